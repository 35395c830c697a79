/** Findings told by others: « idem à gauche », « comme à droite », « passif identique à l’actif ». */
import type { Mode, Side } from '@constat/report/catalogue';
import { copy } from './findings/rewrite-findings.ts';
import type { CellWrite, Writer } from './findings/writer.ts';
import type { Row } from './rows/row.ts';
import type { ExaminationState } from './state.ts';
import { entryOf, isWord, rowsOf } from './words/span.ts';
import type { Span } from './words/span.ts';

/** What findings are copied to, and from. */
interface Reference {
  readonly at: Span;
  readonly side: Side | 'other' | undefined;
  readonly mode: Mode | undefined;
  /** The side that is named after « comme ». */
  readonly fromSide: Side | undefined;
  readonly rows: ReadonlySet<Row>;
}

/**
 * « Comme à gauche, sauf la flexion à cent dix »: copies what is referred to before the exceptions are read, and answers
 * what is left to read; null where the utterance tells no such thing.
 */
export function copyBeforeExceptions(
  spans: readonly Span[],
  writer: Writer,
  state: ExaminationState,
): readonly Span[] | null {
  const exception = spans.findIndex((span) => isWord(span, 'except'));
  if (exception < 0) return null;
  const reference = readReference(spans.slice(0, exception), false);
  if (reference?.fromSide === undefined) return null;
  copyReference(reference, writer, state);
  const side =
    reference.side === 'other' || reference.side === undefined
      ? opposite(reference.fromSide)
      : reference.side;
  writer.focus = { ...writer.focus, ...(side !== undefined && { side }) };
  return spans.slice(exception + 1);
}

/** Copies the findings that an utterance refers to, and asks where there are none. */
export function copyFindings(spans: readonly Span[], writer: Writer, state: ExaminationState): void {
  const reference = readReference(spans, writer.writes.length > 0);
  if (reference !== null) copyReference(reference, writer, state);
}

function copyReference(reference: Reference, writer: Writer, state: ExaminationState): void {
  const named = findSource(reference, writer, state);
  // « identique à droite » of what was found on the left is of the right.
  const isTarget = named.length === 0 && reference.fromSide !== undefined && reference.side === 'other';
  const meant = isTarget ? { ...reference, side: reference.fromSide, fromSide: undefined } : reference;
  const source = isTarget ? findSource(meant, writer, state) : named;
  const known = source.find(({ cell }) => cell.side !== undefined)?.cell.side;
  if (source.length === 0) {
    writer.askRow();
    return;
  }
  const side = meant.side === 'other' ? opposite(known) : meant.side;
  // « identique à droite » of what was found on the right is of the left.
  const target = meant.fromSide === side && side === known ? opposite(side) : side;
  if (target === undefined && reference.mode === undefined) return;
  // « mêmes mouvements à gauche : flexion cent quinze »: told after all.
  const isTold = ({ row }: CellWrite): boolean =>
    writer.writes.some((write) => write.row === row && write.cell.side === target);
  if (target !== undefined && source.some(isTold)) return;
  writer.asked = null;
  copy(
    writer,
    source.filter(({ cell }) => target === undefined || cell.side !== target),
    { side: target, mode: reference.mode },
    reference.at,
  );
}

function readReference(spans: readonly Span[], hasWrites: boolean): Reference | null {
  const at = spans.findLastIndex((span) =>
    isWord(span, 'same', 'symmetric', ...(hasWrites ? [] : (['also'] as const))),
  );
  const likeAt = spans.findIndex((span, index) => index >= at && isWord(span, 'asSide'));
  const place = at >= 0 ? at : likeAt;
  const span = spans[place];
  if (span === undefined) return null;
  const likeFrom = likeAt >= 0 ? likeAt : spans.length;
  const isValue = (one: Span): boolean => one.number !== undefined || entryOf(one, 'result') !== undefined;
  const start = spans.slice(0, place).findLastIndex(isValue) + 1;
  const value = spans.findIndex((one, index) => index > place && isValue(one));
  // A row that a value follows is a finding of its own.
  const row = spans.findIndex((one, index) => index > place && rowsOf(one) !== undefined);
  const next = value >= 0 && row >= 0 ? Math.min(row, value) : value;

  const before = spans.slice(start, likeFrom).slice(0, next < 0 ? undefined : next - start);
  const after = spans.slice(likeFrom, next < 0 ? undefined : next);
  const side = sideIn(before);
  const fromSide = oneSide(sideIn(after));
  const mode = modeIn(before);
  const isSymmetric = isWord(span, 'symmetric');
  // A word of comparison alone refers to nothing, nor does one beside a value of its own.
  if (at < 0 && fromSide === undefined && modeIn(after) === undefined) return null;
  // « les mêmes articulations, quatre-vingt-dix »: values of their own.
  const isFollowed = value >= 0 && (row < 0 || value < row);
  if (isFollowed && at >= 0 && likeAt < 0) return null;
  if (
    hasWrites &&
    (isSymmetric ||
      side === 'other' ||
      (at < 0 && side === undefined) ||
      (side === undefined && mode === undefined))
  )
    return null;
  const rows = new Set(before.flatMap((one) => [...(rowsOf(one)?.rows ?? [])]));
  const isOther =
    isSymmetric || side === 'both' || side === 'other' || (side === undefined && fromSide !== undefined);
  return { at: span, side: isOther ? 'other' : side, mode, fromSide, rows };
}

/** The findings of this utterance, or else the last ones of these rows. */
function findSource(
  { at, rows, fromSide }: Reference,
  writer: Writer,
  state: ExaminationState,
): readonly CellWrite[] {
  const { from } = writer.placeOf(at.from, at.to);
  const earlier = writer.writes.filter((write) => write.to <= from);
  if (earlier.length > 0) return earlier;
  const isMeant = ({ row, cell }: CellWrite): boolean =>
    (rows.size === 0 || rows.has(row)) &&
    (fromSide === undefined || cell.side === undefined || cell.side === fromSide);
  const last = rows.size > 0 ? state.done.findLast(({ writes }) => writes.some(isMeant)) : state.done.at(-1);
  return last?.writes.filter(isMeant) ?? [];
}

function sideIn(spans: readonly Span[]): Side | 'both' | 'other' | undefined {
  return spans.map((span) => entryOf(span, 'side')?.side).findLast((side) => side !== undefined);
}

function oneSide(side: ReturnType<typeof sideIn>): Side | undefined {
  return side === 'Droit' || side === 'Gauche' ? side : undefined;
}

function modeIn(spans: readonly Span[]): Mode | undefined {
  const mode = spans.map((span) => entryOf(span, 'mode')?.mode).findLast((one) => one !== undefined);
  return mode === 'both' ? undefined : mode;
}

function opposite(side: Side | undefined): Side | undefined {
  if (side === undefined) return undefined;
  return side === 'Droit' ? 'Gauche' : 'Droit';
}
