import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceDatabase } from './device-database.ts';
import { DeviceStore } from './device-store.ts';
import type { DeviceRecord } from './records.ts';
import { FailingDatabase, KEY, closeStores, emptyDisk, openStore, readDisk } from './device.test-data.ts';
import { DeviceKey } from './seal.ts';

beforeEach(emptyDisk);

const valuesOf = (records: readonly DeviceRecord[]): readonly unknown[] => records.map(({ value }) => value);

describe('what an account keeps', () => {
  it.each([
    [{ formData: { emploi: 'soudeuse à l’usine' }, list: [1, null, true] }],
    ['un texte'],
    [''],
    [null],
    [0],
    [false],
    [[]],
  ])('comes back after its store is opened again: %j', async (value) => {
    const before = await openStore();
    expect(await before.write('working-report', { reportId: 'report-1', name: 'a' }, value)).toBe(true);
    await closeStores();
    const after = await openStore();
    expect(after.read('working-report', { reportId: 'report-1', name: 'a' })?.value).toEqual(value);
    expect([after.unreadable, after.trouble]).toEqual([0, null]);
  });

  it('is read at once, and counts when it is on the disk', async () => {
    const store = await openStore();
    const kept = store.write('setting', { name: 'a' }, 'un');
    expect(store.read('setting', { name: 'a' })?.value).toBe('un');
    expect(await kept).toBe(true);
    expect((await readDisk()).records).toHaveLength(1);
  });

  it('lies apart for each kind, report and name', async () => {
    const store = await openStore();
    const places = [
      ['hand-back', {}],
      ['hand-back', { name: 'a' }],
      ['hand-back', { reportId: 'a' }],
      ['hand-back', { reportId: 'a', name: 'a' }],
      ['hand-back', { reportId: 'b', name: 'a' }],
      ['dictation-draft', { reportId: 'a', name: 'a' }],
    ] as const;
    for (const [at, [kind, place]] of places.entries()) void store.write(kind, place, at);
    await closeStores();
    const after = await openStore();
    expect(places.map(([kind, place]) => after.read(kind, place)?.value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(after.read('hand-back', { reportId: 'c' })).toBeNull();
    expect(after.list('hand-back')).toHaveLength(5);
    expect(after.list('recording')).toEqual([]);
  });

  it('says whose it is, where it lies, how often it was written and when, and is listed by that time', async () => {
    let now = 1000;
    const store = await openStore('tremblay', { now: () => now });
    for (const name of ['a', 'b', 'c', 'a']) {
      void store.write('replaced-text', { reportId: 'report-1', name }, name.toUpperCase());
      now += 1000;
    }
    expect(valuesOf(store.list('replaced-text'))).toEqual(['B', 'C', 'A']);
    await closeStores();
    const after = await openStore();
    expect(valuesOf(after.list('replaced-text'))).toEqual(['B', 'C', 'A']);
    expect(after.read('replaced-text', { reportId: 'report-1', name: 'a' })).toEqual({
      owner: 'tremblay',
      kind: 'replaced-text',
      reportId: 'report-1',
      name: 'a',
      version: 2,
      time: 4000,
      value: 'A',
    });
  });

  it('is counted in bytes of the disk, which go with it', async () => {
    const store = await openStore();
    expect(store.bytes).toBe(0);
    await store.write('setting', { name: 'a' }, 'x'.repeat(1000));
    await store.write('setting', { name: 'b' }, 'é'.repeat(1000));
    expect(store.bytes).toBeGreaterThanOrEqual(3000);
    expect(store.bytes).toBeLessThan(3200);
    await closeStores();
    const after = await openStore();
    expect(after.bytes).toBe(
      (await readDisk()).records.reduce((sum, { value }) => sum + value.bytes.byteLength, 0),
    );
    await after.remove('setting', { name: 'b' });
    expect(after.bytes).toBeLessThan(1100);
  });
});

describe('writes of one record', () => {
  it('that follow one another end with the last value on the disk, and all of them count', async () => {
    const store = await openStore();
    const kept = Array.from({ length: 50 }, (_, at) => store.write('working-report', { reportId: 'r' }, at));
    expect(store.read('working-report', { reportId: 'r' })?.value).toBe(49);
    expect(new Set(await Promise.all(kept))).toEqual(new Set([true]));
    await closeStores();
    expect((await openStore()).read('working-report', { reportId: 'r' })?.value).toBe(49);
  });

  it('become few writes of the disk, however many they are', async () => {
    const database = new FailingDatabase();
    const store = await openStore('tremblay', { database });
    const use = vi.spyOn(database, 'use');
    await Promise.all(Array.from({ length: 50 }, (_, at) => store.write('setting', { name: 'a' }, at)));
    expect(use.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('that come while one is under way are on the disk before their promises say so', async () => {
    const store = await openStore();
    const first = store.write('setting', { name: 'a' }, 'un');
    await Promise.resolve();
    const second = store.write('setting', { name: 'a' }, 'deux');
    await first;
    const third = store.write('setting', { name: 'a' }, 'trois');
    expect(await Promise.all([second, third])).toEqual([true, true]);
    await closeStores();
    expect((await openStore()).read('setting', { name: 'a' })?.value).toBe('trois');
  });

  it.each([
    ['write', 'remove'],
    ['write', 'remove', 'write'],
    ['write', 'write', 'remove'],
    ['write', 'remove', 'remove'],
    ['remove', 'write'],
    ['remove', 'write', 'remove', 'write'],
  ] as const)('and removals take effect in the order in which they were asked for: %j', async (...acts) => {
    const store = await openStore();
    await store.write('setting', { name: 'a' }, 'avant');
    const done = acts.map((act, at) =>
      act === 'write' ? store.write('setting', { name: 'a' }, at) : store.remove('setting', { name: 'a' }),
    );
    const expected = acts.at(-1) === 'write' ? acts.length - 1 : undefined;
    expect(store.read('setting', { name: 'a' })?.value).toBe(expected);
    expect(new Set(await Promise.all(done))).toEqual(new Set([true]));
    await closeStores();
    expect((await openStore()).read('setting', { name: 'a' })?.value).toBe(expected);
    expect((await readDisk()).records).toHaveLength(expected === undefined ? 0 : 1);
  });

  it('hold up no other record', async () => {
    const store = await openStore();
    const many = Array.from({ length: 20 }, (_, at) => store.write('setting', { name: `${at}` }, at));
    await store.write('setting', { name: 'last' }, 'x');
    expect(await Promise.all(many)).not.toContain(false);
    expect((await readDisk()).records).toHaveLength(21);
  });
});

describe('a removal', () => {
  it('that is asked for twice is done before either promise says so', async () => {
    const store = await openStore();
    await store.write('setting', { name: 'a' }, 'un');
    let isDone = false;
    const first = store.remove('setting', { name: 'a' }).then((isGone) => (isDone = isGone));
    expect(await store.remove('setting', { name: 'a' })).toBe(true);
    expect(isDone).toBe(true);
    expect(await first).toBe(true);
  });

  it('takes away that record alone, and nothing where there is none', async () => {
    const store = await openStore();
    await store.write('setting', { name: 'a' }, 'un');
    await store.write('setting', { name: 'b' }, 'deux');
    expect(await store.remove('setting', { name: 'a' })).toBe(true);
    expect(await store.remove('setting', { name: 'none' })).toBe(true);
    expect(await store.remove('own-commands')).toBe(true);
    await closeStores();
    const after = await openStore();
    expect(valuesOf(after.list('setting'))).toEqual(['deux']);
  });
});

describe('a store that is closed', () => {
  it('listens to no other tab any more', async () => {
    const store = await openStore();
    const end = vi.spyOn(BroadcastChannel.prototype, 'close');
    await store.close();
    expect(end).toHaveBeenCalledTimes(1);
    end.mockRestore();
  });

  it('has written what it was given, and then reads and keeps nothing', async () => {
    const store = await openStore();
    const first = store.write('working-report', { reportId: 'r' }, 'un');
    const last = store.write('working-report', { reportId: 'r' }, 'deux');
    const other = store.write('setting', { name: 'a' }, 'x');
    await store.close();
    expect((await readDisk()).records).toHaveLength(2);
    expect(await Promise.all([first, last, other])).toEqual([true, true, true]);
    expect(store.read('working-report', { reportId: 'r' })).toBeNull();
    expect([store.list('working-report'), store.list('setting'), store.bytes]).toEqual([[], [], 0]);
    expect(await store.write('setting', { name: 'b' }, 'y')).toBe(false);
    expect(await store.remove('working-report', { reportId: 'r' })).toBe(false);
    expect(store.read('setting', { name: 'b' })).toBeNull();
    await expect(store.writePart('recording', 0, new ArrayBuffer(1))).rejects.toMatchObject({
      name: 'DeviceError',
      kind: 'unavailable',
    });
    await expect(store.readParts('recording')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(store.removeParts('recording')).rejects.toMatchObject({ kind: 'unavailable' });
    const after = await openStore();
    expect(after.read('working-report', { reportId: 'r' })?.value).toBe('deux');
    expect(after.list('setting')).toHaveLength(1);
  });

  it('has forgotten its key', async () => {
    const key = await DeviceKey.read(KEY);
    const store = await DeviceStore.open({ owner: 'tremblay', database: new DeviceDatabase(), key });
    const sealed = await key.sealJson('un', 'a');
    await store.close();
    await expect(key.sealJson('deux', 'a')).rejects.toThrow('forgotten');
    await expect(key.openJson(sealed, 'a')).rejects.toThrow('forgotten');
  });

  it('settles when nothing is being written any more', async () => {
    const store = await openStore();
    for (let at = 0; at < 5; at += 1) void store.write('setting', { name: 'a' }, at);
    void store.write('setting', { name: 'b' }, 'x');
    await store.settled();
    const { records } = await readDisk();
    expect(records.map(({ name }) => name)).toEqual(['a', 'b']);
    await store.settled();
  });
});

describe('a browser that keeps nothing', () => {
  it('holds what is written as long as the page, and says that it is kept nowhere', async () => {
    const withoutDatabase = await openStore('tremblay', { database: null });
    const withoutKey = await DeviceStore.open({
      owner: 'tremblay',
      database: new DeviceDatabase(),
      key: null,
    });
    for (const store of [withoutDatabase, withoutKey]) {
      expect(store.trouble).toBe('unavailable');
      expect(await store.write('setting', { name: 'a' }, 'un')).toBe(false);
      expect(store.read('setting', { name: 'a' })?.value).toBe('un');
      expect([store.trouble, store.bytes]).toEqual(['unavailable', 0]);
      await store.remove('setting', { name: 'a' });
      expect(store.read('setting', { name: 'a' })).toBeNull();
      await expect(store.writePart('recording', 0, new ArrayBuffer(1))).rejects.toMatchObject({
        kind: 'unavailable',
      });
      await store.close();
    }
    const closed = DeviceStore.closed('tremblay');
    expect(await closed.write('setting', { name: 'a' }, 'un')).toBe(false);
    expect([closed.read('setting', { name: 'a' }), closed.trouble]).toEqual([null, 'unavailable']);
    expect((await readDisk()).records).toEqual([]);
  });

  it.each(['missing', 'refused'])('is one whose database is %s', async (how) => {
    vi.stubGlobal(
      'indexedDB',
      how === 'missing'
        ? undefined
        : {
            open(): never {
              throw Object.assign(new Error('refused'), { name: 'SecurityError' });
            },
          },
    );
    const store = await openStore();
    expect(store.trouble).toBe('unavailable');
    expect(await store.write('setting', { name: 'a' }, 'un')).toBe(false);
    expect(store.read('setting', { name: 'a' })?.value).toBe('un');
    await expect(store.writePart('recording', 0, new ArrayBuffer(1))).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
