import type { FactKind, TextLanguage } from '../difference.ts';
import type { Spans } from '../text/sentence-and-clause-spans.ts';
import type { Token } from '../text/token.ts';
import type { TermTable } from './term-table.ts';

/** Something a text states: two facts are equal when kind and key are. */
export interface Fact {
  readonly kind: FactKind;
  readonly key: string;
  /** The number of its kind and key. */
  readonly term: number;
  /** First and last token. */
  readonly first: number;
  readonly last: number;
}

/** A text being read: each reader adds its facts and marks the tokens that no other reader should take. */
export interface Reading extends Spans {
  readonly language: TextLanguage;
  readonly table: TermTable;
  readonly tokens: readonly Token[];
  readonly taken: Uint8Array;
  /** 1 at the first and the last token of each number. */
  readonly numberAt: Uint8Array;
  readonly facts: Fact[];
  /** For a token that is more than its fact, the number of the term that says so: the start or end of a range. */
  readonly tags: Map<number, number>;
}

/** Adds a fact and takes its tokens. */
export function addFact(reading: Reading, kind: FactKind, key: string, first: number, last: number): void {
  reading.facts.push({ kind, key, term: reading.table.idOf(kind, key), first, last });
  for (let at = first; at <= last; at += 1) reading.taken[at] = 1;
  if (kind !== 'number') return;
  reading.numberAt[first] = 1;
  reading.numberAt[last] = 1;
}
