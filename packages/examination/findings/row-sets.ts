import { OPTION_SETS } from '@constat/report/catalogue';
import type { ReportField } from '@constat/report/catalogue';
import type { Row } from '../rows/row.ts';
import { entryOf } from '../words/span.ts';
import type { Span } from '../words/span.ts';

/** Whether a cell of the row has one of these choices. */
export function hasChoice({ cells }: Row, labels: readonly string[]): boolean {
  const valuesOf = ({ options }: ReportField): readonly string[] =>
    options === undefined ? [] : OPTION_SETS[options].map(({ value }) => value);
  return cells.some(({ field }) => valuesOf(field).some((value) => labels.includes(value)));
}

/** The rows of a table or of a part of the body. */
export function scopeOf(span: Span, rows: readonly Row[]): ReadonlySet<Row> | null {
  const table = entryOf(span, 'table');
  if (table !== undefined) return new Set(rows.filter((row) => table.tables.includes(row.table ?? '')));
  const place = entryOf(span, 'place');
  if (place === undefined) return null;
  const { scar } = place;
  const isOf = (row: Row): boolean => scar === undefined || row.id.startsWith(`cicatrice${scar}`);
  return new Set(rows.filter((row) => place.places.includes(row.place) && isOf(row)));
}
