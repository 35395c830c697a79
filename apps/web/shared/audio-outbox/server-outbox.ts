import type { WaitingPart, WaitingRecordingItem } from '@constat/contract';
import { apiGet, apiSend, apiUpload } from '../api/client.ts';
import { upToHole } from './audio-outbox.ts';
import type { AudioOutbox } from './audio-outbox.ts';
import type { StoredPart, StoredSession } from './records.ts';

/** After this a call counts as lost, in milliseconds: the next part is waiting. */
const ANSWER_MS = 10_000;
const PATH = '/api/waiting-recordings';

const limit = () => ({ signal: AbortSignal.timeout(ANSWER_MS) });

function parseNote({ note }: WaitingRecordingItem): StoredSession | null {
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

/** Keeps recordings on the server, for a device that cannot. Calls throw an ApiError where the server is not reached. */
export function createServerOutbox(): AudioOutbox {
  const put = (session: StoredSession): Promise<void> =>
    apiSend('PUT', `${PATH}/${session.id}`, { note: JSON.stringify(session) }, limit());
  const find = async (id: string): Promise<StoredSession | undefined> =>
    (await list()).find((session) => session.id === id);
  const list = async (): Promise<StoredSession[]> =>
    (await apiGet<readonly WaitingRecordingItem[]>(PATH, limit())).flatMap((item) => parseNote(item) ?? []);
  const readAllParts = async (id: string): Promise<StoredPart[]> => {
    const parts = await apiGet<readonly WaitingPart[]>(`${PATH}/${id}/parts`);
    // Their loudness was not sent: what is recovered is cut by the clock.
    return parts.map(({ sequence, audio }) => ({
      session: id,
      sequence,
      data: Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0)).buffer,
      at: 0,
      levels: [],
    }));
  };
  return {
    begin: put,
    async append({ session, sequence, data }) {
      const part = new Blob([data], { type: 'application/octet-stream' });
      await apiUpload('PUT', `${PATH}/${session}/parts/${sequence}`, part, part.type, limit());
      return 'server';
    },
    async update(id, change) {
      const session = await find(id);
      if (session !== undefined) await put({ ...session, ...change });
    },
    list: async (owner) => (await list()).filter((session) => session.owner === owner),
    readAllParts,
    readParts: async (id) => upToHole(await readAllParts(id)),
    remove: (id) => apiSend('DELETE', `${PATH}/${id}`, undefined, limit()),
  };
}
