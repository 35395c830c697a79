/**
 * The width of the column of row headers, in percent of the table: what the other columns leave it, and no less than the
 * name of a root or of a measure with its side needs, where there is room.
 */
export function headWidthOf(columns: number): number {
  return Math.max(columns > 4 ? 24 : 31, 64 - 13 * columns);
}
