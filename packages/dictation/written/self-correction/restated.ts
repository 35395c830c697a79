import type { Piece } from './contrast.ts';

/** Which pieces the next words restate: those from `from`; `keepAfter` is where the kept rest begins, if any. */
export interface Restated {
  readonly from: number;
  /** Pieces after the restated ones that the new words do not repeat and that still hold: a unit, mostly. */
  readonly keepFrom: number | null;
}

const MAX_TAIL = 12;
/** Pieces left over after the last that the new words answer. */
const MAX_REST = 1;

/**
 * Finds the nearest place in what was said that the next words restate. They do when they run alongside it up to a
 * value of the same kind that differs (« à droite » / « à gauche »), or begin with the same two words. A value alone
 * replaces that value alone.
 */
export function findRestated(said: readonly Piece[], next: readonly Piece[]): Restated | null {
  const first = next[0];
  if (first === undefined) return null;
  if (next.length === 1 && first.group !== null && first.group !== 'to') return replaceAlone(said, first);
  let repeated: Restated | null = null;
  for (let from = said.length - 1; from >= Math.max(0, said.length - MAX_TAIL); from -= 1) {
    const run = runAlong(said, from, next);
    if (run.differs && said.length - from - run.length <= MAX_REST) {
      const rest = said[from + run.length];
      const restated = next.slice(0, run.length + 2).some((piece) => piece.group === 'unit');
      if (rest !== undefined && rest.group !== 'unit' && !restated) return null;
      return { from: sameStart(said, from, next), keepFrom: null };
    }
    if (repeated === null && run.equal >= 2 && run.equal < said.length - from && said[from]?.group !== 'to')
      repeated = { from, keepFrom: null };
  }
  return repeated;
}

/** A little further back, the same first word: « on the right » rather than « the right » for "on the left". */
function sameStart(said: readonly Piece[], from: number, next: readonly Piece[]): number {
  const first = next[0]?.key;
  if (said[from]?.key === first) return from;
  for (const earlier of [from - 1, from - 2]) {
    if (said[earlier]?.key === first && runAlong(said, earlier, next).differs) return earlier;
  }
  return from;
}

function replaceAlone(said: readonly Piece[], value: Piece): Restated | null {
  for (let from = said.length - 1; from >= Math.max(0, said.length - MAX_TAIL); from -= 1) {
    const piece = said[from] as Piece;
    // A number alone for a score: of its two numbers, nobody knows which.
    if (piece.group === 'score' && value.group === 'number') return null;
    if (piece.group !== value.group) continue;
    return piece.key === value.key ? null : { from, keepFrom: from + 1 };
  }
  return null;
}

interface Run {
  readonly length: number;
  /** Pieces equal word for word, from the first. */
  readonly equal: number;
  readonly differs: boolean;
}

/** Walks both side by side; small words (« au » / « à la ») need not match one for one. */
function runAlong(said: readonly Piece[], from: number, next: readonly Piece[]): Run {
  let old = from;
  let fresh = 0;
  let equal = 0;
  let differs = false;
  while (old < said.length && fresh < next.length) {
    const before = said[old] as Piece;
    const after = next[fresh] as Piece;
    if (singular(before.key) === singular(after.key)) {
      if (equal === fresh && equal === old - from) equal += 1;
    } else if (before.group !== null && before.group === after.group) {
      if (after.article && !isCountedAlike(said[old + 1], next[fresh + 1])) break;
      differs ||= before.group !== 'to';
    } else if (fresh > 0 && after.group === 'to') {
      fresh += 1;
      continue;
    } else if (fresh > 0 && before.group === 'to') {
      old += 1;
      continue;
    } else {
      break;
    }
    old += 1;
    fresh += 1;
  }
  return { length: old - from, equal, differs };
}

/** « deux comprimés » / « un comprimé », and not « huit heures » / « une cicatrice ». */
function isCountedAlike(said: Piece | undefined, next: Piece | undefined): boolean {
  if (next === undefined || next.group === 'unit' || next.group === 'to') return true;
  return said !== undefined && singular(said.key) === singular(next.key);
}

function singular(key: string): string {
  return key.length > 3 && key.endsWith('s') ? key.slice(0, -1) : key;
}
