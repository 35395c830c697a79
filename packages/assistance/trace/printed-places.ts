import { NO_TERM } from '../fidelity/facts/term-table.ts';
import { LEAST_FITNESS, fitnessFor } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

/** As good as the same sentence. */
const SURE_FITNESS = 0.9;
/** Likeness of what is dictated once more in another recording. */
const AGAIN_FITNESS = 0.7;
/** Places of the same value that are looked at for one fact, so that a phrase said forty thousand times stays cheap. */
const MOST_CANDIDATES = 48;

/** The facts of the printed texts, each to be taken once. */
export class PrintedFacts {
  readonly #byTerm = new Map<number, Queue>();
  readonly #byOwner = new Map<number, Queue>();

  constructor(facts: readonly Occurrence[]) {
    for (const fact of facts) {
      queueOf(this.#byTerm, fact.term).add(fact);
      if (fact.owner !== NO_TERM) queueOf(this.#byOwner, fact.owner).add(fact);
    }
  }

  /** The place that states the fact, in nearly the same words where it has to be sure; it is then taken; null when none does. */
  take(said: Occurrence, as: 'sure' | 'likely'): Occurrence | null {
    const least = as === 'sure' ? SURE_FITNESS : LEAST_FITNESS;
    return this.#byTerm.get(said.term)?.takeBest(fitnessFor(said), least) ?? null;
  }

  /** Another value of the same kind that stands for the same thing in the same surroundings. */
  insteadOf(said: Occurrence): Occurrence | null {
    if (said.owner === NO_TERM) return null;
    const fitness = fitnessFor(said);
    const score = (printed: Occurrence): number =>
      printed.kind === said.kind && printed.term !== said.term ? fitness(printed) : 0;
    return this.#byOwner.get(said.owner)?.best(score, LEAST_FITNESS) ?? null;
  }
}

/** Spoken facts by what they say: a passage that was dictated twice for one section, in two recordings, is printed once. */
export class SpokenElsewhere {
  readonly #byTerm = new Map<number, Queue>();
  readonly #places = new Map<Occurrence, Occurrence>();

  readonly #sectionOf: (text: number) => string | undefined;

  /** `sectionOf` tells for which section the recording of that number was made. */
  constructor(
    facts: readonly { readonly fact: Occurrence; readonly place: Occurrence | null }[],
    sectionOf: (text: number) => string | undefined,
  ) {
    this.#sectionOf = sectionOf;
    for (const { fact, place } of facts) {
      if (place === null) continue;
      queueOf(this.#byTerm, fact.term).add(fact);
      this.#places.set(fact, place);
    }
  }

  /** Where another recording's fact stands that was said in nearly the same words. */
  placeOf(said: Occurrence): Occurrence | null {
    const fitness = fitnessFor(said);
    const section = this.#sectionOf(said.text);
    const score = (other: Occurrence): number =>
      other.text === said.text || this.#sectionOf(other.text) !== section ? 0 : fitness(other);
    const other = this.#byTerm.get(said.term)?.best(score, AGAIN_FITNESS) ?? null;
    return other === null ? null : (this.#places.get(other) ?? null);
  }
}

function queueOf(queues: Map<number, Queue>, key: number): Queue {
  let queue = queues.get(key);
  if (queue === undefined) queues.set(key, (queue = new Queue()));
  return queue;
}

/** Occurrences in order; those that come after the last one taken are looked at first. */
class Queue {
  readonly #all: Occurrence[] = [];
  /** For each place the next one that may be free, itself where it is. */
  readonly #free: number[] = [0];
  #next = 0;

  add(occurrence: Occurrence): void {
    this.#all.push(occurrence);
    this.#free.push(this.#all.length);
  }

  takeBest(score: (occurrence: Occurrence) => number, least: number): Occurrence | null {
    const at = this.#findBest(score, least);
    if (at === null) return null;
    this.#free[at] = at + 1;
    this.#next = at + 1;
    return this.#all[at] ?? null;
  }

  best(score: (occurrence: Occurrence) => number, least: number): Occurrence | null {
    const at = this.#findBest(score, least);
    return at === null ? null : (this.#all[at] ?? null);
  }

  #findBest(score: (occurrence: Occurrence) => number, least: number): number | null {
    let best: number | null = null;
    let bestScore = least;
    let hasWrapped = false;
    let at = this.#freeFrom(this.#next);
    for (let seen = 0; seen < MOST_CANDIDATES; seen += 1) {
      if (at >= this.#all.length && !hasWrapped) {
        hasWrapped = true;
        at = this.#freeFrom(0);
      }
      const occurrence = this.#all[at];
      if (occurrence === undefined || (hasWrapped && at >= this.#next)) break;
      const its = score(occurrence);
      if (its >= bestScore) {
        best = at;
        bestScore = its;
        if (its >= SURE_FITNESS) break;
      }
      at = this.#freeFrom(at + 1);
    }
    return best;
  }

  #freeFrom(start: number): number {
    let at = start;
    while (at < this.#all.length && this.#free[at] !== at) at = this.#free[at] ?? at + 1;
    for (let place = start; place < at;) {
      const next = this.#free[place] ?? at;
      this.#free[place] = at;
      place = next;
    }
    return at;
  }
}
