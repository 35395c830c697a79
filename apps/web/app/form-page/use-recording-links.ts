import { useEffect, useSyncExternalStore } from 'react';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { tellServer, tieRecordings, tieUntold } from '../../shared/recording-links.ts';

/** Ties what was dictated to the saved report, so that its audio is erased with it. */
export function useRecordingLinks(report: WorkingReport): void {
  const reportId = useSyncExternalStore(report.subscribe, () => report.getState().reportId);
  const formId = useSyncExternalStore(report.subscribe, () => report.getState().place?.savedFormId ?? null);
  const isAssistant = useIsAssistant();
  useEffect(() => {
    // An assistant records nothing.
    if (isAssistant) return;
    if (formId === null) void tellServer();
    else void Promise.all([tieRecordings(reportId, formId), tieUntold(reportId, formId)]);
  }, [isAssistant, reportId, formId]);
}
