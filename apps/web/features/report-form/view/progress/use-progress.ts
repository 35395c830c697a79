import { reportProgress } from '@constat/report/rules';
import type { SectionProgress } from '@constat/report/rules';
import { useMemo, useSyncExternalStore } from 'react';
import { useReportScreen } from '../report-context.tsx';

/** How far each section is, as of the last time the report was kept or otherwise told of a change. */
export function useProgress(): readonly SectionProgress[] {
  const { report } = useReportScreen();
  const present = useSyncExternalStore(report.subscribe, () => {
    const { formData, meta } = report.content();
    return JSON.stringify(reportProgress(report.type, formData, meta));
  });
  return useMemo(() => JSON.parse(present) as readonly SectionProgress[], [present]);
}
