import type { FieldId, Normals, TableBlock, TableRow } from '@constat/report/catalogue';
import { useMemo, useSyncExternalStore } from 'react';
import { afterPress, isPressing } from '../../../../shared/pointer-press.ts';
import type { WorkingReport } from '../../state/working-report.ts';
import { useReportScreen } from '../report-context.tsx';
import { rowMarks } from './row-marks.ts';
import type { RowMark } from './row-marks.ts';

interface WatchedRow {
  readonly subscribe: (look: () => void) => () => void;
  /** The marks as JSON, so that equal ones are equal. */
  readonly present: () => string;
}

function watchRow(
  report: WorkingReport,
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  normals: Normals,
): WatchedRow {
  let judged = '[]';
  let typed: { readonly id: FieldId; readonly value: string } | null = null;
  return {
    subscribe: (look) => {
      const shown = document.getElementById(table.id);
      const stop = new AbortController();
      const { signal } = stop;
      const type = ({ target }: Event): void => {
        if (!(target instanceof HTMLInputElement)) return;
        const cell = row.cells.find(({ id }) => id === target.name);
        if (cell !== undefined) typed = { id: cell.id, value: target.value };
      };
      const leave = (): void =>
        afterPress(() => {
          typed = null;
          look();
        });
      shown?.addEventListener('input', type, { signal });
      shown?.addEventListener('focusout', leave, { signal });
      const unsubscribe = report.subscribe(look);
      return () => {
        stop.abort();
        unsubscribe();
      };
    },
    present: () => {
      const isBeingTyped = typed !== null && report.get(typed.id) === typed.value;
      // A mark makes its row higher: it waits for the press that left the cell to reach its button.
      if (!isBeingTyped && !isPressing())
        judged = JSON.stringify(rowMarks(report.type, table, row, (id) => report.get(id), normals));
      return judged;
    },
  };
}

/**
 * What is remarkable in a row, looked at when a cell of its table is left and when the report changes otherwise: a half
 * typed angle is not judged, and typing renders nothing.
 */
export function useRowMarks(
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  normals: Normals,
): readonly RowMark[] {
  const { report } = useReportScreen();
  const watched = useMemo(() => watchRow(report, table, row, normals), [report, table, row, normals]);
  const present = useSyncExternalStore(watched.subscribe, watched.present);
  return useMemo(() => JSON.parse(present) as readonly RowMark[], [present]);
}
