import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { FailingDatabase, closeStores, emptyDisk, onDisk, openStore, readDisk } from './device.test-data.ts';
import type { Failure } from './device.test-data.ts';

beforeEach(emptyDisk);

const REPORT = { reportId: 'report-1' };

/** A store on a disk that can fail, in which one text lies already. */
async function buildStore() {
  const database = new FailingDatabase();
  const store = await openStore('tremblay', { database });
  await store.write('working-report', REPORT, 'avant');
  return { database, store };
}

/** What a page finds that opens the disk later. */
async function readAgain(): Promise<unknown> {
  await closeStores();
  const store = await openStore();
  return store.read('working-report', REPORT)?.value;
}

describe('a full disk', () => {
  it.each(['call', 'commit'] as const)(
    'is said when it refuses at the %s, and what was written stays in memory until it is on the disk',
    async (failsAt) => {
      const { database, store } = await buildStore();
      Object.assign(database, { failure: 'QuotaExceededError', failsAt });
      expect(await store.write('working-report', REPORT, 'après')).toBe(false);
      expect(store.trouble).toBe('full');
      expect(store.read('working-report', REPORT)?.value).toBe('après');
      expect(await onDisk((connection) => connection.count('records'))).toBe(1);
      expect(database.connections).toBe(1);
      database.failure = null;
      expect(await store.write('setting', {}, 'x')).toBe(true);
      expect(store.trouble).toBeNull();
      await store.settled();
      expect(store.trouble).toBeNull();
      expect(await readAgain()).toBe('après');
    },
  );

  it('leaves on the disk what lay there', async () => {
    const { database, store } = await buildStore();
    database.failure = 'QuotaExceededError';
    await store.write('working-report', REPORT, 'après');
    expect(await readAgain()).toBe('avant');
  });

  it('does not bring back what was removed meanwhile', async () => {
    const { database, store } = await buildStore();
    database.failure = 'QuotaExceededError';
    await store.write('working-report', REPORT, 'après');
    expect(await store.remove('working-report', REPORT)).toBe(false);
    expect(await store.remove('working-report', REPORT)).toBe(false);
    expect(store.read('working-report', REPORT)).toBeNull();
    database.failure = null;
    await store.write('setting', {}, 'x');
    await store.settled();
    expect(await readAgain()).toBeUndefined();
  });

  it('keeps the last of several values, and every record that waits, with the next success', async () => {
    const { database, store } = await buildStore();
    database.failure = 'QuotaExceededError';
    const refused = [
      store.write('working-report', REPORT, 'un'),
      store.write('working-report', REPORT, 'deux'),
      store.write('dictation-draft', REPORT, 'brouillon'),
      store.write('working-report', REPORT, 'trois'),
    ];
    expect(await Promise.all(refused)).toEqual([false, false, false, false]);
    database.failure = null;
    expect(await store.write('working-report', REPORT, 'quatre')).toBe(true);
    await store.settled();
    expect(await readAgain()).toBe('quatre');
    expect((await openStore()).read('dictation-draft', REPORT)?.value).toBe('brouillon');
  });

  it('is said again where there is room for one record, and not for what waits', async () => {
    const { database, store } = await buildStore();
    database.failure = 'QuotaExceededError';
    await store.write('working-report', REPORT, 'après');
    database.works = 1;
    expect(await store.write('setting', {}, 'x')).toBe(true);
    await store.settled();
    expect(store.trouble).toBe('full');
    database.failure = null;
    await store.write('setting', {}, 'y');
    await store.settled();
    expect(store.trouble).toBeNull();
    expect(await readAgain()).toBe('après');
  });

  it('is said of a part of a recording, without trying again', async () => {
    const { database, store } = await buildStore();
    database.failure = 'QuotaExceededError';
    await expect(store.writePart('recording', 0, new ArrayBuffer(8))).rejects.toMatchObject({
      name: 'DeviceError',
      kind: 'full',
    });
    expect(database.connections).toBe(1);
    database.failure = null;
    await store.writePart('recording', 0, new ArrayBuffer(8));
    expect(await store.readParts('recording')).toHaveLength(1);
  });
});

describe.each(['InvalidStateError', 'UnknownError'] satisfies Failure[])(
  'a connection lost with %s',
  (failure) => {
    it('once is opened again, and nobody hears of it', async () => {
      const { database, store } = await buildStore();
      Object.assign(database, { failure, lasts: 1 });
      expect(await store.write('working-report', REPORT, 'après')).toBe(true);
      expect([store.trouble, database.connections]).toEqual([null, 2]);
      Object.assign(database, { failure, lasts: 1 });
      await store.writePart('recording', 0, new ArrayBuffer(8));
      Object.assign(database, { failure, lasts: 1 });
      expect(await store.readParts('recording')).toHaveLength(1);
      Object.assign(database, { failure, lasts: 1 });
      await store.removeParts('recording');
      expect(database.connections).toBe(5);
      expect(await readAgain()).toBe('après');
    });

    it('while the store is opened hides nothing that lies there', async () => {
      await buildStore();
      const database = new FailingDatabase();
      Object.assign(database, { failure, lasts: 2 });
      const store = await openStore('tremblay', { database });
      expect(store.read('working-report', REPORT)?.value).toBe('avant');
      expect(store.trouble).toBeNull();
    });

    it('for ever is said, and what was written is kept once the database is back', async () => {
      const { database, store } = await buildStore();
      database.failure = failure;
      expect(await store.write('working-report', REPORT, 'après')).toBe(false);
      expect(store.trouble).toBe('unavailable');
      expect(store.read('working-report', REPORT)?.value).toBe('après');
      expect(database.connections).toBe(3);
      await expect(store.writePart('recording', 0, new ArrayBuffer(8))).rejects.toMatchObject({
        name: 'DeviceError',
        kind: 'unavailable',
      });
      database.failure = null;
      expect(await store.write('setting', {}, 'x')).toBe(true);
      await store.settled();
      expect(store.trouble).toBeNull();
      expect(await readAgain()).toBe('après');
    });

    it('for ever while the store is opened lets nothing be written over what was never read', async () => {
      await buildStore();
      const database = new FailingDatabase();
      database.failure = failure;
      const store = await openStore('tremblay', { database });
      expect(store.trouble).toBe('unavailable');
      database.failure = null;
      await store.write('working-report', REPORT, 'vide');
      await store.settled();
      expect(await readAgain()).toBe('avant');
    });
  },
);

describe('a connection', () => {
  it('that the browser closes by itself is opened again', async () => {
    const closers: (() => void)[] = [];
    const database = new DeviceDatabase(async (onClosed) => {
      const connection = await openDeviceDatabase(onClosed);
      closers.push(() => {
        connection.close();
        onClosed();
      });
      return connection;
    });
    const store = await openStore('tremblay', { database });
    await store.write('working-report', REPORT, 'avant');
    closers[0]?.();
    expect(await store.write('working-report', REPORT, 'après')).toBe(true);
    expect(closers).toHaveLength(2);
    expect(await readAgain()).toBe('après');
  });

  it('lost together with all that lay there, as when site data is cleared, has every record kept anew', async () => {
    const losses: (() => void)[] = [];
    const database = new DeviceDatabase(async (onClosed, onLost = onClosed) => {
      losses.push(onLost);
      return openDeviceDatabase(onClosed, onLost);
    });
    const store = await openStore('tremblay', { database });
    await store.write('working-report', REPORT, 'rapport');
    await store.write('dictation-draft', REPORT, 'brouillon');
    await store.write('setting', {}, 'x');
    await store.remove('setting');
    vi.stubGlobal('indexedDB', new IDBFactory());
    // Another page was quicker, and has written on.
    const other = await openStore();
    await other.write('working-report', REPORT, 'suite');
    losses[0]?.();
    await expect
      .poll(async () => (await readDisk()).records.map(({ kind }) => kind).toSorted())
      .toEqual(['dictation-draft', 'working-report']);
    expect(await readAgain()).toBe('suite');
  });

  it('that gave way to a newer layout keeps nobody from opening it', async () => {
    const { store } = await buildStore();
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constat-device', 2);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
    expect(newer.version).toBe(2);
    expect(await store.write('working-report', REPORT, 'après')).toBe(false);
    expect(store.trouble).toBe('unavailable');
    expect(store.read('working-report', REPORT)?.value).toBe('après');
    newer.close();
  });

  it('opened by many at once is opened one time', async () => {
    const database = new FailingDatabase();
    const store = await openStore('tremblay', { database });
    const kept = Array.from({ length: 10 }, (_, at) => store.write('setting', { name: `${at}` }, at));
    await Promise.all([...kept, store.writePart('recording', 0, new ArrayBuffer(8))]);
    expect(database.connections).toBe(1);
    expect((await readDisk()).records).toHaveLength(10);
  });
});
