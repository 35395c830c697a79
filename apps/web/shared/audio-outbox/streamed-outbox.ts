import { upToHole } from './records.ts';
import type { AudioOutbox, StoredPart, StoredSession } from './records.ts';
import { createPartSender } from './part-sender.ts';
import type { PartSender, SenderPorts, SendState } from './part-sender.ts';
import type { ServerRecordings } from './server-recordings.ts';
import { createSpeechInbox, NOTHING_HEARD } from './speech-inbox.ts';
import type { HeardSpeech, SpeechInbox } from './speech-inbox.ts';

/** Keeps recordings on the device and on the server. */
export interface RecordingOutbox extends AudioOutbox {
  /** The parts that this device holds, in order; some may be missing. */
  readKept(id: string): Promise<StoredPart[]>;
  /** The device forgets a recording; the server keeps what it holds. */
  forget(id: string): Promise<void>;
  /** Sends a recording that was found again on; what the server holds of it is not sent again. */
  resume(session: StoredSession, parts: readonly StoredPart[]): void;
  /** Resolves once the server holds all parts before `end`; rejects with the ApiError of a try that failed. */
  flush(id: string, end: number): Promise<void>;
  /** Asks the server anew how far it holds a recording. */
  recheck(id: string): void;
  /** Hears how far the server holds a recording, until the returned function is called. */
  watch(id: string, listener: (state: SendState) => void): () => void;
  /** What is recognised of a recording so far. */
  heard(id: string): HeardSpeech;
  /** Hears what is recognised of a recording while it comes, until the returned function is called. */
  listen(id: string, listener: (heard: HeardSpeech) => void): () => void;
  /**
   * Says that a recording stops before that part, for a while or for good; resolves to all phrases of what comes before.
   * Rejects as `flush` does.
   */
  stop(id: string, end: number, signal?: AbortSignal): Promise<HeardSpeech>;
  /** The server may be there again. */
  wake(): void;
  /** Somebody has signed in. */
  signedIn(): void;
  /** Somebody has signed out: nothing is sent any more. */
  signedOut(): void;
}

/** Until the server is asked again for phrases that it has not recognised yet, in milliseconds. */
const LOOK_MS = 200;
/** Milliseconds that a part stands for, where nothing else tells. */
const PART_MS = 1_000;

/**
 * Joins the device and the server: each part goes to both, and is kept once either holds it. A call fails only where both
 * do, with the failure of the device.
 */
export function createStreamedOutbox(
  device: AudioOutbox,
  server: ServerRecordings,
  ports: Omit<SenderPorts, 'server'>,
): RecordingOutbox {
  /** The recordings that this page began or found, as they are now. */
  const sessions = new Map<string, StoredSession>();
  /** How many parts the server was found to hold. */
  const onServer = new Map<string, number>();
  const senders = new Map<string, PartSender>();
  const listeners = new Map<string, Set<(state: SendState) => void>>();
  const inboxes = new Map<string, SpeechInbox>();
  const hearers = new Map<string, Set<(heard: HeardSpeech) => void>>();
  /** Those whose sender ends once all is sent. */
  const leaving = new Set<string>();

  function inboxOf(id: string): SpeechInbox {
    const inbox =
      inboxes.get(id) ??
      createSpeechInbox((heard) => {
        for (const listener of hearers.get(id) ?? []) listener(heard);
      });
    inboxes.set(id, inbox);
    return inbox;
  }

  /** @param wantsWords whether the words are asked for with the parts */
  function openSender(session: StoredSession, wantsWords: boolean): PartSender {
    const { id } = session;
    senders.get(id)?.stop();
    const inbox = inboxOf(id);
    const own: SenderPorts['server'] = {
      putSession: (told, signal) => server.putSession(told, signal),
      async putParts(recording, first, parts, signal) {
        const options = wantsWords ? { after: inbox.after, signal } : { signal };
        const answer = await server.putParts(recording, first, parts, options);
        inbox.take(answer);
        return answer.next;
      },
    };
    const sender = createPartSender(session, { ...ports, server: own }, (state) => {
      for (const listener of listeners.get(id) ?? []) listener(state);
      if (state.kind === 'sent' && leaving.delete(id)) senders.delete(id);
    });
    senders.set(id, sender);
    return sender;
  }

  async function missing(id: string, own: readonly StoredPart[]): Promise<StoredPart[]> {
    const end = onServer.get(id) ?? 0;
    const held = new Set(own.map(({ sequence }) => sequence));
    const found: StoredPart[] = [];
    for (let from = upToHole(own).length; from < end;) {
      const page = await server.readParts(id, from);
      const last = page.at(-1);
      if (last === undefined) break;
      found.push(...page.filter(({ sequence }) => !held.has(sequence)));
      from = last.sequence + 1;
    }
    return found;
  }

  const readAllParts = async (id: string): Promise<StoredPart[]> => {
    const own = await device.readAllParts(id).catch((error: unknown) => {
      if (!onServer.has(id)) throw error;
      return [];
    });
    const parts = [...own, ...(await missing(id, own))];
    return parts.toSorted((one, other) => one.sequence - other.sequence);
  };

  return {
    async begin(session) {
      sessions.set(session.id, session);
      const sender = openSender(session, true);
      sender.wake();
      await device.begin(session).catch(async (failure: unknown) => {
        await sender.flush(0).catch(() => Promise.reject(failure));
      });
    },
    async append(part) {
      const sender = senders.get(part.session);
      sender?.add(part);
      try {
        return await device.append(part);
      } catch (failure) {
        if (sender === undefined) throw failure;
        await sender.flush(part.sequence + 1).catch(() => Promise.reject(failure));
        return 'server';
      }
    },
    async update(id, change) {
      const known = sessions.get(id);
      const session = known === undefined ? undefined : { ...known, ...change };
      if (session !== undefined) sessions.set(id, session);
      const sender = senders.get(id);
      if (session !== undefined && sender !== undefined) sender.note(session);
      else if (session !== undefined && onServer.has(id)) await server.putSession(session);
      await device.update(id, change).catch((failure: unknown) => {
        if (sender === undefined && !onServer.has(id)) throw failure;
      });
    },
    async list(owner) {
      const [own, others] = await Promise.allSettled([device.list(owner), server.list(owner)]);
      if (own.status === 'rejected' && others.status === 'rejected') throw own.reason;
      const found = new Map<string, StoredSession>();
      if (own.status === 'fulfilled') for (const session of own.value) found.set(session.id, session);
      if (others.status === 'fulfilled') {
        for (const { session, next } of others.value) {
          onServer.set(session.id, next);
          const known = found.get(session.id) ?? session;
          found.set(session.id, { ...known, recordedMs: Math.max(known.recordedMs, next * PART_MS) });
        }
      }
      for (const [id, session] of found) sessions.set(id, session);
      return [...found.values()].toSorted((one, other) => one.startedAt.localeCompare(other.startedAt));
    },
    readAllParts,
    readParts: async (id) => upToHole(await readAllParts(id)),
    readKept: (id) => device.readAllParts(id).catch(() => []),
    async remove(id) {
      sessions.delete(id);
      inboxes.delete(id);
      const sender = senders.get(id);
      sender?.stop();
      senders.delete(id);
      const isKnown = onServer.delete(id) || sender !== undefined;
      const removals = [device.remove(id), ...(isKnown ? [server.erase(id)] : [])];
      const failed = (await Promise.allSettled(removals)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    async forget(id) {
      sessions.delete(id);
      inboxes.delete(id);
      const sender = senders.get(id);
      if (sender?.state.kind === 'sent') senders.delete(id);
      else if (sender !== undefined) leaving.add(id);
      await device.remove(id);
    },
    resume(session, parts) {
      sessions.set(session.id, session);
      leaving.delete(session.id);
      const sender = openSender(session, false);
      for (const part of parts) sender.add(part);
    },
    flush: (id, end) => senders.get(id)?.flush(end) ?? Promise.resolve(),
    recheck: (id) => senders.get(id)?.recheck(),
    watch: (id, listener) => addListener(listeners, id, listener),
    heard: (id) => inboxes.get(id)?.heard ?? NOTHING_HEARD,
    listen: (id, listener) => addListener(hearers, id, listener),
    async stop(id, end, signal) {
      await senders.get(id)?.flush(end);
      const inbox = inboxOf(id);
      for (const never = new AbortController().signal; ; await ports.delay(LOOK_MS, signal ?? never)) {
        signal?.throwIfAborted();
        const answer = await server.stop(id, end, { after: inbox.after, signal });
        inbox.take(answer);
        if (answer.isComplete) return inbox.heard;
      }
    },
    wake() {
      for (const sender of senders.values()) if (sender.state.kind !== 'signed-out') sender.wake();
    },
    signedIn() {
      for (const sender of senders.values()) sender.resume();
    },
    signedOut() {
      for (const sender of senders.values()) sender.stop();
      senders.clear();
      leaving.clear();
      sessions.clear();
      onServer.clear();
      inboxes.clear();
    },
  };
}

function addListener<T>(all: Map<string, Set<T>>, id: string, listener: T): () => void {
  const own = all.get(id) ?? new Set();
  own.add(listener);
  all.set(id, own);
  return () => {
    own.delete(listener);
    if (own.size === 0) all.delete(id);
  };
}
