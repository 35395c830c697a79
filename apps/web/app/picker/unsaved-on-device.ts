import type { ReportSummary } from '@constat/report/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { WorkingRecord } from '../../features/report-form/index.kept-reports.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { tabPlaceOf } from '../../shared/kept-reports.ts';
import { isHeldElsewhere, lookForHeldReports } from '../../shared/report-writer-lock.ts';

const UNSAVED = 'unsaved-reports';

/** A report that lies on this device alone, or whose last words do. */
export interface DeviceReport {
  readonly record: WorkingRecord;
  readonly summary: ReportSummary;
  /** What it is known by: empty where it has neither a worker's name nor a title. */
  readonly title: string;
}

/** What reads kept reports carries the catalogue of fields: it comes when it is needed. */
async function openStorage(owner: string) {
  const { WorkingStorage } = await import('../../features/report-form/index.kept-reports.ts');
  return new WorkingStorage({
    device: deviceOf(owner),
    tab: tabPlaceOf(owner),
    now: () => Date.now(),
  });
}

/** The reports of this physician that no server holds whole, but for those open in another tab. */
export async function readUnsaved(owner: string): Promise<readonly DeviceReport[]> {
  const [{ summariseRecord }, storage] = await Promise.all([
    import('./summarise-record.ts'),
    openStorage(owner),
    lookForHeldReports(),
  ]);
  return storage
    .unsaved()
    .filter(({ reportId }) => !isHeldElsewhere(reportId))
    .map((record) => {
      const summary = summariseRecord(record);
      return { record, summary, title: summary.workerName || (record.title ?? '') };
    });
}

/** The reports of this physician that no server holds whole, the latest first; those open in another tab are left out. */
export function useUnsavedReports(owner: string): UseQueryResult<readonly DeviceReport[]> {
  return useQuery({
    queryKey: [UNSAVED, owner],
    queryFn: () => readUnsaved(owner),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
}

/** Makes that report the one of this tab. */
export async function takeUpReport(owner: string, reportId: string): Promise<void> {
  const { closeReportSession } = await import('../report-session.ts');
  closeReportSession();
  tabPlaceOf(owner).write(reportId);
}

/** Takes a report off this device, for 24 hours among the replaced texts; false when it could not be. */
export function useDiscardReport(owner: string): (record: WorkingRecord) => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(
    async (record) => {
      const isGone = await (await openStorage(owner)).discard(record, newKey());
      await client.invalidateQueries({ queryKey: [UNSAVED] });
      return isGone;
    },
    [client, owner],
  );
}
