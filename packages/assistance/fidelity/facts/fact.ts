import type { FactKind, TextLanguage } from '../difference.ts';
import type { Spans } from '../text/spans.ts';
import type { Token } from '../text/token.ts';

/** Something a text states: two facts are equal when kind and key are. */
export interface Fact {
  readonly kind: FactKind;
  readonly key: string;
  /** First and last token. */
  readonly first: number;
  readonly last: number;
}

/** A text being read: each reader adds its facts and marks the tokens that no other reader should take. */
export interface Reading extends Spans {
  readonly language: TextLanguage;
  readonly tokens: readonly Token[];
  readonly taken: Uint8Array;
  /** 1 at the first and the last token of each number. */
  readonly numberAt: Uint8Array;
  readonly facts: Fact[];
  /** What a token is beyond its fact: the start or the end of a range of dates. */
  readonly tags: Map<number, string>;
}

/** Adds a fact and takes its tokens. */
export function addFact(reading: Reading, kind: FactKind, key: string, first: number, last: number): void {
  reading.facts.push({ kind, key, first, last });
  reading.taken.fill(1, first, last + 1);
  if (kind !== 'number') return;
  reading.numberAt[first] = 1;
  reading.numberAt[last] = 1;
}
