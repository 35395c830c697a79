import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultProfile } from '../accounts/profile.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { onBothDatabases } from './testing/databases.ts';

onBothDatabases('what an export rests on', (newDatabaseUrl) => {
  let dataDir: string;
  let store: Store;
  let databaseUrl: string | null;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-letterheads-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('a letterhead comes back byte for byte after a restart, and another one takes its place', async () => {
    const [userId, other] = [await addUser(store), await addUser(store)];
    const content = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256);
    const row = {
      userId,
      fileName: 'Papier à lettres.docx',
      placement: 'placeholder' as const,
      updatedAt: 1,
    };
    await store.letterheads.put({ ...row, content });
    await store.close();
    store = await openStore({ dataDir, databaseUrl });
    const kept = await store.letterheads.find(userId);
    expect(kept).toMatchObject(row);
    expect(Buffer.from(kept?.content ?? []).equals(content)).toBe(true);
    expect(await store.letterheads.find(other)).toBeUndefined();
    await store.letterheads.put({ ...row, content: new Uint8Array([1]), placement: 'end', updatedAt: 2 });
    expect(await store.letterheads.find(userId)).toMatchObject({ placement: 'end', updatedAt: 2 });
    expect(await store.letterheads.remove(other)).toBe(false);
    expect(await store.letterheads.remove(userId)).toBe(true);
    expect(await store.letterheads.find(userId)).toBeUndefined();
  });

  test('a profile keeps how its reports are exported, or that nothing was chosen', async () => {
    const userId = await addUser(store);
    const profile = defaultProfile('Zz');
    await store.profiles.put(userId, profile, 1);
    expect(await store.profiles.find(userId)).toEqual(profile);
    const exportSettings = { section12Everywhere: true, frenchSpacing: 'france' as const };
    await store.profiles.put(userId, { ...profile, exportSettings }, 2);
    expect(await store.profiles.find(userId)).toEqual({ ...profile, exportSettings });
  });
});
