import { punctuateDictation } from '@constat/dictation/written';
import type { SpokenWord, WrittenText } from '@constat/dictation/written';
import type { FactKind, TextLanguage } from '../fidelity/difference.ts';
import { readFacts } from '../fidelity/facts/read-facts.ts';
import type { TextFacts } from '../fidelity/facts/read-facts.ts';
import { NO_TERM } from '../fidelity/facts/term-table.ts';
import { fitnessFor, occurrencesOf } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

/** A recording whose words went into the report. */
export interface TracedRecording {
  readonly id: string;
  /** The words as the engine heard them. */
  readonly words: readonly SpokenWord[];
  /** The text that was written from them. */
  readonly written: Pick<WrittenText, 'corrections'>;
}

/** A text of the finished report. */
export interface PrintedText {
  readonly field: string;
  readonly text: string;
}

export interface PrintedPlace {
  readonly field: string;
  /** UTF-16 offsets in the field's text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What became of a spoken fact: `placed` in the report; `edited`: another value stands in its place; `removed` by a
 * spoken command; `absent` from the report.
 */
export type Fate = 'placed' | 'edited' | 'removed' | 'absent';

/** A fact that was spoken, and what became of it. */
export interface TracedFact {
  readonly recording: string;
  readonly kind: FactKind;
  /** The words that say it, and their indexes, `to` included. */
  readonly said: string;
  readonly from: number;
  readonly to: number;
  /** The words around it, to be read and heard with it. */
  readonly passage: { readonly text: string; readonly from: number; readonly to: number };
  readonly fate: Fate;
  /** Where it stands, or what stands in its place; null when it was removed or is absent. */
  readonly place: PrintedPlace | null;
}

/** Less likeness than this is another fact. */
const LEAST_FITNESS = 0.3;
/** As good as the same sentence. */
const SURE_FITNESS = 0.9;
/** Places of the same value that are looked at for one fact, so that a phrase said forty thousand times stays cheap. */
const MOST_CANDIDATES = 48;

/**
 * Follows each fact spoken in the recordings to its place in the report, over all of its texts. A printed place stands
 * for one spoken fact. The time grows linearly.
 */
export function traceFacts(
  recordings: readonly TracedRecording[],
  printed: readonly PrintedText[],
  language: TextLanguage,
): readonly TracedFact[] {
  const spoken = recordings.map(({ words }) => readSpoken(words, language));
  const readings = readFacts(
    [...spoken.map(({ text }) => text), ...printed.map(({ text }) => text)],
    language,
  );
  const pages = readings.slice(recordings.length);
  const report = new PrintedFacts(pages.flatMap((reading, text) => occurrencesOf(reading, text)));
  return recordings.flatMap((recording, index) => {
    const reading = readings[index];
    const said = spoken[index];
    if (reading === undefined || said === undefined) return [];
    return occurrencesOf(reading, index).map((fact) => {
      const its = said.wordsOf(...spanOf(reading, fact.first, fact.last));
      const words = {
        recording: recording.id,
        kind: fact.kind,
        ...its,
        passage: passageOf(said, reading, fact),
      };
      if (isTakenBack(recording, its)) return { ...words, fate: 'removed', place: null } as const;
      const place = report.take(fact);
      if (place !== null) return { ...words, fate: 'placed', place: placeOf(printed, pages, place) } as const;
      const instead = report.insteadOf(fact);
      return {
        ...words,
        fate: instead === null ? 'absent' : 'edited',
        place: instead === null ? null : placeOf(printed, pages, instead),
      } as const;
    });
  });
}

interface Spoken {
  /** What was said, its punctuation written. */
  readonly text: string;
  /** The words that stand from one offset of the text up to another, `to` included. */
  readonly wordsOf: (start: number, end: number) => { said: string; from: number; to: number };
}

function readSpoken(words: readonly SpokenWord[], language: TextLanguage): Spoken {
  const { text, tokens } = punctuateDictation(words, { language });
  const tokenAt = (offset: number): number => {
    let low = 0;
    let high = tokens.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((tokens[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    text,
    wordsOf: (start, end) => {
      const from = tokens[tokenAt(start)]?.origin?.from ?? 0;
      const to = tokens[tokenAt(Math.max(start, end - 1))]?.origin?.to ?? from;
      const said = words.slice(from, to + 1).map((word) => word.text);
      return { said: said.join(' '), from, to };
    },
  };
}

/** The sentence of the fact, eight tokens to each side at most. */
function passageOf(said: Spoken, reading: TextFacts, { first, last }: Occurrence): TracedFact['passage'] {
  const { tokens, sentence } = reading;
  const reach = 8;
  let start = first;
  let end = last;
  while (start > 0 && first - start < reach && sentence[start - 1] === sentence[first]) start -= 1;
  while (end + 1 < tokens.length && end - last < reach && sentence[end + 1] === sentence[last]) end += 1;
  const { said: text, from, to } = said.wordsOf(...spanOf(reading, start, end));
  return { text, from, to };
}

function spanOf({ tokens }: TextFacts, first: number, last: number): [number, number] {
  const start = tokens[first]?.start ?? 0;
  return [start, tokens[last]?.end ?? start];
}

function isTakenBack(
  { written }: TracedRecording,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  return written.corrections.some(
    ({ removedOrigin }) => removedOrigin !== null && from >= removedOrigin.from && to <= removedOrigin.to,
  );
}

function placeOf(
  printed: readonly PrintedText[],
  pages: readonly TextFacts[],
  place: Occurrence,
): PrintedPlace {
  const { field, text } = printed[place.text] ?? { field: '', text: '' };
  const tokens = pages[place.text]?.tokens ?? [];
  const start = tokens[place.first]?.start ?? 0;
  const end = tokens[place.last]?.end ?? start;
  return { field, start, end, text: text.slice(start, end) };
}

/** The facts of the printed texts, each to be taken once. */
class PrintedFacts {
  readonly #byTerm = new Map<number, Queue>();
  readonly #byOwner = new Map<number, Queue>();

  constructor(facts: readonly Occurrence[]) {
    for (const fact of facts) {
      queueOf(this.#byTerm, fact.term).add(fact);
      if (fact.owner !== NO_TERM) queueOf(this.#byOwner, fact.owner).add(fact);
    }
  }

  /** The place that states the fact, which is then taken; null when none does. */
  take(said: Occurrence): Occurrence | null {
    return this.#byTerm.get(said.term)?.takeBest(fitnessFor(said)) ?? null;
  }

  /** Another value of the same kind that stands for the same thing in the same surroundings. */
  insteadOf(said: Occurrence): Occurrence | null {
    if (said.owner === NO_TERM) return null;
    const fitness = fitnessFor(said);
    const score = (printed: Occurrence): number =>
      printed.kind === said.kind && printed.term !== said.term ? fitness(printed) : 0;
    return this.#byOwner.get(said.owner)?.best(score) ?? null;
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

  takeBest(score: (occurrence: Occurrence) => number): Occurrence | null {
    const at = this.#findBest(score);
    if (at === null) return null;
    this.#free[at] = at + 1;
    this.#next = at + 1;
    return this.#all[at] ?? null;
  }

  best(score: (occurrence: Occurrence) => number): Occurrence | null {
    const at = this.#findBest(score);
    return at === null ? null : (this.#all[at] ?? null);
  }

  #findBest(score: (occurrence: Occurrence) => number): number | null {
    let best: number | null = null;
    let bestScore = LEAST_FITNESS;
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
