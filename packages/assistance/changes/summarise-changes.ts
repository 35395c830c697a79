/** What a proposal changes in the form of a text, counted so that it can be said in a sentence. */
import { findMoves } from './find-moves.ts';

/** How many of each; a replaced sign or word counts once. */
export interface ChangeSummary {
  /** Paragraphs and lines that are new, or fewer when negative. */
  readonly paragraphs: number;
  readonly moved: number;
  /** Lines of a title that the text did not have. */
  readonly headings: number;
  readonly capitals: number;
  readonly marks: number;
  /** Words replaced by figures. */
  readonly numbers: number;
  readonly words: number;
  /** True where white space differs and nothing else does. */
  readonly isSpacingAlone: boolean;
}

/**
 * Counts what differs between two texts.
 *
 * @param blank puts blanks in place of the titles that the form prints itself, which are no words of the text
 */
export function summariseChanges(
  before: string,
  after: string,
  { blank = (text) => text }: { readonly blank?: (text: string) => string } = {},
): ChangeSummary {
  const [written, proposed] = [blank(before), blank(after)];
  const [old, young] = [countWords(written), countWords(proposed)];
  const added = countMissing(young.folded, old.folded);
  const removed = countMissing(old.folded, young.folded);
  const numbers = Math.min(removed.total, added.figures);
  const counts = {
    paragraphs: countLines(proposed) - countLines(written),
    moved: findMoves(written, proposed).moves.reduce((sum, { count }) => sum + count, 0),
    headings: newHeadings(before, after),
    capitals: Math.max(0, countMissing(young.exact, old.exact).total - added.total),
    marks: Math.max(countMissing(young.marks, old.marks).total, countMissing(old.marks, young.marks).total),
    numbers,
    words: Math.max(added.total - added.figures, removed.total - numbers, 0),
  };
  const isNothing = Object.values(counts).every((count) => count === 0);
  return { ...counts, isSpacingAlone: isNothing && before !== after };
}

type Bag = ReadonlyMap<string, number>;

function countWords(text: string): { readonly exact: Bag; readonly folded: Bag; readonly marks: Bag } {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return {
    exact: bagOf(words),
    folded: bagOf(words.map((word) => word.toLowerCase())),
    marks: bagOf(text.replaceAll('’', "'").match(/[^\p{L}\p{M}\p{N}\s'-]/gu) ?? []),
  };
}

function bagOf(items: readonly string[]): Bag {
  const bag = new Map<string, number>();
  for (const item of items) bag.set(item, (bag.get(item) ?? 0) + 1);
  return bag;
}

/** What the first holds more often than the second, and how much of that has a figure. */
function countMissing(first: Bag, second: Bag): { readonly total: number; readonly figures: number } {
  let total = 0;
  let figures = 0;
  for (const [item, count] of first) {
    const more = Math.max(0, count - (second.get(item) ?? 0));
    total += more;
    if (/\d/u.test(item)) figures += more;
  }
  return { total, figures };
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

/** Lines that are a title in the proposal, and no title of the text before it. */
function newHeadings(before: string, after: string): number {
  const known = new Set(before.split('\n').map(labelOf));
  return after.split('\n').filter((line) => line.trimEnd().endsWith(':') && !known.has(labelOf(line))).length;
}

function labelOf(line: string): string {
  return (line.split(':', 1)[0] ?? '').trim().toLowerCase().replaceAll('’', "'");
}
