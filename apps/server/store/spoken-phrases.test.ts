import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import { readStops } from './repositories/recording-streams.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { onBothDatabases } from './testing/databases.ts';

const WORDS = JSON.stringify([{ text: 'genou', startMs: 1, endMs: 2, confidence: null }]);

onBothDatabases('phrases of a recording', (newDatabaseUrl) => {
  let dataDir: string;
  let store: Store;
  const place = { ownerId: newId(), recordingId: newId() };
  const phrase = (number: number, words = WORDS) => ({ ...place, number, fromMs: number, toMs: 9, words });
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-phrases-'));
    store = await openStore({ dataDir, databaseUrl: (await newDatabaseUrl()) ?? null });
    await addUser(store, place.ownerId);
    await store.recordingStreams.put({ ...place, reportId: 'r', savedFormId: null, note: '' }, 1);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('are kept once under their number, and go with it', async () => {
    expect(await store.spokenPhrases.last(place)).toBe(0);
    await store.spokenPhrases.add([phrase(1), phrase(2)]);
    await store.spokenPhrases.add([phrase(2, '[]'), phrase(3, '[]')]);
    expect(await store.spokenPhrases.last(place)).toBe(3);
    const kept = await store.spokenPhrases.after(place, 1);
    expect(kept).toEqual([
      { number: 2, fromMs: 2, toMs: 9, words: WORDS },
      { number: 3, fromMs: 3, toMs: 9, words: '[]' },
    ]);
    expect(await store.spokenPhrases.after({ ...place, ownerId: newId() }, 0)).toEqual([]);
    await store.recordingStreams.erase(place);
    expect(await store.spokenPhrases.last(place)).toBe(0);
  });

  test('know where the recording stopped, and what it is to be heard as', async () => {
    for (const part of [0, 3, 3, 2, 9]) await store.recordingStreams.addStop(place, part);
    const told = { ...place, reportId: 'r', savedFormId: null, note: 'later' };
    await store.recordingStreams.put({ ...told, language: 'en' }, 2);
    await store.recordingStreams.put(told, 3);
    const stream = await store.recordingStreams.find(place);
    expect(stream && readStops(stream)).toEqual([3, 9]);
    expect(stream?.language).toBe('en');
  });

  test('that hold words make the report that they were said for a record', async () => {
    const server = await buildServer({ store });
    const client = await server.signUp();
    const forms: string[] = [];
    for (const words of ['[]', WORDS]) {
      const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
      const own = { ownerId: client.userId, recordingId: newId() };
      await store.recordingStreams.put({ ...own, reportId: 'r', savedFormId: id, note: '' }, 1);
      await store.spokenPhrases.add([{ ...phrase(1, words), ...own }]);
      await store.reportDictations.note(client.userId, [own.recordingId]);
      forms.push(id);
    }
    const found = await Promise.all(forms.map((id) => store.savedForms.find(client.userId, id)));
    expect(found.map((form) => form?.hasDictation)).toEqual([false, true]);
    await server.close();
  });
});
