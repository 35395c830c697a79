import type { Focus } from './outcome.ts';
import type { Cell, Examination, Row } from './rows/row.ts';
import { entryOf, isWord, rowsOf } from './words/span.ts';
import type { Span } from './words/span.ts';

/** Words of the longest « ligne suivante »; anything longer says more than that. */
const LONGEST_STEP = 4;

/** Where an utterance that only moves goes; null for any other. */
export function readNavigation(spans: readonly Span[], examination: Examination, focus: Focus): Focus | null {
  const said = spans.filter(({ mark }) => mark === undefined);
  if (said.some(({ number }) => number !== undefined)) return null;
  const isNext = said.some((span) => isWord(span, 'next'));
  const isStep = isNext || said.some((span) => isWord(span, 'previous'));
  const isUnit = said.some((span) => isWord(span, 'cell', 'row') || entryOf(span, 'table') !== undefined);
  if (isStep && isUnit && said.length <= LONGEST_STEP)
    return stepFrom(said, examination, focus, isNext ? 1 : -1);
  const hasResult = said.some((span) => entryOf(span, 'result') !== undefined && rowsOf(span) === undefined);
  if (hasResult || !said.some((span) => isWord(span, 'go'))) return null;
  const reached = said.reduce((at, span) => goTo(span, examination, at), focus);
  return reached === focus ? null : reached;
}

/** Where one word of the way leads: the same focus where it leads nowhere. */
function goTo(span: Span, examination: Examination, focus: Focus): Focus {
  const side = entryOf(span, 'side')?.side;
  if (side === 'Droit' || side === 'Gauche') return { ...focus, side };
  const rows = [...(rowsOf(span)?.rows ?? [])];
  const row = rows.find(({ place }) => place === focus.place) ?? rows[0];
  if (row !== undefined) return atRow(row, focus, cellOfSide(row, focus));
  const place = entryOf(span, 'place')?.places[0];
  const { field: _field, table: _table, ...others } = focus;
  if (place !== undefined)
    return place === focus.place && focus.table === undefined ? focus : { ...others, place };
  const named = entryOf(span, 'table')?.tables ?? [];
  const tables = examination.tables.filter(({ id }) => named.includes(id));
  const table = tables.find((one) => one.place === focus.place) ?? tables[0];
  return table === undefined ? focus : { ...others, place: table.place, table: table.id };
}

function cellOfSide({ cells }: Row, { side }: Focus): Cell | undefined {
  return cells.find((cell) => side === undefined || cell.side === undefined || cell.side === side);
}

function atRow({ place, table }: Row, focus: Focus, cell: Cell | undefined): Focus {
  return {
    ...focus,
    place,
    ...(table !== undefined && { table }),
    ...(cell !== undefined && { field: cell.field.id }),
  };
}

/** The next or the previous cell, or the cell of the same column in the next or previous row. */
function stepFrom(said: readonly Span[], examination: Examination, focus: Focus, step: 1 | -1): Focus | null {
  const { field } = focus;
  const row = field === undefined ? undefined : examination.rowOf.get(field);
  if (field === undefined) return null;
  if (said.some((span) => isWord(span, 'row')) && row !== undefined) {
    const next = examination.rows[examination.rows.indexOf(row) + step];
    const cell = examination.cellOf.get(field);
    const same = next?.cells.find(
      ({ side, mode, measure }) => side === cell?.side && mode === cell?.mode && measure === cell?.measure,
    );
    return next === undefined ? null : atCell(next, focus, same ?? next.cells[0]);
  }
  const id = examination.order[examination.order.indexOf(field) + step];
  const next = id === undefined ? undefined : examination.rowOf.get(id);
  if (id === undefined) return null;
  return next === undefined ? { ...focus, field: id } : atCell(next, focus, examination.cellOf.get(id));
}

/** At a cell that was stepped to, whose side and mode are in force then. */
function atCell(row: Row, focus: Focus, cell: Cell | undefined): Focus {
  return {
    ...atRow(row, focus, cell),
    ...(cell?.side !== undefined && { side: cell.side }),
    ...(cell?.mode !== undefined && { mode: cell.mode }),
    ...(cell?.measure !== undefined && { measure: cell.measure }),
  };
}
