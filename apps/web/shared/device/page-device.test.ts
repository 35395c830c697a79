import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from './device-store.ts';
import { KEY, OTHER_KEY, emptyDisk, readDisk } from './device.test-data.ts';
import {
  closeDevice,
  device,
  deviceOf,
  openDevice,
  readSetting,
  setDevice,
  writeSetting,
} from './page-device.ts';

let asked: string[] = [];
/** What the server answers when it is asked for the key of the session. */
let answer: () => Promise<Response> | Response;
const giveKey = (key: string) => () => Response.json({ key });

beforeEach(async () => {
  await emptyDisk();
  asked = [];
  answer = giveKey(KEY);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answer());
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeDevice(Promise.resolve());
  setDevice(DeviceStore.closed(''));
});

/** A promise that is kept when told. */
function later<T = void>() {
  let resolve = (_value: T): void => {};
  let reject = (_error: Error): void => {};
  const promise = new Promise<T>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, resolve, reject };
}

const REPORT = { reportId: 'report-1' };

describe('the device of a page', () => {
  it('keeps nothing before somebody signs in', async () => {
    expect(device().owner).toBe('');
    expect(await device().write('working-report', REPORT, 'Mot-secret')).toBe(false);
    expect((await readDisk()).records).toEqual([]);
    expect(deviceOf('tremblay').read('working-report', REPORT)).toBeNull();
  });

  it('is opened with the key of the session, and finds what was kept before', async () => {
    await openDevice('tremblay');
    expect(asked).toEqual(['/api/device-key']);
    expect([device().owner, device().trouble]).toEqual(['tremblay', null]);
    expect(await device().write('working-report', REPORT, 'un')).toBe(true);
    await closeDevice(Promise.resolve());
    expect(device().owner).toBe('');
    expect(device().read('working-report', REPORT)).toBeNull();
    await openDevice('tremblay');
    expect(device().read('working-report', REPORT)?.value).toBe('un');
  });

  it('is opened once for one account', async () => {
    await openDevice('tremblay');
    const store = device();
    await openDevice('tremblay');
    expect(device()).toBe(store);
    expect(asked).toHaveLength(1);
  });

  it('gives anybody else a store that is closed', async () => {
    await openDevice('tremblay');
    await device().write('working-report', REPORT, 'Mot-secret');
    expect(deviceOf('tremblay')).toBe(device());
    const other = deviceOf('gagnon');
    expect([other.owner, other.trouble]).toEqual(['gagnon', 'unavailable']);
    expect(other.read('working-report', REPORT)).toBeNull();
    expect(other.list('working-report')).toEqual([]);
    expect(await other.write('working-report', REPORT, 'du collègue')).toBe(false);
    await other.remove('working-report', REPORT);
    await expect(other.writePart('recording', 0, new ArrayBuffer(1))).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(deviceOf('gagnon').read('working-report', REPORT)).toBeNull();
    expect(device().read('working-report', REPORT)?.value).toBe('Mot-secret');
    expect((await readDisk()).records).toHaveLength(1);
  });

  it('that was open for somebody else is closed, after what is being written there', async () => {
    await openDevice('tremblay');
    const before = device();
    const kept = before.write('working-report', REPORT, 'un');
    answer = giveKey(OTHER_KEY);
    await openDevice('gagnon');
    expect(await kept).toBe(true);
    expect(device().owner).toBe('gagnon');
    expect(device().list('working-report')).toEqual([]);
    expect(before.read('working-report', REPORT)).toBeNull();
    expect(await before.write('working-report', REPORT, 'deux')).toBe(false);
    answer = giveKey(KEY);
    await openDevice('tremblay');
    expect(device().read('working-report', REPORT)?.value).toBe('un');
  });

  it.each([401, 500])(
    'is not opened while the server answers %d, and is at the next attempt',
    async (status) => {
      answer = () => Response.json({ error: { code: 'UNAUTHENTICATED', message: 'x' } }, { status });
      await expect(openDevice('tremblay')).rejects.toMatchObject({ name: 'ApiError', status });
      expect(device().owner).toBe('');
      answer = giveKey(KEY);
      await openDevice('tremblay');
      expect(device().owner).toBe('tremblay');
    },
  );

  it('leaves the store of the same account alone when another opening fails', async () => {
    await openDevice('tremblay');
    const store = device();
    answer = () => Promise.reject(new TypeError('offline'));
    await expect(openDevice('gagnon')).rejects.toMatchObject({ status: 0 });
    expect(device()).toBe(store);
    expect(await store.write('setting', {}, 'x')).toBe(true);
  });
});

describe('a browser that seals nothing', () => {
  it.each([
    ['no cryptography', () => vi.stubGlobal('crypto', { subtle: undefined })],
    ['no database', () => vi.stubGlobal('indexedDB', undefined)],
    ['a key that is none', () => (answer = giveKey('AAAA'))],
  ])('with %s holds what is written as long as the page, and keeps nothing', async (_what, prepare) => {
    const disk = indexedDB;
    prepare();
    await openDevice('tremblay');
    expect([device().owner, device().trouble]).toEqual(['tremblay', 'unavailable']);
    expect(await device().write('working-report', REPORT, 'Mot-secret')).toBe(false);
    expect(deviceOf('tremblay').read('working-report', REPORT)?.value).toBe('Mot-secret');
    vi.stubGlobal('indexedDB', disk);
    expect((await readDisk()).records).toEqual([]);
  });
});

describe('closing', () => {
  it('waits for the work that was given, during which the store still keeps', async () => {
    await openDevice('tremblay');
    const work = later();
    const closed = closeDevice(work.promise);
    expect(await device().write('working-report', REPORT, 'au dernier moment')).toBe(true);
    work.resolve();
    await closed;
    expect(device().owner).toBe('');
    await openDevice('tremblay');
    expect(device().read('working-report', REPORT)?.value).toBe('au dernier moment');
  });

  it('happens whichever way that work ends', async () => {
    await openDevice('tremblay');
    const before = device();
    await closeDevice(Promise.reject(new Error('not forgotten')));
    expect(device().owner).toBe('');
    expect(await before.write('setting', {}, 'x')).toBe(false);
  });

  it.each(['tremblay', 'gagnon'])('comes before %s is opened', async (next) => {
    await openDevice('tremblay');
    const before = device();
    const work = later();
    void closeDevice(work.promise);
    const opened = openDevice(next);
    const written = before.write('working-report', REPORT, 'un');
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(asked).toHaveLength(1);
    expect(device()).toBe(before);
    work.resolve();
    await opened;
    expect(await written).toBe(true);
    expect(asked).toHaveLength(2);
    expect(device()).not.toBe(before);
    expect(device().owner).toBe(next);
    expect(await before.write('working-report', REPORT, 'deux')).toBe(false);
    expect(device().read('working-report', REPORT)?.value).toBe(next === 'tremblay' ? 'un' : undefined);
  });

  it('twice is closing once', async () => {
    await openDevice('tremblay');
    await Promise.all([closeDevice(Promise.resolve()), closeDevice(Promise.resolve())]);
    expect(device().owner).toBe('');
    await openDevice('tremblay');
    expect(await device().write('setting', {}, 'x')).toBe(true);
  });

  it('while the store is being opened leaves none open for somebody who has signed out', async () => {
    const key = later<Response>();
    answer = () => key.promise;
    const opened = openDevice('tremblay').catch(() => undefined);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const closed = closeDevice(Promise.resolve());
    key.resolve(Response.json({ key: KEY }));
    await Promise.all([opened, closed]);
    expect(device().owner).toBe('');
  });
});

describe('a setting', () => {
  it('is remembered for its physician on this device, and forgotten', async () => {
    await openDevice('tremblay');
    expect(readSetting('a')).toBeNull();
    writeSetting('a', 'un');
    writeSetting('b', '');
    expect([readSetting('a'), readSetting('b')]).toEqual(['un', '']);
    answer = giveKey(OTHER_KEY);
    await openDevice('gagnon');
    expect(readSetting('a')).toBeNull();
    answer = giveKey(KEY);
    await openDevice('tremblay');
    expect(readSetting('a')).toBe('un');
    writeSetting('a', null);
    expect(readSetting('a')).toBeNull();
    await device().settled();
    expect((await readDisk()).records.map(({ name }) => name)).toEqual(['b']);
  });

  it.each([3, null, { a: 1 }, ['un']])('that is no text (%j) is none', async (value) => {
    await openDevice('tremblay');
    await device().write('setting', { name: 'a' }, value);
    expect(readSetting('a')).toBeNull();
  });
});
