import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { FailingDatabase, closeStores, emptyDisk, openStore, readDisk } from '../device/device.test-data.ts';
import { device, setDevice } from '../device/page-device.ts';
import { createAudioOutbox } from './audio-outbox.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';
import { buildSession } from './memory-recordings.test-data.ts';
import { createPartWriter } from './part-writer.ts';
import type { DeviceState } from './part-writer.ts';
import type { StoredPart } from './records.ts';

beforeEach(async () => {
  await emptyDisk();
  await openPage();
});

/** A page of that physician, opened anew. */
async function openPage(owner = 'tremblay'): Promise<void> {
  await closeStores();
  setDevice(await openStore(owner));
}

function buildPart(sequence: number, session = 'a'): StoredPart {
  return { session, sequence, data: new Uint8Array([sequence]).buffer, at: sequence * 1000, levels: [] };
}

describe('the audio outbox', () => {
  it('gives back the sessions of their owner alone, oldest first', async () => {
    await openPage('gagnon');
    await createAudioOutbox().begin(buildSession({ id: 'c', owner: 'gagnon' }));
    await openPage();
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession({ id: 'b', startedAt: '2026-01-06T10:00:00.000Z' }));
    await outbox.begin(buildSession());
    await outbox.update('a', { status: 'stopped', recordedMs: 134_000 });
    expect(await outbox.list('gagnon')).toEqual([]);
    await openPage();
    const sessions = await createAudioOutbox().list('tremblay');
    expect(sessions.map(({ id, status, recordedMs }) => ({ id, status, recordedMs }))).toEqual([
      { id: 'a', status: 'stopped', recordedMs: 134_000 },
      { id: 'b', status: 'recording', recordedMs: 0 },
    ]);
    await openPage('gagnon');
    expect((await createAudioOutbox().list('gagnon')).map(({ id }) => id)).toEqual(['c']);
    expect(await createAudioOutbox().list('tremblay')).toEqual([]);
  });

  it('keeps nothing of somebody who is not at this page', async () => {
    await expect(createAudioOutbox().begin(buildSession({ owner: 'gagnon' }))).rejects.toMatchObject({
      name: 'AudioOutboxError',
      kind: 'unavailable',
    });
    expect((await readDisk()).records).toEqual([]);
  });

  it('is on the disk when it says so: what a page that crashes has begun and added is found by the next', async () => {
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession());
    expect(await outbox.append(buildPart(0))).toBe('kept');
    const { records, parts } = await readDisk();
    expect([records.length, parts.length]).toEqual([1, 1]);
    const page = await openStore();
    const next = createAudioOutbox(() => page);
    expect(await next.list('tremblay')).toEqual([buildSession()]);
    expect(await next.readParts('a')).toEqual([buildPart(0)]);
  });

  it('gives the parts in order, whatever the order of writing, up to the first one missing', async () => {
    const outbox = createAudioOutbox();
    for (const sequence of [10, 2, 0, 1, 4]) await outbox.append(buildPart(sequence));
    await outbox.append(buildPart(3, 'other'));
    expect((await outbox.readParts('a')).map((part) => part.sequence)).toEqual([0, 1, 2]);
    expect((await outbox.readAllParts('a')).map((part) => part.sequence)).toEqual([0, 1, 2, 4, 10]);
    expect(new Uint8Array((await outbox.readParts('a'))[2]?.data ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array([2]),
    );
  });

  it('gives back the sound, the clock and the loudness of any part', async () => {
    const outbox = createAudioOutbox();
    const level = fc.record({ atMs: fc.nat(), decibels: fc.double({ min: -100, max: 0, noNaN: true }) });
    let sequence = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.nat(),
        fc.array(level, { maxLength: 5 }),
        async (bytes, at, levels) => {
          sequence += 1;
          const part = { session: 'any', sequence, data: new Uint8Array(bytes).buffer, at, levels };
          await outbox.append(part);
          const found = (await outbox.readAllParts('any')).at(-1);
          expect([...new Uint8Array(found?.data ?? new ArrayBuffer(0))]).toEqual([...bytes]);
          expect({ ...found, data: null }).toEqual({
            ...part,
            data: null,
            levels: levels.map(({ atMs, decibels }) => ({ atMs, decibels: decibels + 0 })),
          });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('removes one session with its parts and leaves the others; an update does not bring it back', async () => {
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession());
    await outbox.begin(buildSession({ id: 'b' }));
    await outbox.append(buildPart(0));
    await outbox.append(buildPart(0, 'b'));
    await outbox.remove('a');
    await outbox.update('a', { recordedMs: 5 });
    expect((await outbox.list('tremblay')).map(({ id }) => id)).toEqual(['b']);
    expect(await outbox.readParts('a')).toEqual([]);
    expect(await outbox.readParts('b')).toHaveLength(1);
    const { records, parts } = await readDisk();
    expect([records.map(({ name }) => name), parts.map(({ recording }) => recording)]).toEqual([
      ['b'],
      ['b'],
    ]);
  });

  it('lists a recording once that was moved to another report', async () => {
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession());
    await outbox.update('a', { reportId: 'report-2', visit: 'Ilda Fictive' });
    expect(await outbox.list('tremblay')).toMatchObject([{ id: 'a', reportId: 'report-2' }]);
    await outbox.update('a', { recordedMs: 5 });
    await openPage();
    expect(await createAudioOutbox().list('tremblay')).toMatchObject([
      { id: 'a', reportId: 'report-2', visit: 'Ilda Fictive', recordedMs: 5 },
    ]);
    expect((await readDisk()).records).toHaveLength(1);
  });

  it('opens again after the connection was lost', async () => {
    const database = new FailingDatabase();
    setDevice(await openStore('tremblay', { database }));
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession());
    Object.assign(database, { failure: 'InvalidStateError', lasts: 1 });
    await outbox.append(buildPart(0));
    Object.assign(database, { failure: 'UnknownError', lasts: 1 });
    await outbox.update('a', { recordedMs: 1_000 });
    expect(await outbox.readParts('a')).toHaveLength(1);
    expect(database.connections).toBe(3);
    await openPage();
    expect(await createAudioOutbox().list('tremblay')).toMatchObject([{ recordedMs: 1_000 }]);
  });

  it('says that it is unavailable when the database never opens', async () => {
    const database = new FailingDatabase();
    setDevice(await openStore('tremblay', { database }));
    const outbox = createAudioOutbox();
    database.failure = 'UnknownError';
    const calls = [
      () => outbox.append(buildPart(0)),
      () => outbox.begin(buildSession()),
      () => outbox.readAllParts('a'),
      () => outbox.remove('a'),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ name: 'AudioOutboxError', kind: 'unavailable' });
  });

  it('says that it is full without trying again', async () => {
    const database = new FailingDatabase();
    setDevice(await openStore('tremblay', { database }));
    const outbox = createAudioOutbox();
    database.failure = 'QuotaExceededError';
    await expect(outbox.append(buildPart(0))).rejects.toMatchObject({ kind: 'full' });
    await expect(outbox.begin(buildSession())).rejects.toMatchObject({ kind: 'full' });
    expect(database.connections).toBe(1);
  });

  it('says that it is unavailable once its physician has signed out', async () => {
    const outbox = createAudioOutbox();
    await outbox.begin(buildSession());
    await device().close();
    for (const call of [() => outbox.append(buildPart(0)), () => outbox.begin(buildSession())])
      await expect(call()).rejects.toMatchObject({ name: 'AudioOutboxError', kind: 'unavailable' });
    expect(await outbox.list('tremblay')).toEqual([]);
  });
});

describe('the part writer', () => {
  it('reports a full device, goes on, and writes what was missing once there is room', async () => {
    const written: number[] = [];
    const states: DeviceState[] = [];
    let full = false;
    const writer = createPartWriter(
      {
        async append(part) {
          if (full) throw new AudioOutboxError('full', null);
          written.push(part.sequence);
          return 'kept';
        },
      },
      (state) => states.push(state),
    );
    writer.write(buildPart(0));
    await writer.settled();
    full = true;
    writer.write(buildPart(1));
    writer.write(buildPart(2));
    await writer.settled();
    full = false;
    writer.write(buildPart(3));
    await writer.settled();
    expect(written).toEqual([0, 1, 2, 3]);
    expect(states).toEqual(['kept', 'full', 'full', 'kept']);
  });
});
