import type {
  HeardParts,
  RecordingPart,
  SpokenPhrases,
  StoredParts,
  UnfinishedRecording,
} from '@constat/contract';
import { ApiError } from '../api/api-error.ts';
import { ASKED_BY_PAGE, apiGet, apiSend, apiUpload } from '../api/client.ts';
import { untilUnlocked } from '../lock/lock-state.ts';
import type { StoredSession } from './records.ts';
import type { ServerRecordings } from './server-recordings.ts';

/** A call that takes longer counts as lost, in milliseconds; more for each kilobyte that it carries. */
const ANSWER_MS = 10_000;
const KILOBYTE_MS = 50;

const within = (bytes: number, signal?: AbortSignal) => {
  const limit = AbortSignal.timeout(ANSWER_MS + Math.ceil(bytes / 1_000) * KILOBYTE_MS);
  return { signal: signal === undefined ? limit : AbortSignal.any([limit, signal]) };
};

/** A recording goes on while the session is locked, and keeps no session open. */
const RECORDING = { isWriter: true, headers: ASKED_BY_PAGE } as const;

/**
 * What another page needs to go on: the server has the text of each segment and gives it again, so texts are told only
 * where they stand in a report already, and without their words.
 */
function noteOf(session: StoredSession): string {
  const chunks = session.chunks.map(({ result, ...chunk }) => {
    if (result === null || !session.delivered) return { ...chunk, result: null };
    const { text, wordCount, confidence } = result;
    return { ...chunk, result: { text, wordCount, confidence } };
  });
  return JSON.stringify({ ...session, chunks });
}

function parseNote({ note }: UnfinishedRecording): StoredSession | null {
  try {
    const session = JSON.parse(note) as Partial<StoredSession> | null;
    return typeof session?.id === 'string' &&
      typeof session.owner === 'string' &&
      Array.isArray(session.chunks)
      ? (session as StoredSession)
      : null;
  } catch {
    return null;
  }
}

/** The recordings on the server of this page. */
export function createServerRecordings(): ServerRecordings {
  return {
    async putSession(session, signal) {
      const { id, reportId, formId, language } = session;
      const body = { reportId, formId, language, note: noteOf(session) };
      const limit = { ...RECORDING, ...within(body.note.length, signal) };
      return (await apiSend<StoredParts>('PUT', `/api/recordings/${id}/session`, body, limit)).next;
    },
    async putParts(id, first, parts, { after, signal } = {}) {
      const body = new Blob([...parts], { type: 'application/octet-stream' });
      const query = new URLSearchParams();
      if (parts.length > 1) query.set('sizes', parts.map(({ byteLength }) => byteLength).join(','));
      if (after !== undefined) query.set('after', String(after));
      const path = `/api/recordings/${id}/parts/${first}${query.size === 0 ? '' : `?${query.toString()}`}`;
      return apiUpload<HeardParts>('PUT', path, body, body.type, {
        ...RECORDING,
        ...within(body.size, signal),
      });
    },
    async stop(id, parts, { after, signal }) {
      await untilUnlocked(signal);
      const options = { headers: ASKED_BY_PAGE, ...within(0, signal) };
      return apiSend<SpokenPhrases>('POST', `/api/recordings/${id}/stop`, { parts, after }, options);
    },
    async list(owner) {
      await untilUnlocked();
      const found = await apiGet<readonly UnfinishedRecording[]>('/api/recordings/unfinished', within(0));
      return found.flatMap((recording) => {
        const session = parseNote(recording);
        return session?.owner === owner ? [{ session, next: recording.next }] : [];
      });
    },
    async readParts(id, from) {
      const parts = await apiGet<readonly RecordingPart[]>(`/api/recordings/${id}/parts?from=${from}`);
      // Their loudness was not sent: what is recovered from here is cut by the clock.
      return parts.map(({ sequence, audio }) => ({
        session: id,
        sequence,
        data: Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0)).buffer,
        at: 0,
        levels: [],
      }));
    },
    async erase(id) {
      await untilUnlocked();
      try {
        await apiSend('DELETE', `/api/recordings/${id}`, undefined, within(0));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
  };
}
