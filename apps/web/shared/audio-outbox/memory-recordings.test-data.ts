import type { SpeechPace, SpokenPhrase } from '@constat/contract';
import { ApiError } from '../api/api-error.ts';
import type { SenderPorts } from './part-sender.ts';
import type { StoredPart, StoredSession } from './records.ts';
import type { ServerRecordings } from './server-recordings.ts';

/** What a call to the server meets. */
export type Reach = 'there' | 'away' | 'full' | 'signed-out' | 'answer-lost';

/** The recordings of a server in memory, which keeps its rules, and can be away. */
export function memoryRecordings() {
  const sessions = new Map<string, StoredSession>();
  const parts = new Map<string, ArrayBuffer[]>();
  const state = { reach: 'there' as Reach, calls: 0, most: 0, underway: 0 };
  /** What is spoken in each recording; a phrase is recognised once the part at its end is there. */
  const speech = { phrases: [] as SpokenPhrase[], pace: 'segments' as SpeechPace };

  async function call<T>(work: () => T): Promise<T> {
    state.calls += 1;
    state.underway += 1;
    state.most = Math.max(state.most, state.underway);
    await Promise.resolve();
    state.underway -= 1;
    if (state.reach === 'away') throw new ApiError('away', { status: 0, code: 'NETWORK' });
    if (state.reach === 'full') throw new ApiError('full', { status: 507, code: 'STORAGE_FULL' });
    if (state.reach === 'signed-out') throw new ApiError('', { status: 401, code: 'UNAUTHENTICATED' });
    const result = work();
    if (state.reach === 'answer-lost') throw new ApiError('lost', { status: 0, code: 'NETWORK' });
    return result;
  }

  const server: ServerRecordings = {
    putSession: (session) =>
      call(() => {
        sessions.set(session.id, session);
        if (!parts.has(session.id)) parts.set(session.id, []);
        return parts.get(session.id)?.length ?? 0;
      }),
    putParts: (id, first, added, { after } = {}) =>
      call(() => {
        const kept = parts.get(id);
        if (kept === undefined) throw new ApiError('', { status: 404, code: 'NOT_FOUND' });
        for (const [index, part] of added.entries()) {
          const sequence = first + index;
          const known = kept[sequence];
          if (known !== undefined && !Buffer.from(known).equals(Buffer.from(part)))
            throw new ApiError('', { status: 409, code: 'PART_DIFFERS' });
          if (sequence > kept.length)
            throw new ApiError('', { status: 409, code: 'PARTS_MISSING', next: kept.length });
          kept[sequence] = part;
        }
        const next = kept.length;
        if (after === undefined) return { next };
        const isKnown = ({ number, toMs }: SpokenPhrase) => number > after && toMs <= next * 1_000;
        return { next, phrases: speech.phrases.filter(isKnown), pace: speech.pace };
      }),
    stop: (id, end, { after }) =>
      call(() => {
        const next = parts.get(id)?.length ?? 0;
        if (next < end) throw new ApiError('', { status: 409, code: 'PARTS_MISSING', next });
        const phrases = speech.phrases.filter(({ number }) => number > after);
        return { next, phrases, pace: speech.pace, isComplete: true };
      }),
    list: (owner) =>
      call(() =>
        [...sessions.values()]
          .filter((session) => session.owner === owner)
          .map((session) => ({ session, next: parts.get(session.id)?.length ?? 0 })),
      ),
    readParts: (id, from) =>
      call(() =>
        (parts.get(id) ?? [])
          .map((data, sequence): StoredPart => ({ session: id, sequence, data, at: 0, levels: [] }))
          .slice(from, from + 5),
      ),
    erase: (id) =>
      call(() => {
        sessions.delete(id);
        parts.delete(id);
      }),
  };
  return { server, sessions, parts, state, speech };
}

/** Ports for which no time passes until a wait is ended by hand. */
export function buildManualPorts() {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const state = { isOnline: true, owner: 'tremblay' };
  const ports: Omit<SenderPorts, 'server'> = {
    random: () => 1,
    isOnline: () => state.isOnline,
    worksFor: (owner) => owner === state.owner,
    delay: (ms, signal) =>
      new Promise((end) => {
        waits.push({ ms, end });
        signal.addEventListener('abort', () => end());
      }),
  };
  return { ports, waits, state };
}

/** A recording of ten seconds by that physician. */
export function buildSession(change: Partial<StoredSession> = {}): StoredSession {
  return {
    id: 'a',
    owner: 'tremblay',
    reportId: 'report-1',
    formId: null,
    visit: 'Zoé Exemple',
    section: 'section7',
    language: 'fr',
    startedAt: '2026-01-05T10:00:00.000Z',
    mime: 'audio/webm;codecs=opus',
    status: 'recording',
    recordedMs: 0,
    chunks: [],
    delivered: false,
    ...change,
  };
}

/** A phrase of one word. */
export function buildPhrase(
  number: number,
  fromMs: number,
  toMs: number,
  text = `mot${number}`,
): SpokenPhrase {
  const word = { text, startMs: fromMs + 100, endMs: toMs - 100, confidence: 0.9 };
  return { number, fromMs, toMs, words: [word] };
}

/** A part whose bytes say which it is. */
export function buildPart(sequence: number, session = 'a'): StoredPart {
  const data = new Uint8Array(4_000).fill(sequence % 251).buffer;
  return { session, sequence, data, at: sequence, levels: [] };
}
