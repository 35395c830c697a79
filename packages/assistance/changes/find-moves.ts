/** Which paragraphs of a proposed text stand in another order than they were written in. */
import { placeParagraphs } from './place-paragraphs.ts';
import type { PlacedParagraph } from './place-paragraphs.ts';

/** Paragraphs that follow one another in both texts and change their place together. */
export interface Move {
  /** The words that the first of them begins with. */
  readonly begins: string;
  readonly count: number;
  /** Places of the first of them among the paragraphs, from 1: in the order written, and in the proposed one. */
  readonly from: number;
  readonly to: number;
  /** How the paragraph begins that would follow them; null at the end. */
  readonly before: string | null;
}

export interface Moves {
  readonly moves: readonly Move[];
  /** The proposed paragraphs in the order in which they were written. */
  readonly inPlace: string;
}

const BETWEEN = '\n\n';
/** Words that are quoted of a paragraph. */
const QUOTED_WORDS = 7;

/**
 * The fewest paragraphs that have to change their place between what was written and what is proposed. Nothing where the
 * order is the same.
 */
export function findMoves(written: string, proposed: string): Moves {
  const placed = placeParagraphs(written, proposed);
  const told = placed.toSorted((one, other) => one.place - other.place || one.index - other.index);
  const rank = new Map(told.map((paragraph, index) => [paragraph.index, index]));
  const ranks = placed.map(({ index }) => rank.get(index) ?? index);
  const staying = longestRise(ranks);
  const moves: Move[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const from = ranks[at] ?? 0;
    if (staying.has(from)) continue;
    let count = 1;
    while (ranks[at + count] === from + count && !staying.has(from + count)) count += 1;
    const next = placed[at + count];
    moves.push({
      begins: beginning(placed[at] as PlacedParagraph),
      count,
      from: from + 1,
      to: at + 1,
      before: next === undefined ? null : beginning(next),
    });
    at += count - 1;
  }
  return { moves, inPlace: moves.length === 0 ? proposed : told.map(({ text }) => text).join(BETWEEN) };
}

function beginning({ text }: PlacedParagraph): string {
  const line = text.split('\n', 1)[0] ?? '';
  const words = line.split(' ');
  return words.length <= QUOTED_WORDS ? line : `${words.slice(0, QUOTED_WORDS).join(' ')}…`;
}

/** The values of a longest rising run of a permutation, the smallest ones where there are several. */
function longestRise(values: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const value of values) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous.set(value, tails[low - 1]);
    tails[low] = value;
  }
  const rise = new Set<number>();
  for (let value = tails.at(-1); value !== undefined; value = previous.get(value)) rise.add(value);
  return rise;
}
