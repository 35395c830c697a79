/** What is in force once a cell was reached by hand. */
import type { FieldId, ReportType } from '@constat/report/catalogue';
import type { Focus } from './outcome.ts';
import { readExamination } from './rows/read-examination.ts';

/** The focus on that cell, with its side and mode; null for a field that is no cell of the examination. */
export function focusOnCell(type: ReportType, id: FieldId): Focus | null {
  const { rowOf, cellOf } = readExamination(type);
  const row = rowOf.get(id);
  const cell = cellOf.get(id);
  if (row === undefined || cell === undefined) return null;
  const { side, mode, measure } = cell;
  return {
    place: row.place,
    field: id,
    ...(row.table !== undefined && { table: row.table }),
    ...(side !== undefined && { side }),
    ...(mode !== undefined && { mode }),
    ...(measure !== undefined && { measure }),
  };
}
