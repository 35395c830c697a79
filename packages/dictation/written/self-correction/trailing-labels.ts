import type { DictationLanguage } from '../../commands/command.ts';
import type { Piece } from './correctable-facts.ts';
import { MEASURED, NAMES, QUALIFIERS } from './word-groups.ts';
import type { SmallWord } from './word-groups.ts';

const LONGEST_TRAIL = 4;

/**
 * The content pieces after the one at `at` that belong to it: what a preposition links (« de naproxène », "on the
 * left"), a side, what is counted (« trois vis »), what an adjective qualifies ("left ring finger").
 */
export function trailOf(
  pieces: readonly Piece[],
  at: number,
  lead: readonly number[],
  language: DictationLanguage,
): number[] {
  const trail: number[] = [];
  let link: SmallWord | null = null;
  for (let next = at + 1; next < pieces.length && trail.length < LONGEST_TRAIL; next += 1) {
    const piece = pieces[next] as Piece;
    if (piece.kind === 'comma' || piece.kind === 'stop') break;
    if (piece.kind === 'small') {
      if (piece.small !== 'preposition' && piece.small !== 'article') break;
      link = link === 'preposition' ? link : piece.small;
      continue;
    }
    const isLabel = piece.kind === 'word' || piece.group === 'rank' || piece.group === 'level';
    if (!isLabel && piece.figure?.article !== true) break;
    const isTime = piece.group === 'part' || piece.group === 'weekday';
    const belongsHere =
      link === 'preposition' ||
      (link === 'article' ? isTime : belongs(pieces[at] as Piece, piece, pieces[next - 1], language));
    if (!belongsHere) break;
    trail.push(next);
    link = null;
  }
  return dropNextLabels(pieces, withoutNextName(pieces, trail, language), lead);
}

/** Whether a word says more of the one before it without a small word between: "left ring finger", « trois vis ». */
function belongs(
  head: Piece,
  piece: Piece,
  previous: Piece | undefined,
  language: DictationLanguage,
): boolean {
  const group = piece.group ?? '';
  if (QUALIFIERS.has(group)) return true;
  if (group === 'move') return false;
  const before = previous?.group ?? '';
  if (before === 'rank') return true;
  if (previous === head && head.group === 'measure') return head.figure?.unit === null;
  return language === 'en' && before !== 'part' && (before === 'finger' || QUALIFIERS.has(before));
}

/** "extension 20 degrees internal rotation": the qualifiers right before a name are that one's, in English. */
function withoutNextName(
  pieces: readonly Piece[],
  trail: readonly number[],
  language: DictationLanguage,
): number[] {
  const after = pieces[(trail.at(-1) ?? -1) + 1];
  if (language !== 'en' || after?.kind !== 'word' || !NAMES.has(after.group ?? '')) return [...trail];
  return trail.slice(0, trail.findLastIndex((at) => !QUALIFIERS.has(pieces[at]?.group ?? '')) + 1);
}

/**
 * What follows a figure and stands just before the next is that one's label where the first has one of its kind; so it
 * is, wherever the next stands, where the first has another of its kind: « hanche gauche flexion 80 à la hanche droite ».
 */
function dropNextLabels(pieces: readonly Piece[], trail: number[], labels: readonly number[]): number[] {
  const last = trail.at(-1);
  if (last === undefined) return trail;
  let next = last + 1;
  while (pieces[next]?.kind === 'small') next += 1;
  const isBeforeNext = MEASURED.has(pieces[next]?.group ?? '') && pieces[next]?.figure?.article !== true;
  const known = new Map(labels.map((at) => [pieces[at]?.group ?? null, pieces[at]?.key]));
  known.delete(null);
  const isOfKnownKind = (at: number): boolean => known.has(pieces[at]?.group ?? null);
  const isOther = (at: number): boolean =>
    isOfKnownKind(at) && known.get(pieces[at]?.group ?? null) !== pieces[at]?.key;
  if (!isBeforeNext && !trail.some(isOther)) return trail;
  const from = trail.findIndex(isOfKnownKind);
  return from === -1 ? trail : trail.slice(0, from);
}
