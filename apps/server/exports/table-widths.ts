import type { TableBlock } from '@constat/report/document';

/**
 * The width of the column of row headers, in percent of the table: what the other columns leave it, and no less than the
 * name of a root or of a measure with its side needs, where there is room.
 */
function headWidthOf(columns: number): number {
  return Math.max(columns > 4 ? 24 : 31, 64 - 13 * columns);
}

/** The widths of all columns in percent: as the table asks for them, else equal but for that of row headers. */
export function widthsOf({ columns, widths }: Pick<TableBlock, 'columns' | 'widths'>): readonly number[] {
  if (widths !== undefined) return widths;
  const head = headWidthOf(columns.length);
  return [head, ...columns.map(() => (100 - head) / columns.length)];
}
