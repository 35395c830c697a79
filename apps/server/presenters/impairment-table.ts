import type { ImpairmentTableAnswer } from '@constat/contract';
import type { ImpairmentTable } from '@constat/report/rules/impairment';
import type { ImpairmentTableRow } from '../store/installation-tables.ts';

/** The table that is loaded, for one who may change it or not. */
export function presentImpairmentTable(
  row: ImpairmentTableRow | undefined,
  mayChange: boolean,
): ImpairmentTableAnswer {
  if (row === undefined) return { mayChange, table: null, loadedAt: null };
  const table = JSON.parse(row.content) as Omit<ImpairmentTable, 'id'>;
  return {
    mayChange,
    table: { id: row.id, ...table, rows: [...table.rows], dpjv: [...table.dpjv] },
    loadedAt: new Date(row.loadedAt).toISOString(),
  };
}
