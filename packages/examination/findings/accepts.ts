import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { Row } from '../rows/row.ts';
import type { Said } from './finding.ts';
import { storedValue } from './stored-value.ts';

/** Whether pain is told, or that there is none. */
export function isPain(said: Said): boolean {
  return said.kind === 'results' && said.results.some(({ sense }) => sense === 'pain' || sense === 'noPain');
}

/** Whether any cell of the row can hold that. */
export function accepts(row: Row, said: Said): boolean {
  if (said.kind === 'range') return row.cells.some(({ field }) => field.kind === 'degrees');
  return row.cells.some((cell) => {
    if (cell.aspect === 'pain') return isPain(said);
    return cell.aspect === 'value' && storedValue(cell.field, said, DEFAULT_NORMALS) !== null;
  });
}
