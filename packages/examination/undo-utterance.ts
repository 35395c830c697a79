/** What takes back or corrects an utterance before. */
import type { ClauseReader } from './findings/clause-reader.ts';
import { correct, moveRow, restore } from './findings/rewrite-findings.ts';
import type { CellWrite, ExaminedForm, Writer } from './findings/writer.ts';
import type { Focus, Write } from './outcome.ts';
import type { Examination, Row } from './rows/row.ts';
import type { ExaminationState, Transaction } from './state.ts';
import { entryOf, rowsOf } from './words/span.ts';
import type { Span } from './words/span.ts';

/** An utterance without the cells, as it is shown. */
export function asWrite({ row: _row, cell: _cell, ...write }: CellWrite): Write {
  return write;
}

/**
 * The fields of the last utterance, or of its last finding alone, with what they held before, and the state without it.
 * Nothing where there is nothing to take back.
 */
export function undoLast(
  state: ExaminationState,
  { onlyLast, length }: { readonly onlyLast: boolean; readonly length: number },
): { readonly writes: readonly Write[]; readonly state: ExaminationState } {
  const last = state.done.at(-1);
  if (last === undefined) return { writes: [], state };
  const isTaken = (write: Write): boolean => !onlyLast || write.from === lastPlace(last);
  const taken = [...last.writes.map(asWrite), ...last.texts].filter(isTaken);
  const rest = {
    ...last,
    writes: last.writes.filter((write) => !isTaken(write)),
    texts: last.texts.filter((write) => !isTaken(write)),
  };
  const before = state.done.slice(0, -1);
  const done = rest.writes.length + rest.texts.length > 0 ? [...before, rest] : before;
  return {
    writes: taken.map((write) => ({ ...restored(write, last), from: 0, to: length })),
    state: { ...state, done },
  };
}

/** « efface le Phalen à droite »: the cells of the named rows, as they stood before they were spoken. */
export function eraseNamed(
  spans: readonly Span[],
  { done, focus }: ExaminationState,
  { examination, form }: { readonly examination: Examination; readonly form: ExaminedForm },
): readonly Write[] {
  const rows = new Set(spans.flatMap((span) => [...(rowsOf(span)?.rows ?? [])]));
  const sides = spans.map((span) => entryOf(span, 'side')?.side).filter((side) => side !== undefined);
  const modes = spans.map((span) => entryOf(span, 'mode')?.mode).filter((mode) => mode !== undefined);
  const isOf = <Of>(own: Of | undefined, said: readonly Of[]): boolean =>
    own === undefined || said.length === 0 || said.includes(own);
  const isMeant = ({ row, cell }: CellWrite): boolean =>
    rows.has(row) && isOf(cell.side, sides) && isOf(cell.mode, modes);
  const erased = new Map<string, Write>();
  for (const transaction of done) {
    for (const write of transaction.writes.filter(isMeant)) {
      if (!erased.has(write.field)) erased.set(write.field, restored(asWrite(write), transaction));
    }
  }
  if (erased.size > 0) return [...erased.values()];
  const places = spans.flatMap((span) => entryOf(span, 'place')?.places ?? []);
  const measures = spans
    .map((span) => entryOf(span, 'measure')?.measure)
    .filter((measure) => measure !== undefined);
  const meant = examination.rows.filter(
    (row) => rows.has(row) && (places.length > 0 ? places.includes(row.place) : isNear(row, focus, rows)),
  );
  const cells = meant
    .flatMap((row) => row.cells)
    .filter(({ side, mode, measure }) => isOf(side, sides) && isOf(mode, modes) && isOf(measure, measures))
    .filter(({ field }) => form.value(field.id) !== '');
  // Which of several is meant is not guessed.
  const [only] = cells;
  if (only === undefined || cells.length > 1) return [];
  const empty = { value: '', adds: false, doubtful: false, statedNormal: false, from: 0, to: 0 };
  return [{ field: only.field.id, ...empty }];
}

/** A row of the part of the body in force, or the only one of that name. */
function isNear(row: Row, { place }: Focus, named: ReadonlySet<Row>): boolean {
  return named.size === 1 || row.place === place;
}

function restored(write: Write, { before }: Transaction): Write {
  const value = before.get(write.field) ?? '';
  return { ...write, value, adds: false, doubtful: false, statedNormal: false };
}

function lastPlace({ writes, texts }: Transaction): number {
  return Math.max(...[...writes, ...texts].map(({ from }) => from));
}

/** « pardon, vingt », « non, à gauche »: of what the utterance before wrote last. */
export function correctLast(
  { spans, denied }: { readonly spans: readonly Span[]; readonly denied: readonly Span[] },
  state: ExaminationState,
  writer: Writer,
  reader: ClauseReader,
): void {
  const last = state.done.at(-1);
  const place = last?.writes.at(-1)?.from;
  if (last === undefined || place === undefined) return;
  // « quarante-quatre et non quarante »: the value that is denied is the one that is meant.
  const wrong = denied.find(({ number }) => number !== undefined)?.number?.text;
  const group = last.writes.filter((write) =>
    wrong === undefined ? write.from === place : write.value === wrong,
  );
  const [named] = reader.clauses.flatMap(({ mentions }) => mentions);
  const isOtherRow = denied.some((span) => rowsOf(span) !== undefined) && named !== undefined;
  if (isOtherRow) {
    writer.drop(() => true);
    writer.asked = null;
    moveRow(writer, group, named.rows, last.before);
    return;
  }
  // « pour la flexion c’était quarante-cinq »: of what was said, that alone.
  const isToldAgain = last.writes.some(
    ({ row, field }) => named?.rows.has(row) === true && writer.has(field),
  );
  if (isToldAgain) return;
  if (named !== undefined && wrong === undefined) {
    restore(
      writer,
      group.filter(({ field }) => !writer.has(field)),
      last.before,
    );
    return;
  }
  const sides = spans.map((span) => entryOf(span, 'side')?.side);
  const side = sides.find((one) => one === 'Droit' || one === 'Gauche') ?? null;
  const modes = spans.map((span) => entryOf(span, 'mode')?.mode);
  const mode = modes.find((one) => one === 'Actif' || one === 'Passif') ?? null;
  const sideNow = group.find(({ cell }) => cell.side !== undefined)?.cell.side;
  // A side is of the whole list that was told with it.
  const list = side === null ? group : last.writes.filter(({ cell }) => cell.side === sideNow);
  const value = reader.clauses.flatMap(({ values }) => values).at(-1) ?? null;
  writer.drop(() => true);
  writer.asked = null;
  correct(writer, value === null ? list : group, { side, mode, value }, last.before);
}
