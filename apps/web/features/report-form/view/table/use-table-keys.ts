import type { FieldId, ReportField, TableBlock } from '@constat/report/catalogue';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useReportScreen } from '../report-context.tsx';
import { cellReachedBy, enterCell } from './cell-movement.ts';
import { hearChoiceKeys } from './choice-keys.ts';
import { useChoose } from './use-choose.ts';

/** Alt+N by its place on the keyboard: with Option, macOS would make of it a letter with a tilde. */
function isFillRow({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyN' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

function isConfirmTable({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' && shiftKey && !altKey && !ctrlKey && !metaKey;
}

/** Arrows and Enter between the cells of a table, the keys of its choices, Alt+N for a row, Shift+Enter to confirm it. */
export function useTableKeys(
  element: RefObject<HTMLTableElement | null>,
  table: TableBlock<FieldId>,
  fill: (fields: readonly ReportField[]) => void,
): void {
  const { report } = useReportScreen();
  const choose = useChoose();
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const fields = table.rows.flatMap(({ cells }) => cells);
    const isField = (name: string): name is FieldId => fields.some(({ id }) => id === name);
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
      if (isConfirmTable(event)) {
        event.preventDefault();
        const waiting = fields.filter((field) => report.isUnconfirmed(field)).map(({ id }) => id);
        if (waiting.length > 0) report.confirm(waiting);
        return;
      }
      const reached = cellReachedBy(event, control);
      if (reached === null) return;
      event.preventDefault();
      enterCell(reached);
    };
    shown.addEventListener('keydown', hear);
    const stopChoices = hearChoiceKeys(shown, choose, isField);
    return () => {
      shown.removeEventListener('keydown', hear);
      stopChoices();
    };
  }, [element, table, fill, report, choose]);
}
