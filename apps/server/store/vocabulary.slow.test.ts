import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countCorrection } from '../actions/vocabulary.ts';
import { newId } from '../platform/ids.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import type { VocabularyEntryRow } from './word-tables.ts';
import { addUser } from './testing/add-user.ts';
import { onBothDatabases } from './testing/databases.ts';

onBothDatabases('the vocabulary', (newDatabaseUrl) => {
  let dataDir: string;
  let store: Store;
  let databaseUrl: string | null;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-vocabulary-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  function row(ownerId: string, term: string): VocabularyEntryRow {
    const times = { createdAt: 1, updatedAt: 1 };
    return { id: newId(), ownerId, term, termKey: term.toLowerCase(), kind: 'name', heard: '[]', ...times };
  }

  test('a term stands once for each physician, of many added at once too', async () => {
    const [owner, other] = [await addUser(store), await addUser(store)];
    const rows = Array.from({ length: 450 }, (_, index) => row(owner, `Zz${index}`));
    expect((await store.vocabulary.addMissing(rows)).size).toBe(450);
    expect((await store.vocabulary.addMissing(rows.map((one) => ({ ...one, id: newId() })))).size).toBe(0);
    expect((await store.vocabulary.addMissing([row(other, 'Zz1')])).size).toBe(1);
    expect([await store.vocabulary.count(owner), await store.vocabulary.count(other)]).toEqual([450, 1]);
    const [first] = rows;
    expect(await store.vocabulary.find(owner, first?.id ?? '')).toEqual(first);
    expect(await store.vocabulary.find(other, first?.id ?? '')).toBeUndefined();
    const changes = { term: 'X', termKey: 'x', kind: 'drug' as const, heard: '["y"]', updatedAt: 2 };
    expect(await store.vocabulary.change(other, first?.id ?? '', changes)).toBe(false);
    expect(await store.vocabulary.remove(other, first?.id ?? '')).toBe(false);
    expect(await store.vocabulary.change(owner, first?.id ?? '', changes)).toBe(true);
    expect(await store.vocabulary.findTerm(owner, 'x')).toMatchObject(changes);
    expect(await store.vocabulary.remove(owner, first?.id ?? '')).toBe(true);
  });

  test('counts corrections without a word of them', async () => {
    const ownerId = await addUser(store);
    const correction = { heard: 'zzentendu', corrected: 'Zzcorrige' };
    const offered = [];
    for (let now = 1; now <= 3; now += 1)
      offered.push(await countCorrection(store, correction, { ownerId, now }));
    expect(offered).toEqual([false, false, true]);
    if (databaseUrl !== null) return;
    await store.close();
    const bytes = await readFile(path.join(dataDir, 'constat.db'), 'latin1');
    expect(/zzentendu|zzcorrige/iu.test(bytes)).toBe(false);
    store = await openStore({ dataDir, databaseUrl });
  });

  test('keeps the 2,000 corrections made last, and every refusal', async () => {
    const ownerId = await addUser(store);
    const { wordCorrections } = store;
    await wordCorrections.refuse({ ownerId, hash: 'refused' }, 1);
    for (let at = 1; at <= 2_001; at += 1) await wordCorrections.add({ ownerId, hash: `${at}` }, at);
    expect(await wordCorrections.add({ ownerId, hash: '1' }, 3_000)).toBe(1);
    expect(await wordCorrections.add({ ownerId, hash: '2001' }, 3_001)).toBe(2);
    expect(await wordCorrections.add({ ownerId, hash: 'refused' }, 3_002)).toBe(0);
  });
});
