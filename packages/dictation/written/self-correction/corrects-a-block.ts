import { isContent } from './correctable-facts.ts';
import type { Piece } from './correctable-facts.ts';
import type { Match, Spoken, Value } from './correction-place.ts';
import { NAMES, QUALIFIERS } from './word-groups.ts';

/** Kinds of labels under which findings are told: a side, a joint, a posture, a day, a level. */
export const BLOCK_LABELS: ReadonlySet<string> = new Set([
  ...NAMES,
  ...QUALIFIERS,
  'date',
  'weekday',
  'level',
]);

/**
 * Whether the value names what was told before, and the next words then say something of it: « genou droit sensible,
 * genou gauche stable, correction, genou droit douloureux ». What they correct are words, and none of the left knee's.
 * Where nothing was said after the place that was found, « en L4 à droite, correction, à gauche, il marche », that place
 * is the one that changes.
 */
export function correctsABlock(
  said: Spoken,
  next: Spoken,
  { at }: Value,
  found: Match | 'same' | null,
): boolean {
  if (found !== null && found !== 'same' && !saysMore(said.pieces, found.fact.at + 1)) return false;
  const fresh = next.pieces[at] as Piece;
  const name = nameBeside(next.pieces, at);
  const isTold = said.pieces.some(({ key }, place) => {
    if (key !== fresh.key) return false;
    const other = nameBeside(said.pieces, place);
    return name === null || other === null || name === other;
  });
  return isTold && saysMore(next.pieces, at + 1);
}

/** Whether the sentence goes on from `from` with more than labels. */
function saysMore(pieces: readonly Piece[], from: number): boolean {
  const after = pieces.slice(from);
  const end = after.findIndex(({ kind }) => kind === 'stop');
  return after
    .slice(0, end === -1 ? after.length : end)
    .some((piece) => isContent(piece) && !BLOCK_LABELS.has(piece.group ?? ''));
}

/** The name that a label stands beside, « genou » of « genou droit »; null where it stands beside none. */
function nameBeside(pieces: readonly Piece[], at: number): string | null {
  const before = pieces.slice(0, at).findLast(({ kind }) => kind !== 'small');
  const after = pieces.slice(at + 1).find(({ kind }) => kind !== 'small');
  return [before, after].find((piece) => NAMES.has(piece?.group ?? ''))?.key ?? null;
}
