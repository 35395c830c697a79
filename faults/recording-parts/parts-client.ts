/** What the sender of the pages needs, outside a page: a session, the calls, and a device in memory. */
import { ApiError, readApiError } from '../../apps/web/shared/api/api-error.ts';
import { upToHole } from '../../apps/web/shared/audio-outbox/records.ts';
import type { AudioOutbox, StoredPart, StoredSession } from '../../apps/web/shared/audio-outbox/records.ts';
import { AudioOutboxError } from '../../apps/web/shared/audio-outbox/audio-outbox-error.ts';
import type { ServerRecordings } from '../../apps/web/shared/audio-outbox/server-recordings.ts';

/** Signs the sample physician in. */
export async function signInForParts(
  url: string,
): Promise<{ readonly cookie: string; readonly owner: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'medecin', password: 'demo-medecin' }),
  });
  const { user } = (await answer.json()) as { readonly user: { readonly id: string } };
  return { cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '', owner: user.id };
}

/** The calls of the pages, with a session of their own. */
export function createSessionRecordings(session: {
  readonly url: string;
  readonly cookie: string;
  readonly answerMs: number;
}): ServerRecordings {
  async function call<T>(path: string, init: RequestInit, signal?: AbortSignal): Promise<T> {
    const limit = AbortSignal.timeout(session.answerMs);
    const headers = new Headers(init.headers);
    headers.set('cookie', session.cookie);
    let response: Response;
    let text: string;
    try {
      const either = signal === undefined ? limit : AbortSignal.any([limit, signal]);
      response = await fetch(`${session.url}${path}`, { ...init, headers, signal: either });
      if (!response.ok) throw await readApiError(response);
      text = await response.text();
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(String(error), { status: 0, code: 'NETWORK' });
    }
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    async putSession(told, signal) {
      const body = { reportId: told.reportId, formId: null, note: JSON.stringify(told) };
      return (await call<{ next: number }>(`/api/recordings/${told.id}/session`, json('PUT', body), signal))
        .next;
    },
    async putParts(id, first, parts, { after, signal } = {}) {
      const sizes = parts.map(({ byteLength }) => byteLength).join(',');
      const init = {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.concat(parts.map((part) => Buffer.from(part))),
      };
      const path = `/api/recordings/${id}/parts/${first}?sizes=${sizes}`;
      return call(after === undefined ? path : `${path}&after=${after}`, init, signal);
    },
    stop: (id, parts, { after, signal }) =>
      call(`/api/recordings/${id}/stop`, json('POST', { parts, after }), signal),
    async list(owner) {
      const found = await call<{ note: string; next: number }[]>('/api/recordings/unfinished', {});
      return found
        .map(({ note, next }) => ({ session: JSON.parse(note) as StoredSession, next }))
        .filter(({ session: { owner: own } }) => own === owner);
    },
    async readParts(id, from) {
      const path = `/api/recordings/${id}/parts?from=${from}`;
      const parts = await call<{ sequence: number; audio: string }[]>(path, {});
      return parts.map(({ sequence, audio }): StoredPart => {
        const data = new Uint8Array(Buffer.from(audio, 'base64')).buffer;
        return { session: id, sequence, data, at: 0, levels: [] };
      });
    },
    erase: (id) => call(`/api/recordings/${id}`, { method: 'DELETE' }),
  };
}

export interface MemoryDevice {
  readonly outbox: AudioOutbox;
}

/** A device that keeps so many parts and is full from then on. */
export function createMemoryDevice(room = Infinity): MemoryDevice {
  const sessions = new Map<string, StoredSession>();
  const parts = new Map<string, StoredPart>();
  const partsOf = (id: string) =>
    [...parts.values()]
      .filter(({ session }) => session === id)
      .toSorted((one, other) => one.sequence - other.sequence);
  return {
    outbox: {
      begin: async (session) => void sessions.set(session.id, session),
      async append(part) {
        if (parts.size >= room) throw new AudioOutboxError('full', null);
        parts.set(`${part.session} ${part.sequence}`, part);
        return 'kept';
      },
      async update(id, change) {
        const session = sessions.get(id);
        if (session !== undefined) sessions.set(id, { ...session, ...change });
      },
      list: async (owner) => [...sessions.values()].filter((session) => session.owner === owner),
      readAllParts: async (id) => partsOf(id),
      readParts: async (id) => upToHole(partsOf(id)),
      async remove(id) {
        sessions.delete(id);
        for (const part of partsOf(id)) parts.delete(`${id} ${part.sequence}`);
      },
    },
  };
}
