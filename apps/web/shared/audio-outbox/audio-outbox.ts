import { AudioOutboxError, isQuotaError } from './audio-outbox-error.ts';
import { openAudioDatabase } from './database.ts';
import type { AudioDatabase } from './database.ts';
import type { StoredPart, StoredSession } from './records.ts';

/** Keeps recordings on the device until the server holds them. Every call throws AudioOutboxError when it fails. */
export interface AudioOutbox {
  begin(session: StoredSession): Promise<void>;
  /** On disk when it resolves, and where: a crash of the browser afterwards does not lose it. */
  append(part: StoredPart): Promise<PartPlace>;
  /** Changes a session; nothing when it was removed meanwhile. */
  update(id: string, change: Partial<Omit<StoredSession, 'id' | 'owner'>>): Promise<void>;
  /** The sessions of a user, oldest first. */
  list(owner: string): Promise<StoredSession[]>;
  /** The parts in order; some may be missing. */
  readAllParts(id: string): Promise<StoredPart[]>;
  /** The parts in order, up to the first one missing. */
  readParts(id: string): Promise<StoredPart[]>;
  /** Call only when the server holds every chunk and its text, or when the physician says so. */
  remove(id: string): Promise<void>;
}

/** On this device, or on the server because this device could not keep it. */
export type PartPlace = 'kept' | 'server';

/** Only what stands before the first missing part can be decoded. */
export function upToHole(parts: readonly StoredPart[]): StoredPart[] {
  const hole = parts.findIndex((part, position) => part.sequence !== position);
  return hole < 0 ? [...parts] : parts.slice(0, hole);
}

/** Handles are reopened this often before the device counts as unavailable. */
const REOPENINGS = 2;
const STRICT = { durability: 'strict' } as const;

/** @param open replaced in tests to lose the connection */
export function createAudioOutbox(open: typeof openAudioDatabase = openAudioDatabase): AudioOutbox {
  let database: Promise<AudioDatabase> | null = null;
  const forget = () => {
    database = null;
  };

  /** Browsers lose the connection to their database, and a handle kept after that fails for ever. */
  async function use<T>(work: (database: AudioDatabase) => Promise<T>): Promise<T> {
    for (let reopened = 0; ; reopened += 1) {
      try {
        database ??= open(forget);
        return await work(await database);
      } catch (error) {
        if (isQuotaError(error)) throw new AudioOutboxError('full', error);
        forget();
        if (reopened === REOPENINGS) throw new AudioOutboxError('unavailable', error);
      }
    }
  }

  const readAllParts = (id: string): Promise<StoredPart[]> =>
    use((db) => db.getAll('parts', IDBKeyRange.bound([id, 0], [id, Infinity])));

  return {
    begin: (session) =>
      use(async (db) => {
        const transaction = db.transaction('sessions', 'readwrite', STRICT);
        await Promise.all([transaction.store.put(session), transaction.done]);
      }),
    append: (part) =>
      use(async (db) => {
        const transaction = db.transaction('parts', 'readwrite', STRICT);
        await Promise.all([transaction.store.put(part), transaction.done]);
        return 'kept' as const;
      }),
    update: (id, change) =>
      use(async (db) => {
        const transaction = db.transaction('sessions', 'readwrite', STRICT);
        const session = await transaction.store.get(id);
        await Promise.all([session && transaction.store.put({ ...session, ...change }), transaction.done]);
      }),
    list: (owner) =>
      use(async (db) => {
        const all = await db.getAll('sessions');
        return all
          .filter((session) => session.owner === owner)
          .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
      }),
    readAllParts,
    readParts: async (id) => upToHole(await readAllParts(id)),
    remove: (id) =>
      use(async (db) => {
        const transaction = db.transaction(['sessions', 'parts'], 'readwrite', STRICT);
        await Promise.all([
          transaction.objectStore('sessions').delete(id),
          transaction.objectStore('parts').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
          transaction.done,
        ]);
      }),
  };
}
