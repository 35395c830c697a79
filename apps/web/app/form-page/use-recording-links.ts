import { useEffect, useSyncExternalStore } from 'react';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { tellServer, tieRecordings } from '../../shared/recording-links.ts';

/** Ties what was dictated to the saved report, so that its audio is erased with it. */
export function useRecordingLinks(report: WorkingReport): void {
  const reportId = useSyncExternalStore(report.subscribe, () => report.getState().reportId);
  const formId = useSyncExternalStore(report.subscribe, () => report.getState().place?.savedFormId ?? null);
  useEffect(() => {
    void (formId === null ? tellServer() : tieRecordings(reportId, formId));
  }, [reportId, formId]);
}
