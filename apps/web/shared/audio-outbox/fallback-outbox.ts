import { upToHole } from './audio-outbox.ts';
import type { AudioOutbox } from './audio-outbox.ts';
import type { StoredPart, StoredSession } from './records.ts';

/**
 * Keeps recordings on the device, and on the server what the device cannot keep, at once. A call fails only where both
 * do, with the failure of the device. The parts of one recording may lie in both.
 */
export function createFallbackOutbox(device: AudioOutbox, server: AudioOutbox): AudioOutbox {
  /** The recordings that this page began or found, as they are now. */
  const sessions = new Map<string, StoredSession>();
  /** Those of which the server holds something. */
  const onServer = new Set<string>();

  async function beginOnServer(id: string): Promise<void> {
    const session = sessions.get(id);
    if (onServer.has(id) || session === undefined) return;
    await server.begin(session);
    onServer.add(id);
  }

  /** Does it on the device, else on the server. */
  async function fallBack<T>(onDevice: () => Promise<T>, onOther: () => Promise<T>): Promise<T> {
    try {
      return await onDevice();
    } catch (failure) {
      try {
        return await onOther();
      } catch {
        throw failure;
      }
    }
  }

  const readAllParts = async (id: string): Promise<StoredPart[]> => {
    const [own, others] = await Promise.allSettled([
      device.readAllParts(id),
      onServer.has(id) ? server.readAllParts(id) : Promise.resolve([]),
    ]);
    if (own.status === 'rejected' && !onServer.has(id)) throw own.reason;
    if (others.status === 'rejected') throw others.reason;
    const parts = new Map(others.value.map((part) => [part.sequence, part]));
    if (own.status === 'fulfilled') for (const part of own.value) parts.set(part.sequence, part);
    return [...parts.values()].toSorted((one, other) => one.sequence - other.sequence);
  };

  return {
    async begin(session) {
      sessions.set(session.id, session);
      await fallBack(
        () => device.begin(session),
        () => beginOnServer(session.id),
      );
    },
    append: (part) =>
      fallBack(
        () => device.append(part),
        async () => {
          await beginOnServer(part.session);
          return server.append(part);
        },
      ),
    async update(id, change) {
      const known = sessions.get(id);
      if (known !== undefined) sessions.set(id, { ...known, ...change });
      const session = sessions.get(id);
      if (onServer.has(id) && session !== undefined) {
        await Promise.all([device.update(id, change).catch(() => undefined), server.begin(session)]);
        return;
      }
      await fallBack(
        () => device.update(id, change),
        () => beginOnServer(id),
      );
    },
    async list(owner) {
      const [own, others] = await Promise.allSettled([device.list(owner), server.list(owner)]);
      if (own.status === 'rejected' && others.status === 'rejected') throw own.reason;
      const found = new Map<string, StoredSession>();
      if (others.status === 'fulfilled') {
        for (const session of others.value) {
          found.set(session.id, session);
          onServer.add(session.id);
        }
      }
      if (own.status === 'fulfilled') for (const session of own.value) found.set(session.id, session);
      for (const [id, session] of found) sessions.set(id, session);
      return [...found.values()].toSorted((one, other) => one.startedAt.localeCompare(other.startedAt));
    },
    readAllParts,
    readParts: async (id) => upToHole(await readAllParts(id)),
    async remove(id) {
      sessions.delete(id);
      const removals = [device.remove(id), ...(onServer.delete(id) ? [server.remove(id)] : [])];
      const failed = (await Promise.allSettled(removals)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}
