import type { DictationLanguage } from '../../commands/command.ts';
import { readCounted } from '@constat/language/units';
import { factsOf, isContent } from './correctable-facts.ts';
import type { Piece } from './correctable-facts.ts';
import { isRange } from './correctable-figures.ts';
import type { DateMember, Figure } from './correctable-figures.ts';
import { isAtEnd, isComparable } from './correction-place.ts';
import type { Restated, Spoken } from './correction-place.ts';
import { BLOCK_LABELS } from './corrects-a-block.ts';
import { MEASURED } from './word-groups.ts';

const LAST_DAY = 31;
/** Content words of a clause that its second beginning may take away. */
const LONGEST_RESTART = 3;

/** « le douze mars, correction, le treize »: the day of a date, or of the end of a range, said alone. */
export function restateDay(
  said: Spoken,
  next: Spoken,
  head: number,
  language: DictationLanguage,
): Restated | null {
  const fresh = next.pieces.slice(0, head).find(isContent);
  const fact = factsOf(said.pieces, 'date', language, null).at(-1);
  const figure = fresh?.figure;
  if (fresh === undefined || figure === null || figure === undefined || fact === undefined) return null;
  const date = said.pieces[fact.at]?.figure;
  const own = date?.members ?? [];
  const first = own.findLastIndex(({ part }) => part === 'day');
  const day = own[first];
  const isEnd = date != null && isRange(date);
  const last = isDay(figure) ? day : isEnd ? sameParts(own.slice(first), figure) : undefined;
  if (day === undefined || last === undefined || !isAtEnd(said.pieces, fact)) return null;
  const insert = next.tokens.slice(fresh.start, fresh.end);
  return {
    edits: [{ start: day.start, end: last.end, insert }],
    resumeAt: fresh.end,
    isLast: true,
    isNamed: false,
  };
}

function isDay({ article, sort, unit, value }: Figure): boolean {
  if (article || (sort !== 'measure' && sort !== 'rank') || unit !== null) return false;
  return /^\d+$/.test(value) && Number(value) <= LAST_DAY;
}

/** The last part of the end of a range that one date says anew, part for part; none where it is another date. */
function sameParts(own: readonly DateMember[], { sort, members }: Figure): DateMember | undefined {
  const isSame = sort === 'date' && members.every(({ part }, at) => part === own[at]?.part);
  return isSame ? own[members.length - 1] : undefined;
}

/** « cinq cents microgrammes, correction, milligrammes »: the unit of a measure, said alone. */
export function restateUnit(said: Spoken, next: Spoken, language: DictationLanguage): Restated | null {
  const at = next.pieces.findIndex(isContent);
  const start = next.pieces[at]?.start ?? -1;
  const unit = readCounted(next.tokens, start, language);
  const fact = factsOf(said.pieces, 'measure', language, null).at(-1);
  const own = fact === undefined ? undefined : said.pieces[fact.at];
  if (unit === null || fact === undefined || own?.figure?.unit == null || own.figure.unit === unit.id)
    return null;
  if (own.figure.valueLength === own.figure.length) return null;
  const end = start + unit.length;
  const after = next.tokens[end];
  if ((after !== undefined && after.kind === 'word') || !isAtEnd(said.pieces, fact)) return null;
  const edit = {
    start: own.start + own.figure.valueLength,
    end: own.end,
    insert: next.tokens.slice(start, end),
  };
  return { edits: [edit], resumeAt: end, isLast: true, isNamed: false };
}

/** « l'abduction est complète, je reprends, l'abduction est limitée »: a clause begun again with the same words. */
export function restart(said: Spoken, next: Spoken): Restated | null {
  const first = next.pieces[0];
  if (first === undefined) return null;
  for (let from = said.pieces.length - 1; from >= 0; from -= 1) {
    const place = said.pieces[from] as Piece;
    if (place.kind === 'comma' || place.kind === 'stop') return null;
    if (place.key !== first.key) continue;
    const equal = countEqual(said.pieces, from, next.pieces);
    const dropped = said.pieces.slice(from + equal);
    const isRepeated = equal >= 2 && next.pieces.slice(0, equal).some(isContent);
    const isPlain = dropped.every(({ kind, group }) => kind !== 'figure' && group === null);
    const words = dropped.filter(isContent).length;
    if (!isRepeated || words === 0) continue;
    if (
      !isPlain ||
      words > LONGEST_RESTART ||
      restatesOther(said.pieces.slice(0, from), next.pieces.slice(equal))
    )
      return null;
    const start = dropped[0]?.start ?? 0;
    const end = said.pieces.at(-1)?.end ?? start;
    const resumeAt = next.pieces[equal]?.start ?? next.tokens.length;
    return equal < next.pieces.length && next.pieces[equal]?.kind === 'word'
      ? { edits: [{ start, end, insert: [] }], resumeAt, isLast: true, isNamed: false }
      : null;
  }
  return null;
}

/** « genou gauche stable, genou droit instable »: the next words name another block as well that was told before. */
function restatesOther(said: readonly Piece[], next: readonly Piece[]): boolean {
  return next.some(
    ({ group, key }) => BLOCK_LABELS.has(group ?? '') && said.some((piece) => piece.key === key),
  );
}

function countEqual(said: readonly Piece[], from: number, next: readonly Piece[]): number {
  let equal = 0;
  while (from + equal < said.length && said[from + equal]?.key === next[equal]?.key) equal += 1;
  return equal;
}

/** « douleur à 4 sur 10 au genou droit, correction, genou gauche, 6 sur 10 »: a value of its own follows, of a kind that was said. */
export function leavesValue(said: Spoken, { pieces }: Spoken, resumeAt: number): boolean {
  const comma = pieces.findIndex(({ start }) => start >= resumeAt);
  const next = pieces[comma]?.kind === 'comma' ? pieces[comma + 1] : undefined;
  return (
    next !== undefined &&
    MEASURED.has(next.group ?? '') &&
    next.figure?.article === false &&
    said.pieces.some((piece) => isComparable(piece, next) && piece.figure?.article === false)
  );
}
