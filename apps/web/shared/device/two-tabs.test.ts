import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from './device-store.ts';
import { DeviceDatabase } from './device-database.ts';
import { FailingDatabase, KEY, OTHER_KEY, closeStores, emptyDisk, openStore } from './device.test-data.ts';
import { DeviceKey } from './seal.ts';

beforeEach(emptyDisk);

const REPORT = { reportId: 'report-1' };

/** Waits until a tab has heard of everything that the others wrote: it hears in the order of their messages. */
async function heard(from: DeviceStore, by: DeviceStore): Promise<void> {
  const last = { name: 'heard' };
  const value = JSON.stringify([Math.max(0, ...from.list('setting').map(({ version }) => version)) + 1]);
  await from.write('setting', last, value);
  await vi.waitFor(() => expect(by.read('setting', last)?.value).toBe(value), {
    timeout: 5_000,
    interval: 1,
  });
}

/** A tab that takes long over one record, the first that it opens or seals after this: until it is told to go on. */
async function openSlowTab(slow: 'opening' | 'sealing') {
  const key = await DeviceKey.read(KEY);
  const store = await DeviceStore.open({ owner: 'tremblay', database: new DeviceDatabase(), key });
  let begin = (): void => {};
  let goOn = (): void => {};
  const isBusy = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const isToldTo = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const late = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    begin();
    await isToldTo;
    return done;
  };
  const { openJson, sealJson } = { openJson: key.openJson.bind(key), sealJson: key.sealJson.bind(key) };
  if (slow === 'opening')
    vi.spyOn(key, 'openJson').mockImplementationOnce((sealed, header) => late(openJson(sealed, header)));
  else vi.spyOn(key, 'sealJson').mockImplementationOnce((value, header) => late(sealJson(value, header)));
  /** Goes on, and waits until the tab has taken what it opened. */
  const release = async (): Promise<void> => {
    goOn();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { store, isBusy, release };
}

describe('two tabs of one account', () => {
  it('follow one another in what they write, write again and remove', async () => {
    const [one, two] = [await openStore(), await openStore()];
    await one.write('working-report', REPORT, 'un');
    await heard(one, two);
    expect(two.read('working-report', REPORT)).toEqual(one.read('working-report', REPORT));
    await two.write('working-report', REPORT, 'deux');
    await heard(two, one);
    expect(one.read('working-report', REPORT)).toMatchObject({ value: 'deux', version: 2 });
    expect(one.bytes).toBe(two.bytes);
    await one.remove('working-report', REPORT);
    await heard(one, two);
    expect(two.read('working-report', REPORT)).toBeNull();
    expect(two.list('working-report')).toEqual([]);
    expect(one.bytes).toBe(two.bytes);
  });

  it('are told where the other one wrote or removed, until they listen no more, and never of their own', async () => {
    const [one, two] = [await openStore(), await openStore()];
    const told: unknown[] = [];
    const stop = two.onElsewhere((place) => told.push([place, two.read(place.kind, place)?.value]));
    const own: unknown[] = [];
    one.onElsewhere(({ kind }) => own.push(kind));
    await one.write('working-report', REPORT, 'un');
    await vi.waitFor(() => expect(told).toHaveLength(1));
    await one.remove('working-report', REPORT);
    await vi.waitFor(() => expect(told).toHaveLength(2));
    await one.write('replaced-text', { ...REPORT, name: 'a' }, 'x');
    await vi.waitFor(() => expect(told).toHaveLength(3));
    expect(told).toEqual([
      [{ kind: 'working-report', reportId: 'report-1', name: '' }, 'un'],
      [{ kind: 'working-report', reportId: 'report-1', name: '' }, undefined],
      [{ kind: 'replaced-text', reportId: 'report-1', name: 'a' }, 'x'],
    ]);
    stop();
    await one.write('working-report', REPORT, 'deux');
    await heard(one, two);
    expect(told).toHaveLength(3);
    expect(own).toEqual([]);
  });

  it('take nothing from one another when they write apart at the same time', async () => {
    const [one, two] = [await openStore(), await openStore()];
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => [
        one.write('dictation-draft', { name: `one-${at}` }, at),
        two.write('dictation-draft', { name: `two-${at}` }, at),
      ]).flat(),
    );
    await heard(one, two);
    await heard(two, one);
    for (const store of [one, two]) expect(store.list('dictation-draft')).toHaveLength(20);
    await closeStores();
    expect((await openStore()).list('dictation-draft')).toHaveLength(20);
  });

  it('that write one record at the same time end with the same value, which lies on the disk', async () => {
    const [one, two] = [await openStore(), await openStore()];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        one.write('working-report', REPORT, `un ${round}`),
        two.write('working-report', REPORT, `deux ${round}`),
        one.write('working-report', REPORT, `un encore ${round}`),
      ]);
      await heard(one, two);
      await heard(two, one);
      const values = [one, two].map((store) => store.read('working-report', REPORT)?.value);
      const third = await openStore();
      expect(new Set([...values, third.read('working-report', REPORT)?.value]).size).toBe(1);
      await third.close();
    }
  });

  it('keep what one of them is writing, whatever it hears meanwhile', async () => {
    const other = await openStore();
    const own = await openSlowTab('opening');
    await other.write('working-report', REPORT, 'de l’autre onglet');
    await own.isBusy;
    const kept = own.store.write('working-report', REPORT, 'tapé ici');
    await own.release();
    expect(await kept).toBe(true);
    expect(own.store.read('working-report', REPORT)?.value).toBe('tapé ici');
    await own.store.close();
  });

  it('end with the last of what they hear, however long it takes to open what came before', async () => {
    const other = await openStore();
    const own = await openSlowTab('opening');
    await other.write('working-report', REPORT, 'un');
    await own.isBusy;
    await other.remove('working-report', REPORT);
    await heard(other, own.store);
    await own.release();
    expect(own.store.read('working-report', REPORT)).toBeNull();
    await own.store.close();
  });

  it('keep what they wrote while they were opening what the other one had written before', async () => {
    const other = await openStore();
    const own = await openSlowTab('opening');
    await other.write('working-report', REPORT, 'un');
    await own.isBusy;
    expect(await own.store.write('working-report', REPORT, 'deux')).toBe(true);
    await own.release();
    expect(own.store.read('working-report', REPORT)?.value).toBe('deux');
    await own.store.close();
  });

  it('keep what they removed while they were opening what the other one had written before', async () => {
    const other = await openStore();
    const own = await openSlowTab('opening');
    await other.write('working-report', REPORT, 'un');
    await own.isBusy;
    expect(await own.store.remove('working-report', REPORT)).toBe(true);
    await own.release();
    expect(own.store.read('working-report', REPORT)).toBeNull();
    await own.store.close();
  });

  it('are told that the other one wrote a record while they were writing it themselves', async () => {
    const other = await openStore();
    const own = await openSlowTab('sealing');
    const told: string[] = [];
    own.store.onElsewhere(({ kind }) => told.push(kind));
    const kept = own.store.write('working-report', REPORT, 'tapé ici');
    await own.isBusy;
    await other.write('working-report', REPORT, 'de l’autre onglet');
    await heard(other, own.store);
    await own.release();
    await kept;
    await vi.waitFor(() => expect(told).toContain('working-report'), { timeout: 2_000, interval: 1 });
    await own.store.close();
  });

  it('lose nothing that waits for room to what the other one writes there', async () => {
    const database = new FailingDatabase();
    const [own, other] = [await openStore('tremblay', { database }), await openStore()];
    database.failure = 'QuotaExceededError';
    expect(await own.write('working-report', REPORT, 'tapé ici')).toBe(false);
    database.failure = null;
    await other.write('working-report', REPORT, 'de l’autre onglet');
    await heard(other, own);
    expect(own.read('working-report', REPORT)?.value).toBe('tapé ici');
  });

  it('hear nothing any more once they are closed', async () => {
    const [one, two] = [await openStore(), await openStore()];
    const told: unknown[] = [];
    two.onElsewhere((place) => told.push(place));
    await one.write('working-report', REPORT, 'un');
    await two.close();
    await one.write('working-report', REPORT, 'deux');
    const third = await openStore();
    await one.write('working-report', REPORT, 'trois');
    await heard(one, third);
    expect(two.read('working-report', REPORT)).toBeNull();
    expect(two.list('working-report')).toEqual([]);
    expect(told.length).toBeLessThanOrEqual(1);
  });

  it('hold nothing of what was heard as they were closed', async () => {
    const other = await openStore();
    const own = await openSlowTab('opening');
    await other.write('working-report', REPORT, 'Mot-secret');
    await own.isBusy;
    const closed = own.store.close();
    await own.release();
    await closed;
    expect(own.store.read('working-report', REPORT)).toBeNull();
  });
});

describe('tabs that have nothing to do with one another', () => {
  it('of two accounts do not follow one another, and hear nothing', async () => {
    const [one, two, colleague] = [await openStore(), await openStore(), await openStore('gagnon')];
    const told: unknown[] = [];
    colleague.onElsewhere((place) => told.push(place));
    await one.write('working-report', REPORT, 'Mot-secret');
    await heard(one, two);
    expect(colleague.list('working-report')).toEqual([]);
    await colleague.write('working-report', REPORT, 'du collègue');
    await heard(one, two);
    expect(two.read('working-report', REPORT)?.value).toBe('Mot-secret');
    expect(told).toEqual([]);
  });

  it('with another key of the account read nothing of it, and write nothing over it', async () => {
    const [one, later, again] = [
      await openStore(),
      await openStore('tremblay', { key: OTHER_KEY }),
      await openStore(),
    ];
    await one.write('working-report', REPORT, 'un');
    await heard(one, again);
    expect(later.read('working-report', REPORT)).toBeNull();
    expect(await later.write('working-report', REPORT, 'deux')).toBe(true);
    await heard(one, again);
    expect((await openStore()).read('working-report', REPORT)?.value).toBe('un');
    expect(one.read('working-report', REPORT)?.value).toBe('un');
  });

  it.each([
    null,
    'tremblay',
    42,
    {},
    { owner: 'tremblay' },
    { owner: 'tremblay', key: 3 },
    { owner: 'gagnon', key: 'tremblay/working-report/report-1/' },
    { owner: 'tremblay', key: 'gagnon/working-report/report-1/' },
    { owner: 'tremblay', key: '' },
  ])('and a message that is none of theirs (%j) change nothing', async (message) => {
    const [one, two] = [await openStore(), await openStore()];
    await (await openStore('gagnon')).write('working-report', REPORT, 'du collègue');
    await one.write('working-report', REPORT, 'un');
    await heard(one, two);
    const channel = new BroadcastChannel('constat-device');
    channel.postMessage(message);
    await heard(one, two);
    channel.close();
    expect(two.read('working-report', REPORT)?.value).toBe('un');
    expect(two.list('working-report')).toHaveLength(1);
  });
});
