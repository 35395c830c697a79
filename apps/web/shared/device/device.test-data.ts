import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import type { DeviceConnection, SealedPart, SealedRecord } from './device-database.ts';
import { DeviceStore } from './device-store.ts';
import { DeviceKey } from './seal.ts';

/** Keys as the server hands them out: that of an account, and another one. */
export const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
export const OTHER_KEY = '_-7dzLuqmYh3ZlVEMyIRAP_u3cy7qpmId2ZVRDMiEQA';

let opened: DeviceStore[] = [];

/** Closes the stores that were opened here, and puts a disk on which nothing lies in place of theirs. */
export async function emptyDisk(): Promise<void> {
  await closeStores();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** Closes the stores that were opened here, as the end of their pages does; what lies on the disk stays. */
export async function closeStores(): Promise<void> {
  const closing = opened;
  opened = [];
  await Promise.all(closing.map((store) => store.close()));
}

/** Opens what an account keeps on the disk, as a page of it does. */
export async function openStore(
  owner = 'tremblay',
  options: {
    readonly key?: string;
    readonly database?: DeviceDatabase | null;
    readonly now?: () => number;
  } = {},
): Promise<DeviceStore> {
  const { key = KEY, database = new DeviceDatabase(), now } = options;
  const store = await DeviceStore.open({
    owner,
    database,
    key: await DeviceKey.read(key),
    ...(now && { now }),
  });
  opened.push(store);
  return store;
}

/** Does that to the database beneath the stores, as somebody does who has the browser's tools and no key. */
export async function onDisk<T>(work: (connection: DeviceConnection) => Promise<T>): Promise<T> {
  const connection = await openDeviceDatabase(() => {});
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/** All that lies on the disk, of whichever account, as it lies there. */
export function readDisk(): Promise<{
  readonly records: readonly SealedRecord[];
  readonly parts: readonly SealedPart[];
}> {
  return onDisk(async (connection) => ({
    records: await connection.getAll('records'),
    parts: await connection.getAll('parts'),
  }));
}

/** The same as text that can be compared, byte for byte. */
export async function printDisk(): Promise<readonly string[]> {
  const { records, parts } = await readDisk();
  return [...records, ...parts].map(printSealed);
}

/** One record or part as text, with every byte of it. */
export function printSealed({ value, ...header }: SealedRecord | SealedPart): string {
  const bytes = [value.bytes, value.nonce].map((sealed) => new Uint8Array(sealed).join());
  return JSON.stringify([
    Object.entries(header).toSorted(([one], [other]) => one.localeCompare(other)),
    value.keyId,
    ...bytes,
  ]);
}

/** The names of the errors that a browser gives when no room is left, and when it has lost its database. */
export type Failure = 'QuotaExceededError' | 'InvalidStateError' | 'UnknownError';

/** A database of the browser that fails on demand. */
export class FailingDatabase extends DeviceDatabase {
  /** Fails in this way until it is null again, at each reading and writing. */
  failure: Failure | null = null;
  /** So many calls work before it fails. */
  works = 0;
  /** After so many calls that failed it works again. */
  lasts = Number.POSITIVE_INFINITY;
  /** A write fails when it is asked for, or only once it should be on the disk. */
  failsAt: 'call' | 'commit' = 'call';
  /** How often a connection was opened. */
  connections = 0;

  constructor() {
    super(async (onClosed) => {
      this.connections += 1;
      return this.#failing(await openDeviceDatabase(onClosed));
    });
  }

  #failing(connection: DeviceConnection): DeviceConnection {
    return new Proxy(connection, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: readonly unknown[]): unknown => {
          const failure = name === 'close' ? null : this.#nextFailure();
          if (failure === null) return Reflect.apply(member, target, given) as unknown;
          if (this.failsAt === 'call' || name !== 'transaction') throw failure;
          const done = Promise.reject(failure);
          // Whether anybody waits for it or not.
          done.catch(() => undefined);
          const request = (): Promise<undefined> => Promise.resolve(undefined);
          return { store: { put: request, delete: request }, commit: () => undefined, done };
        };
      },
    });
  }

  #nextFailure(): Error | null {
    if (this.failure === null) return null;
    this.works -= 1;
    if (this.works >= 0) return null;
    const failure = Object.assign(new Error(this.failure), { name: this.failure });
    this.lasts -= 1;
    if (this.lasts <= 0) this.failure = null;
    return failure;
  }
}
