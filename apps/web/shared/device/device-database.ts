import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Sealed } from './seal.ts';

/** What lies beside a sealed value, in clear: ids, a kind, a number and a time. */
export interface RecordHeader {
  /** Id of the account that wrote it. */
  readonly owner: string;
  readonly kind: string;
  /** The report that it is of, or empty where it is of none. */
  readonly reportId: string;
  /** Tells records of one kind and report apart: a section, the id of a recording. Never a word of a person's. */
  readonly name: string;
  /** How often it was written. */
  readonly version: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly time: number;
}

export interface SealedRecord extends RecordHeader {
  /** The key of the seal and the place, so that a record that this key does not open is never written over. */
  readonly id: string;
  /** The place, which the value is bound to. */
  readonly key: string;
  readonly value: Sealed;
}

/** About one second of a recording, which only its recording's owner can hear. */
export interface SealedPart {
  readonly owner: string;
  readonly recording: string;
  readonly sequence: number;
  readonly value: Sealed;
}

interface Schema extends DBSchema {
  records: { key: string; value: SealedRecord; indexes: { owner: string } };
  parts: { key: [string, string, number]; value: SealedPart };
}

export type DeviceConnection = IDBPDatabase<Schema>;

/** The device did not do what it was asked. */
export class DeviceError extends Error {
  /** `full`: no room is left. `unavailable`: the browser refuses or has lost its database, or the key is forgotten. */
  readonly kind: 'full' | 'unavailable';

  constructor(kind: 'full' | 'unavailable', cause: unknown) {
    super(`The device keeps nothing: ${kind}`, { cause });
    this.name = 'DeviceError';
    this.kind = kind;
  }
}

/**
 * Opens the database.
 * @param onClosed it makes way for a newer page
 * @param onLost the browser has closed it by itself: what lay there may be gone, as when site data is cleared
 */
export function openDeviceDatabase(
  onClosed: () => void,
  onLost: () => void = onClosed,
): Promise<DeviceConnection> {
  return openDB<Schema>('constat-device', 1, {
    upgrade(database) {
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('owner', 'owner');
      database.createObjectStore('parts', { keyPath: ['owner', 'recording', 'sequence'] });
    },
    blocking: (_present, _wanted, event) => {
      // A newer page waits to change the layout: make way, the next call opens again.
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onLost,
  });
}

/** A browser that has not answered by then will not, in milliseconds. */
const ANSWER_MS = 10_000;
/** Handles are reopened this often before the device counts as unavailable. */
const REOPENINGS = 2;

/** On disk before it counts as done, so that a crash of the browser afterwards loses nothing. */
export const STRICT = { durability: 'strict' } as const;

/** The browser's database, opened when it is first needed and again whenever the browser has lost it. */
export class DeviceDatabase {
  readonly #open: typeof openDeviceDatabase;
  #connection: Promise<DeviceConnection> | null = null;
  /** Called when the browser has closed the database, and perhaps removed it. */
  onLost: (() => void) | null = null;

  /** @param open replaced in tests to lose the connection */
  constructor(open: typeof openDeviceDatabase = openDeviceDatabase) {
    this.#open = open;
  }

  /** @throws DeviceError */
  async use<T>(work: (connection: DeviceConnection) => Promise<T>): Promise<T> {
    for (let reopened = 0; ; reopened += 1) {
      try {
        this.#connection ??= this.#open(
          () => this.#forget(),
          () => {
            this.#forget();
            this.onLost?.();
          },
        );
        return await inTime(work(await inTime(this.#connection)));
      } catch (error) {
        if (error instanceof Error && error.name === 'QuotaExceededError')
          throw new DeviceError('full', error);
        this.#forget();
        if (reopened === REOPENINGS) throw new DeviceError('unavailable', error);
      }
    }
  }

  #forget(): void {
    this.#connection = null;
  }
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer')), ANSWER_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
