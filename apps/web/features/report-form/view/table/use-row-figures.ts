import type { FieldId, Normals, TableBlock, TableRow } from '@constat/report/catalogue';
import { useMemo, useSyncExternalStore } from 'react';
import type { WorkingReport } from '../../state/working-report.ts';
import { useReportScreen } from '../report-context.tsx';
import { rowFigures } from './row-figures.ts';
import type { RowFigures } from './row-figures.ts';

interface WatchedRow {
  readonly subscribe: (look: () => void) => () => void;
  /** The figures as JSON, so that equal ones are equal. */
  readonly present: () => string;
}

/** What may still become an angle by more digits. */
const BEGUN = /^\s*[+-−]?\d*[.,]?\d*\s*[°º]?\s*$/u;

function watchRow(
  report: WorkingReport,
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  normals: Normals,
): WatchedRow {
  /** The cell that has the focus and was typed in, with what it held before. */
  let typed: { readonly id: FieldId; readonly before: string } | null = null;
  let judgedBy: string | null = null;
  let judged = '';
  const ids = row.cells.map(({ id }) => id);
  const marksNow = (): boolean => {
    if (typed === null) return false;
    const { id } = typed;
    if (!BEGUN.test(report.get(id))) return true;
    return rowFigures(report.type, table, row, (other) => report.get(other), normals).marks.some(
      ({ kind, cell }) => kind === 'aboveMaximum' && cell === id,
    );
  };
  return {
    subscribe: (look) => {
      const shown = document.getElementById(table.id);
      const stop = new AbortController();
      const { signal } = stop;
      const held = ({ target }: Event): FieldId | undefined =>
        target instanceof HTMLInputElement && target.type === 'text'
          ? ids.find((id) => id === target.name)
          : undefined;
      let before = '';
      const enter = (event: Event): void => {
        const id = held(event);
        if (id !== undefined) before = report.get(id);
      };
      const type = (event: Event): void => {
        const id = held(event);
        if (id === undefined) return;
        typed ??= { id, before };
        look();
      };
      const leave = (event: Event): void => {
        if (held(event) === undefined || typed === null) return;
        typed = null;
        look();
      };
      shown?.addEventListener('focusin', enter, { signal });
      shown?.addEventListener('input', type, { signal });
      shown?.addEventListener('change', look, { signal });
      shown?.addEventListener('focusout', leave, { signal });
      const unsubscribe = report.subscribe(look);
      return () => {
        stop.abort();
        unsubscribe();
      };
    },
    present: () => {
      // A half typed angle is not judged: the row stays as it was, unless no further digit can make it one.
      const kept = typed !== null && !marksNow() ? typed : null;
      const get = (id: FieldId): string => (kept?.id === id ? kept.before : report.get(id));
      const key = ids.map(get).join('\u0001');
      if (key !== judgedBy) {
        judgedBy = key;
        judged = JSON.stringify(rowFigures(report.type, table, row, get, normals));
      }
      return judged;
    },
  };
}

/**
 * What stands beside the values of a row, looked at when a cell is left, when a choice is made and when the report changes
 * otherwise. Typing renders nothing, but for an entry that cannot be any more.
 */
export function useRowFigures(
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  normals: Normals,
): RowFigures {
  const { report } = useReportScreen();
  const watched = useMemo(() => watchRow(report, table, row, normals), [report, table, row, normals]);
  const present = useSyncExternalStore(watched.subscribe, watched.present);
  return useMemo(() => JSON.parse(present) as RowFigures, [present]);
}
