import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretSource } from '../keys/installation-secret.ts';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';

onBothDatabases('recovery sheets', (newDatabaseUrl) => {
  let folder: string;
  let databaseUrl: string | null;
  let store: Store;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'constat-sheet-store-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir: folder, databaseUrl });
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  /** Opens the database as a computer without its secret does, with a code; this one then has the secret that it made. */
  async function openWith(recoveryCode: string): Promise<void> {
    await rm(path.join(folder, 'constat.key'), { force: true });
    const secrets = secretSource({ dataDir: folder, key: null });
    await (await openStore({ dataDir: folder, databaseUrl, secrets, recoveryCode })).close();
  }

  test('open the database, each of them, until they are void', async () => {
    const first = await store.recoverySheets.begin(1);
    expect(await store.recoverySheets.confirm(first.id, { now: 2, keepsEarlier: false })).toBe(true);
    const second = await store.recoverySheets.begin(3);
    await store.recoverySheets.confirm(second.id, { now: 4, keepsEarlier: true });
    const shown = await store.recoverySheets.begin(5);
    for (const { code } of [first, second, shown]) await openWith(code);
    const listed = await store.recoverySheets.list();
    expect(listed.map(({ id, madeAt, confirmedAt }) => [id, madeAt, confirmedAt])).toEqual([
      [shown.id, 5, null],
      [second.id, 3, 4],
      [first.id, 1, 2],
    ]);
    const last = await store.recoverySheets.begin(6);
    expect(await store.recoverySheets.confirm(shown.id, { now: 7, keepsEarlier: true })).toBe(false);
    await store.recoverySheets.confirm(last.id, { now: 8, keepsEarlier: false });
    // The same again changes nothing.
    expect(await store.recoverySheets.confirm(last.id, { now: 9, keepsEarlier: false })).toBe(true);
    expect((await store.recoverySheets.list()).map(({ confirmedAt }) => confirmedAt)).toEqual([8]);
    for (const { code } of [first, second, shown])
      await expect(openWith(code)).rejects.toThrow(UnreadableSeal);
  });
});
