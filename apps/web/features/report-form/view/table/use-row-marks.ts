import type { FieldId, Normals, TableBlock, TableRow } from '@constat/report/catalogue';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useReportScreen } from '../report-context.tsx';
import { rowMarks } from './row-marks.ts';
import type { RowMark } from './row-marks.ts';

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
  const subscribe = useCallback(
    (look: () => void) => {
      const stop = report.subscribe(look);
      const shown = document.getElementById(table.id);
      shown?.addEventListener('focusout', look);
      return () => {
        stop();
        shown?.removeEventListener('focusout', look);
      };
    },
    [report, table.id],
  );
  const present = useSyncExternalStore(subscribe, () =>
    JSON.stringify(rowMarks(table, row, (id) => report.get(id), normals)),
  );
  return useMemo(() => JSON.parse(present) as readonly RowMark[], [present]);
}
