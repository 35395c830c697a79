import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeParts } from '../actions/store-parts.ts';
import { newId } from '../platform/ids.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase } from './testing/earlier-tables.ts';

onBothDatabases('recordings in parts', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | null;
  const open: Store[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-parts-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
  });
  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A server process of its own, on the same database; SQLite has one alone. */
  async function another(): Promise<Store> {
    if (databaseUrl === null && open[0] !== undefined) return open[0];
    const store = await openStore({ dataDir, databaseUrl });
    open.push(store);
    return store;
  }

  test('that arrive at two server processes at once are each kept once, without a hole', async () => {
    const [one, two] = [await another(), await another()];
    const place = { ownerId: newId(), recordingId: newId() };
    await addUser(one, place.ownerId);
    await one.recordingStreams.put({ ...place, reportId: '', savedFormId: null, note: '' }, 1);
    const parts = Array.from({ length: 20 }, (_, index) => Uint8Array.of(index, 1, 2));
    const send = async (store: Store, from: number): Promise<void> => {
      for (let first = from; first < parts.length; first += 2) {
        const told = { first, parts: parts.slice(first, first + 3), now: 2 };
        // A gap is told, and the sender comes again from where it is.
        await store
          .transaction((repositories) => storeParts(repositories, place, told))
          .catch((error: Error) => expect(error.message).toBe('PARTS_MISSING'));
      }
    };
    await Promise.all([send(one, 0), send(two, 1), send(two, 0), send(one, 1)]);
    await send(two, 0);
    const stored = await one.recordingStreams.parts(place, { from: 0, end: 99 });
    expect(stored.map(({ sequence, audio }) => [sequence, ...audio])).toEqual(
      parts.map((part, sequence) => [sequence, ...part]),
    );
    expect(await two.recordingStreams.find(place)).toMatchObject({ next: 20, bytes: 60, touchedAt: 2 });
  });

  test('are recognised by one process at a time, until its lease is released or ends', async () => {
    const [one, two] = [await another(), await another()];
    const place = { ownerId: newId(), recordingId: newId() };
    await addUser(one, place.ownerId);
    await one.recordingStreams.put({ ...place, reportId: '', savedFormId: null, note: '' }, 1);
    const lease = (holder: string, now: number) => ({ holder, now, until: now + 100 });
    const taken = await Promise.all([
      one.recordingStreams.takeLease(place, lease('a', 1_000)),
      two.recordingStreams.takeLease(place, lease('b', 1_000)),
    ]);
    expect(taken.toSorted()).toEqual([false, true]);
    const [first, second] = taken[0] ? ['a', 'b'] : ['b', 'a'];
    expect(await one.recordingStreams.takeLease(place, lease(first, 1_050))).toBe(true);
    expect(await two.recordingStreams.takeLease(place, lease(second, 1_149))).toBe(false);
    expect(await two.recordingStreams.takeLease(place, lease(second, 1_150))).toBe(true);
    // What the earlier holder still releases is no longer its own.
    await one.recordingStreams.releaseLease(place, first);
    expect(await one.recordingStreams.takeLease(place, lease(first, 1_151))).toBe(false);
    await two.recordingStreams.releaseLease(place, second);
    expect(await one.recordingStreams.takeLease(place, lease(first, 1_151))).toBe(true);
    // A clock that was set back makes nobody wait for longer than a lease lasts.
    expect(await two.recordingStreams.takeLease(place, lease(second, 5))).toBe(true);
  });

  test('hold segments: another stretch takes the place of one, and its text is its own', async () => {
    const store = await another();
    const place = { ownerId: newId(), recordingId: newId(), chunkIndex: 0 };
    await addUser(store, place.ownerId);
    const keep = (toMs: number | null, audioHash: string) => {
      const span = { firstPart: 0, endPart: 9, fromMs: 0, toMs, preRoll: true };
      const row = { ...place, language: 'fr', span, audioHash, createdAt: 1, savedFormId: null };
      return store.audioChunks.keepSegment({ ...row, id: newId() });
    };
    const id = await keep(null, 'a');
    await store.audioChunks.setText({ id, audioHash: 'a' }, 'fr', '{"a":1}');
    expect(await keep(null, 'a')).toBe(id);
    expect(await store.audioChunks.findText(place)).toMatchObject({ transcription: '{"a":1}' });
    expect(await store.audioChunks.needsParts(place)).toBe(true);
    expect(await keep(5_000, 'b')).toBe(id);
    expect(await store.audioChunks.findAudio(place)).toMatchObject({ span: { toMs: 5_000, preRoll: true } });
    // The recognition of the earlier stretch comes too late.
    await store.audioChunks.setText({ id, audioHash: 'a' }, 'fr', '{"a":1}');
    expect(await store.audioChunks.findText(place)).toMatchObject({ audioHash: 'b', transcription: null });
  });

  test('take over what waited here before there were streams, holes included', async () => {
    const earlier = await buildEarlierDatabase(
      '0007-recording-parts',
      (await newDatabaseUrl.empty()) ?? null,
    );
    const place = { ownerId: await earlier.addPhysician(), recordingId: newId() };
    const note = JSON.stringify({ reportId: 'report-1' });
    await earlier.insert('waitingRecordings', [{ ...place, note, bytes: 9, createdAt: 7 }]);
    const part = (sequence: number) => ({ ...place, sequence, audio: Buffer.of(sequence, 1, 1) });
    await earlier.insert('waitingParts', [0, 1, 3].map(part));

    const store = await earlier.open();
    const streams = store.recordingStreams;
    expect(await streams.find(place)).toMatchObject({ reportId: 'report-1', note, next: 2, createdAt: 7 });
    // The device still has the one that is not there.
    const missing = { first: 2, parts: [Uint8Array.of(2, 1, 1)], now: 8 };
    expect(await store.transaction((repositories) => storeParts(repositories, place, missing))).toBe(4);
    const all = await streams.parts(place, { from: 0, end: 9 });
    expect(all.map(({ audio }) => audio[0])).toEqual([0, 1, 2, 3]);
  });
});
