import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countAttempt } from '../accounts/login-throttle.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { buildStoredForm } from './testing/build-stored-form.ts';
import { onBothDatabases } from './testing/databases.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

onBothDatabases('the store', (newDatabaseUrl) => {
  let store: Store;
  let databaseUrl: string | null;
  beforeEach(async () => {
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
  });
  afterEach(() => store.close());

  test('an attempt is counted while another sign-in of the same name forgets its count', async () => {
    const rounds = Array.from({ length: 60 }, (_, now) => [
      countAttempt(store, 'zzkey', now),
      store.loginAttempts.forget('zzkey'),
    ]);
    await expect(Promise.all(rounds.flat())).resolves.toHaveLength(120);
  });

  test('a form comes back as it was saved, after a restart too', async () => {
    const owner = await addUser(store);
    const form = buildStoredForm();
    await store.savedForms.add(owner, form);
    await store.close();
    store = await openStore({ dataDir, databaseUrl });
    expect(await store.savedForms.find(owner, form.id)).toEqual(form);
  });

  test("another owner's form is not there", async () => {
    const [owner, other] = [await addUser(store), await addUser(store)];
    const form = buildStoredForm();
    await store.savedForms.add(owner, form);
    expect(await store.savedForms.find(other, form.id)).toBeUndefined();
    expect(await store.savedForms.replace(other, form, 1)).toBe(false);
    expect(await store.savedForms.remove(other, form.id, { evenRecord: false })).toBe(false);
    expect(await store.savedForms.list(other, {})).toEqual([]);
  });

  test('of ten writes from one version, one lands', async () => {
    const owner = await addUser(store);
    const form = buildStoredForm();
    await store.savedForms.add(owner, form);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.savedForms.replace(owner, { ...form, title: `Titre ${index}`, version: 2 }, 1),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await store.savedForms.find(owner, form.id))?.version).toBe(2);
  });

  test('a transaction that throws leaves nothing', async () => {
    const owner = await addUser(store);
    const form = buildStoredForm();
    const failing = store.transaction(async (repositories) => {
      await repositories.savedForms.add(owner, form);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await store.savedForms.find(owner, form.id)).toBeUndefined();
  });

  test('of two lists of commands written over the same version, one is refused', async () => {
    const ownerId = await addUser(store);
    const list = (name: string) => ({
      ownerId,
      kind: 'voice' as const,
      updatedAt: 1,
      commands: JSON.stringify([{ trigger: name }]),
    });
    expect(await store.commandLists.find(ownerId, 'voice')).toEqual({ commands: [], version: 0 });
    expect(await store.commandLists.put(list('un'), 0)).toBe(1);
    const both = await Promise.all([
      store.commandLists.put(list('deux'), 1),
      store.commandLists.put(list('trois'), 1),
    ]);
    expect(both.toSorted()).toEqual([2, null]);
    expect(await store.commandLists.put(list('quatre'), null)).toBe(3);
    expect(await store.commandLists.find(ownerId, 'verbatim')).toMatchObject({ version: 0 });
  });

  test('attempts to sign in count one by one, however many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => countAttempt(store, 'key', 1000)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await countAttempt(store, 'other', 1000)).toBe(0);
  });

  test('pages of the list join without a gap or a repeat, forms of one moment included', async () => {
    const owner = await addUser(store);
    for (let index = 0; index < 7; index += 1)
      await store.savedForms.add(owner, buildStoredForm({ updatedAt: 1000 + (index % 3) }));
    const all = await store.savedForms.list(owner, {});
    const paged: typeof all = [];
    for (let after: (typeof all)[number] | undefined; ; after = paged.at(-1)) {
      const page = await store.savedForms.list(owner, { limit: 2, after });
      paged.push(...page);
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all);
    expect(all.map((form) => form.updatedAt)).toEqual([1002, 1002, 1001, 1001, 1000, 1000, 1000]);
  });
});
