import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { onBothDatabases } from './testing/databases.ts';
import { runSql } from './testing/run-sql.ts';

onBothDatabases('sealed content', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let store: Store;
  let ownerId: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-sealed-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
    ownerId = await addUser(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (statement: string) => runSql({ dataDir, databaseUrl }, statement);

  async function addForm(title: string): Promise<string> {
    const id = newId();
    const times = { createdAt: 1, updatedAt: 1, expiresAt: null, retentionDays: 7, version: 1 };
    const content = { title, formData: { emploi: title }, meta: undefined, summary: undefined };
    const kind = { formType: 'draft', hasFindings: false, hasDictation: false } as const;
    await store.savedForms.add(ownerId, { id, ...MEDICAL_EVALUATION.name, ...times, ...kind, ...content });
    return id;
  }

  const stream = (recordingId: string) => ({
    ownerId,
    recordingId,
    reportId: 'r',
    savedFormId: null,
    note: 'Zz',
  });

  test('that is damaged, or lies in the place of another, does not hide the rest of its list', async () => {
    const [first, second, third] = [await addForm('un'), await addForm('deux'), await addForm('trois')];
    await run(`update saved_forms set sealed_listing = (select sealed_listing from saved_forms where id = '${first}')
      where id = '${second}'`);
    const listed = await store.savedForms.list(ownerId, {});
    expect(listed.map(({ title }) => title).toSorted()).toEqual(['Illisible / Unreadable', 'trois', 'un']);
    await expect(store.savedForms.find(ownerId, second)).rejects.toThrow('cannot be opened');
    expect((await store.savedForms.find(ownerId, third))?.title).toBe('trois');
    await run(`delete from data_keys where subject_id = '${third}'`);
    await expect(store.savedForms.find(ownerId, third)).rejects.toThrow('cannot be opened');
    expect((await store.savedForms.find(ownerId, first))?.title).toBe('un');
  });

  test('of a recording that is written while unused keys are erased keeps its key', async () => {
    for (let round = 0; round < 20; round += 1) {
      const recordingId = newId();
      const place = { kind: 'recording', ownerId, subjectId: recordingId } as const;
      // A key without content, as after an erasure that was cut short.
      await store.dataKeys.findOrAdd(place);
      await Promise.all([
        store.transaction(async ({ recordingStreams }) => {
          await recordingStreams.put(stream(recordingId), 1);
          await recordingStreams.addPart({
            ownerId,
            recordingId,
            sequence: 0,
            audio: new Uint8Array([1, 2]),
          });
        }),
        store.transaction(({ dataKeys }) => dataKeys.eraseUnusedOfRecordings(ownerId)),
      ]);
      const part = await store.recordingStreams.findPart({ ownerId, recordingId }, 0);
      expect(part && [...part]).toEqual([1, 2]);
    }
  });

  test('is never put under a secret that is not kept anywhere', async () => {
    const other = await openStore({ dataDir, databaseUrl });
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await addForm(`avant ${count}`));
    const secret = { id: 'ignored', key: new Uint8Array(32) };
    const { secretIds } = await other.keyUpkeep.state();
    expect(secretIds).toHaveLength(1);
    await expect(other.keyUpkeep.rotate(secret, 2)).rejects.toThrow('constat.key');
    await other.close();
    await store.close();
    store = await openStore({ dataDir, databaseUrl });
    for (const id of ids) expect(await store.savedForms.find(ownerId, id)).toBeDefined();
  });
});
