/** Numbers that count, numbers that look like articles, and the signs of tests. */
import { entryOf, rowsOf } from './span.ts';
import type { Reading } from './read-spans.ts';
import type { Span } from './span.ts';
import type { SaidWord } from './word.ts';

/** « annulaire un, auriculaire deux »: « un » between a row and what ends its finding is a number. */
export function countOne(
  spans: readonly Span[],
  words: readonly SaidWord[],
  { language }: Reading,
): readonly Span[] {
  if (language !== 'fr') return spans;
  const isEnd = (next: Span | undefined): boolean =>
    next === undefined ||
    next.mark !== undefined ||
    rowsOf(next) !== undefined ||
    entryOf(next, 'side') !== undefined;
  return spans.map((span, at) => {
    const before = spans[at - 1];
    const isOne = words[span.from]?.key === 'un' && span.to === span.from + 1;
    if (!isOne || before === undefined || rowsOf(before) === undefined || !isEnd(spans[at + 1])) return span;
    return { ...span, entries: [], number: { value: 1, text: '1', grade: '', isNegative: false, length: 1 } };
  });
}

const SIGNS: Readonly<Record<string, 'positive' | 'negative'>> = {
  plus: 'positive',
  '+': 'positive',
  moins: 'negative',
  '-': 'negative',
};

/** « McMurray plus, Thessaly moins »: the sign of a test, where no number follows. In English "plus" joins. */
export function readSigns(
  spans: readonly Span[],
  words: readonly SaidWord[],
  { language }: Reading,
): readonly Span[] {
  if (language !== 'fr') return spans;
  return spans.map((span, at) => {
    const sense = span.to === span.from + 1 ? SIGNS[words[span.from]?.key ?? ''] : undefined;
    const before = spans[at - 1];
    const named = before !== undefined && entryOf(before, 'side') !== undefined ? spans[at - 2] : before;
    const rows = named === undefined ? undefined : rowsOf(named)?.rows;
    const isTest =
      rows !== undefined &&
      [...rows].some(({ cells }) =>
        cells.some(({ field }) => field.options === 'result' || field.options === 'ligament'),
      );
    if (sense === undefined || !isTest || !isSignEnd(spans, at, words)) return span;
    return { from: span.from, to: span.to, entries: [{ kind: 'result', sense }] };
  });
}

/** A sign ends its finding: « Lachman moins net » compares, and « McMurray plus Thessaly négatifs » joins. */
function isSignEnd(spans: readonly Span[], at: number, words: readonly SaidWord[]): boolean {
  const next = spans[at + 1];
  if (next === undefined || next.mark !== undefined) return true;
  if (entryOf(next, 'side') !== undefined) {
    const after = spans[at + 2];
    return after === undefined || after.mark !== undefined || rowsOf(after) !== undefined;
  }
  const sign = spans[at + 2];
  return rowsOf(next) !== undefined && sign !== undefined && (words[sign.from]?.key ?? '') in SIGNS;
}

const DETERMINERS = new Set([
  'the',
  'all',
  'these',
  'those',
  'his',
  'her',
  'les',
  'aux',
  'des',
  'ces',
  'ses',
  'mes',
  'de',
]);

const MOST_COUNTED = 5;

/** « aux quatre doigts », "of the two legs": how many there are, and no value; two of a part are both sides of it. */
export function dropCounts(spans: readonly Span[], words: readonly SaidWord[]): readonly Span[] {
  return spans.map((span, at) => {
    const { number } = span;
    const next = spans[at + 1];
    const isCount =
      number !== undefined &&
      number.length === 1 &&
      number.value > 1 &&
      number.value <= MOST_COUNTED &&
      next !== undefined &&
      (entryOf(next, 'place') !== undefined || entryOf(next, 'table') !== undefined) &&
      rowsOf(next) === undefined &&
      DETERMINERS.has(words[span.from - 1]?.key ?? '');
    if (!isCount) return span;
    const { from, to } = span;
    return {
      from,
      to,
      entries:
        number.value === 2 && entryOf(next, 'place') !== undefined
          ? [{ kind: 'side', side: 'both' }]
          : [{ kind: 'word', word: 'filler' }],
    };
  });
}
