import type { FieldId, ReportField, TableBlock } from '@constat/report/catalogue';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { cellReachedBy, enterCell } from './cell-movement.ts';

/** Alt+N by its place on the keyboard: with Option, macOS would make of it a letter with a tilde. */
function isFillRow({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyN' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Arrows and Enter between the cells of a table, and Alt+N for its row. */
export function useTableKeys(
  element: RefObject<HTMLTableElement | null>,
  table: TableBlock<FieldId>,
  fill: (fields: readonly ReportField[]) => void,
): void {
  useEffect(() => {
    const shown = element.current;
    const hear = (event: KeyboardEvent): void => {
      const control = event.target;
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      if (isFillRow(event)) {
        const row = table.rows.find(({ cells }) => cells.some(({ id }) => id === control.name));
        if (row === undefined) return;
        event.preventDefault();
        fill(row.cells);
        return;
      }
      const reached = cellReachedBy(event, control);
      if (reached === null) return;
      event.preventDefault();
      enterCell(reached);
    };
    shown?.addEventListener('keydown', hear);
    return () => shown?.removeEventListener('keydown', hear);
  }, [element, table, fill]);
}
