import type { DeviceKeyAnswer } from '@constat/contract';
import { apiGet } from '../api/client.ts';
import { DeviceDatabase, STRICT } from './device-database.ts';
import { DeviceStore } from './device-store.ts';
import { DeviceKey } from './seal.ts';

let present: DeviceStore = DeviceStore.closed('');

/** What the account of this page keeps on the device; a store that keeps nothing while nobody is signed in here. */
export function device(): DeviceStore {
  return present;
}

/** The same for one account alone: anybody else's page gets a store that holds and keeps nothing. */
export function deviceOf(owner: string): DeviceStore {
  return present.owner === owner ? present : DeviceStore.closed(owner);
}

/** What must end before a store is opened anew. */
let closing: Promise<void> = Promise.resolve();

/**
 * Opens what that account keeps here, under the key that the server hands out to its session. One that was open for
 * somebody else is closed. Where the browser has no cryptography or no database, the store keeps nothing and says so.
 * @throws ApiError when the server does not give the key
 */
export async function openDevice(owner: string): Promise<void> {
  await closing;
  if (present.owner === owner) return;
  const asked = closing;
  const { key } = await apiGet<DeviceKeyAnswer>('/api/device-key');
  const opened = await DeviceStore.open({ owner, ...(await readParts(key)) });
  // Somebody signed out meanwhile.
  if (closing !== asked) return opened.close();
  const before = present;
  present = opened;
  await before.close();
}

async function readParts(
  key: string,
): Promise<{ readonly database: DeviceDatabase | null; readonly key: DeviceKey | null }> {
  try {
    return { database: new DeviceDatabase(), key: await DeviceKey.read(key) };
  } catch {
    return { database: null, key: null };
  }
}

/** Forgets the key of this page once that work has ended, whichever way, and what is being written is on the disk. */
export function closeDevice(after: Promise<unknown>): Promise<void> {
  const before = present;
  closing = after
    .catch(() => undefined)
    .then(async () => {
      await before.close();
      if (present === before) present = DeviceStore.closed('');
    });
  return closing;
}

/** Takes all that an account kept here off the disk, once its store is closed. @throws DeviceError */
export async function eraseDevice(owner: string): Promise<void> {
  await closing;
  if (present.owner === owner) await present.close();
  const database = new DeviceDatabase();
  await database.use(async (connection) => {
    const transaction = connection.transaction(['records', 'parts'], 'readwrite', STRICT);
    const records = transaction.objectStore('records');
    for (const key of await records.index('owner').getAllKeys(owner)) await records.delete(key);
    // Every key of parts begins with the owner; a list is after any text.
    await transaction.objectStore('parts').delete(IDBKeyRange.bound([owner], [owner, []]));
    await transaction.done;
  });
}

/** A choice of this physician for this computer, as text; null when there is none. */
export function readSetting(name: string): string | null {
  const value = present.read('setting', { name })?.value;
  return typeof value === 'string' ? value : null;
}

/** Remembers a choice (null forgets it). */
export function writeSetting(name: string, text: string | null): void {
  void (text === null ? present.remove('setting', { name }) : present.write('setting', { name }, text));
}

/** Puts a store in the place of the page's; for tests. */
export function setDevice(store: DeviceStore): void {
  present = store;
}
