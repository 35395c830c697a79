import type { Recording, RecordingItem } from '@constat/contract';
import { apiGet, apiSend } from '../../../shared/api/client.ts';
import { tellServer } from '../../../shared/recording-links.ts';
import { queryOf } from '../records/records-api.ts';
import type { ReportPlace } from '../records/records-api.ts';

/** The recordings of a report with their words, and how many could not be read. */
export interface ReadRecordings {
  readonly recordings: readonly Recording[];
  readonly unread: number;
}

/** Reads the recordings of a report whose words are not erased. */
export async function readRecordings(place: ReportPlace): Promise<ReadRecordings> {
  await tellServer();
  const items = await apiGet<readonly RecordingItem[]>(`/api/recordings?${queryOf(place)}`);
  const answers = await Promise.allSettled(
    items
      .filter(({ erasedAt }) => erasedAt === null)
      .map(({ id }) => apiGet<Recording>(`/api/recordings/${id}`)),
  );
  const recordings = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return { recordings, unread: answers.length - recordings.length };
}

/** Keeps with a recording that the physician left these facts out himself, or takes that back. */
export function settleFacts(
  recordingId: string,
  facts: readonly string[],
  isSettled: boolean,
): Promise<void> {
  return apiSend('PUT', `/api/recordings/${recordingId}/settled-facts`, { facts, isSettled });
}
