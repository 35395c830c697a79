/** Lines of a table by what a person types; each table is read once, as it may hold thousands. */
import { fold } from '@constat/language/text';
import type { Nature } from './impairment.ts';
import type { ImpairmentTable, TableRow } from './table.ts';

/** A line with its texts as they are compared. */
interface FoldedRow {
  readonly row: TableRow;
  /** The code and both descriptions, one a line. */
  readonly named: string;
  readonly chapter: string;
}

const READ = new WeakMap<ImpairmentTable, readonly FoldedRow[]>();

function foldedRows(table: ImpairmentTable): readonly FoldedRow[] {
  const known = READ.get(table);
  if (known !== undefined) return known;
  const read = table.rows.map((row): FoldedRow => {
    const { fr, en } = row.description;
    return { row, named: fold(`${row.code}\n${fr}\n${en}`), chapter: fold(row.chapter) };
  });
  READ.set(table, read);
  return read;
}

/** The lines whose code, chapter or description holds what is typed, in the order of the table. */
export function searchRows(table: ImpairmentTable, typed: string): readonly TableRow[] {
  const sought = fold(typed.trim());
  return foldedRows(table)
    .filter(({ named, chapter }) => named.includes(sought) || chapter.includes(sought))
    .map(({ row }) => row);
}

/** The codes whose letters, or whose description, hold what is typed: the first line of each, as many as asked for. */
export function offeredRows(
  table: ImpairmentTable,
  nature: Nature,
  typed: string,
  most: number,
): readonly TableRow[] {
  const sought = fold(typed.trim());
  const found = new Map<string, TableRow>();
  for (const { row, named } of foldedRows(table)) {
    if (found.size >= most) break;
    if (row.nature === nature && !found.has(row.code) && named.includes(sought)) found.set(row.code, row);
  }
  return [...found.values()];
}
