import { WORKER } from './gender-change.ts';
import type { FoundWords, Gender, GenderChange, Referent } from './gender-change.ts';
import { inCaseOf } from './gender-tokens.ts';
import type { Token } from './gender-tokens.ts';

/** Collects the words of the other gender that a text has, those about the worker and those that may be. */
export class WordCollector {
  /** The gender wanted, and the other one. */
  readonly to: Gender;
  readonly from: Gender;
  readonly #changes: GenderChange[] = [];
  readonly #doubts: GenderChange[] = [];

  constructor(to: Gender) {
    this.to = to;
    this.from = to === 'female' ? 'male' : 'female';
  }

  /** Notes changes of words about the worker, or doubts; words about anybody else stay. */
  note(changes: readonly GenderChange[], about: Referent = WORKER): void {
    if (about.kind === 'worker') this.#changes.push(...changes);
    else if (about.kind === 'unclear') this.#doubts.push(...changes);
  }

  /** Notes that a word gets its other form. */
  change(place: Pick<Token, 'start' | 'end' | 'text'>, counterpart: string, about: Referent = WORKER): void {
    const { start, end, text: word } = place;
    this.note([{ start, end, word, replacement: inCaseOf(word, counterpart) }], about);
  }

  /** What was found, in the order of the text. */
  found(): FoundWords {
    const inOrder = (one: GenderChange, other: GenderChange): number => one.start - other.start;
    return { changes: this.#changes.toSorted(inOrder), doubts: this.#doubts.toSorted(inOrder) };
  }
}
