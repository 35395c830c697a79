import type { ReportSigning } from '@constat/contract';
import { useEffect, useSyncExternalStore } from 'react';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { latestSigning, onSeenForm, seenForm } from '../../features/signing/index.ts';

/** Why the saved report that is open takes no more changes. */
export interface ReportLock {
  /** Null as long as only a refused save has told of it. */
  readonly signing: ReportSigning | null;
  /** Something was typed that is not part of it: it stands on this device alone. */
  readonly isMoreTyped: boolean;
}

/** Whether the saved report that is open is locked or signed, here or elsewhere; null while it is in work. */
export function useReportLock(report: WorkingReport): ReportLock | null {
  const formId = useSyncExternalStore(report.subscribe, () => report.getState().place?.savedFormId ?? null);
  const { sync } = useSyncExternalStore(report.subscribe, () => report.getState().status);
  const seen = useSyncExternalStore(onSeenForm, () => seenForm(formId));
  const { data, refetch } = useSavedForms();
  const listed = formId === null ? undefined : data?.find(({ id }) => id === formId);
  const isRefused = sync.kind === 'device-only' && sync.reason === 'signed';
  useEffect(() => {
    if (isRefused) void refetch({ cancelRefetch: false });
  }, [isRefused, refetch]);
  const signing = latestSigning(seen, listed);
  // The lock of a refused save is not known, or is undone: what was typed since goes on once the report is read again.
  const isInWork = isRefused && signing === null;
  useEffect(() => {
    if (isInWork) report.hear({ type: 'look' });
  }, [report, isInWork]);
  if (formId === null || (signing === null && !isRefused)) return null;
  return { signing, isMoreTyped: isRefused || sync.kind === 'conflict' || sync.kind === 'not-kept' };
}
