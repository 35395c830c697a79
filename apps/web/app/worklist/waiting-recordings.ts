import { useQuery } from '@tanstack/react-query';
import type { StoredSession } from '../../shared/audio-outbox/records.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { isHeldElsewhere, lookForHeldReports } from '../../shared/report-writer-lock.ts';

/** What the worklist says of a recording that has not all been sent. */
export type WaitingRecording = Pick<
  StoredSession,
  'id' | 'reportId' | 'formId' | 'visit' | 'startedAt' | 'recordedMs'
>;

/** The recordings of this physician that are not all on the server, but for those of a report open in another tab. */
export async function readWaiting(owner: string): Promise<readonly WaitingRecording[]> {
  await lookForHeldReports();
  return deviceOf(owner)
    .list('recording')
    .map(({ value }) => value as StoredSession)
    .filter(({ reportId }) => !isHeldElsewhere(reportId));
}

/** The recordings of this physician that lie on this device, the oldest first; those of a report that is open in another tab are left out. */
export function useWaitingRecordings(owner: string): readonly WaitingRecording[] {
  const { data = [] } = useQuery({
    queryKey: ['waiting-recordings', owner],
    queryFn: () => readWaiting(owner),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  return data;
}
