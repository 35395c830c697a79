import { upToHole } from './records.ts';
import type { AudioOutbox, StoredPart, StoredSession } from './records.ts';
import { createPartSender } from './part-sender.ts';
import type { PartSender, SenderWorld, SendState } from './part-sender.ts';
import type { ServerRecordings } from './server-recordings.ts';

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
  /** The server may be there again. */
  wake(): void;
  /** Somebody has signed in. */
  signedIn(): void;
  /** Somebody has signed out: nothing is sent any more. */
  signedOut(): void;
}

/** Milliseconds that a part stands for, where nothing else tells. */
const PART_MS = 1_000;

/**
 * Joins the device and the server: each part goes to both, and is kept once either holds it. A call fails only where both
 * do, with the failure of the device.
 */
export function createStreamedOutbox(
  device: AudioOutbox,
  server: ServerRecordings,
  world: Omit<SenderWorld, 'server'>,
): RecordingOutbox {
  /** The recordings that this page began or found, as they are now. */
  const sessions = new Map<string, StoredSession>();
  /** How many parts the server was found to hold. */
  const onServer = new Map<string, number>();
  const senders = new Map<string, PartSender>();
  const listeners = new Map<string, Set<(state: SendState) => void>>();
  /** Those whose sender ends once all is sent. */
  const leaving = new Set<string>();

  function openSender(session: StoredSession): PartSender {
    const { id } = session;
    senders.get(id)?.stop();
    const sender = createPartSender(session, { ...world, server }, (state) => {
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
      const sender = openSender(session);
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
      const sender = senders.get(id);
      if (sender?.state.kind === 'sent') senders.delete(id);
      else if (sender !== undefined) leaving.add(id);
      await device.remove(id);
    },
    resume(session, parts) {
      sessions.set(session.id, session);
      leaving.delete(session.id);
      const sender = openSender(session);
      for (const part of parts) sender.add(part);
    },
    flush: (id, end) => senders.get(id)?.flush(end) ?? Promise.resolve(),
    recheck: (id) => senders.get(id)?.recheck(),
    watch(id, listener) {
      const heard = listeners.get(id) ?? new Set();
      heard.add(listener);
      listeners.set(id, heard);
      return () => {
        heard.delete(listener);
        if (heard.size === 0) listeners.delete(id);
      };
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
    },
  };
}
