import { ApiError, apiSend } from './api/client.ts';
import { readLocal, writeLocal } from './storage.ts';

/**
 * Which recordings were dictated for which report. The audio goes with its report when that is erased, so each is tied to
 * it on the server as soon as the report is saved there.
 */

const KEY = 'dictation_recordings';
/** Older ones have reached the end of the audio's retention. */
const KEPT = 200;

interface Link {
  readonly recordingId: string;
  /** The report of the tab, before it has an id on the server. */
  readonly reportId: string;
}

function readLinks(): readonly Link[] {
  try {
    const links: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    if (!Array.isArray(links)) return [];
    return (links as readonly Partial<Link>[]).filter(
      (link): link is Link => typeof link?.recordingId === 'string' && typeof link.reportId === 'string',
    );
  } catch {
    return [];
  }
}

/** Notes that a recording belongs to a report. */
export function noteRecording(recordingId: string, reportId: string): void {
  const others = readLinks().filter((link) => link.recordingId !== recordingId);
  writeLocal(KEY, JSON.stringify([...others, { recordingId, reportId }].slice(-KEPT)));
}

/** Ties the recordings of a report to its saved form; those that the server no longer knows are forgotten. */
export async function tieRecordings(reportId: string, savedFormId: string): Promise<void> {
  for (const { recordingId } of readLinks().filter((link) => link.reportId === reportId)) {
    try {
      await apiSend('PUT', `/api/recordings/${recordingId}/report`, { savedFormId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
    }
    writeLocal(KEY, JSON.stringify(readLinks().filter((link) => link.recordingId !== recordingId)));
  }
}
