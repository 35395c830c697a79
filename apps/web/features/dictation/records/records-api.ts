import type { Recording, RecordingItem } from '@constat/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../../shared/api/client.ts';
import { tellServer } from '../../../shared/recording-links.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';

/** The report whose dictations are asked for. */
export type ReportPlace = Pick<ReportIdentity, 'reportId' | 'formId'>;

const LIST = 'recordings';
const ONE = 'recording';

/** The query that names the report. */
export function queryOf({ formId, reportId }: ReportPlace): string {
  return new URLSearchParams({
    ...(formId === null ? {} : { formId }),
    reportId,
  }).toString();
}

/** The dictations of a report, newest first. */
export function useRecordings(place: ReportPlace): UseQueryResult<readonly RecordingItem[]> {
  const query = queryOf(place);
  return useQuery({
    queryKey: [LIST, query],
    queryFn: async ({ signal }) => {
      await tellServer();
      return apiGet<readonly RecordingItem[]>(`/api/recordings?${query}`, { signal });
    },
    staleTime: 0,
  });
}

/** Reads one dictation with its words. Throws an ApiError. */
export async function readRecording(id: string, signal?: AbortSignal): Promise<Recording> {
  await tellServer();
  return apiGet<Recording>(`/api/recordings/${id}`, signal === undefined ? {} : { signal });
}

/** One dictation with its words. */
export function useRecording(id: string): UseQueryResult<Recording> {
  return useQuery({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => readRecording(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reads the dictations again, after one was added, gone through or erased. */
export function useRefreshRecordings(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [LIST] }),
      client.invalidateQueries({ queryKey: [ONE] }),
    ]);
  };
}

/** Erases the audio of a dictation on the server; its words stay. Throws an ApiError. */
export function eraseAudio(id: string): Promise<void> {
  return apiSend('DELETE', `/api/recordings/${id}/audio`);
}
