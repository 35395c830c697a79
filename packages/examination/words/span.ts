import type { Entry, Particle } from '../lexicon/entry.ts';
import type { Row } from '../rows/row.ts';
import type { SaidNumber } from './read-number.ts';

/** Words that were read together, with all that they may be. */
export interface Span {
  /** Of words, not of characters; `to` is the word after the last. */
  readonly from: number;
  readonly to: number;
  readonly entries: readonly Entry[];
  readonly number?: SaidNumber;
  /** A vertebral level: `T12`. */
  readonly level?: string;
  /** A punctuation mark or a line break. */
  readonly mark?: string;
}

export function rowsOf({ entries }: Span): Extract<Entry, { kind: 'rows' }> | undefined {
  return entries.find((entry) => entry.kind === 'rows');
}

/** What a span is of one kind. */
export function entryOf<Kind extends Entry['kind']>(
  { entries }: Span,
  kind: Kind,
): Extract<Entry, { kind: Kind }> | undefined {
  return entries.find((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);
}

export function isWord({ entries }: Span, ...words: readonly Particle[]): boolean {
  return entries.some((entry) => entry.kind === 'word' && words.includes(entry.word));
}

/** A word that nothing is known of. */
export function isUnknown({ entries, number, mark }: Span): boolean {
  return entries.length === 0 && number === undefined && mark === undefined;
}

export function intersect(one: ReadonlySet<Row>, other: ReadonlySet<Row>): ReadonlySet<Row> {
  return new Set([...one].filter((row) => other.has(row)));
}
