import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { secretSource } from '../keys/installation-secret.ts';
import { newId } from '../platform/ids.ts';
import { findCopy, listCopies } from '../store/copies-folder.ts';
import { lockCopies } from '../store/folder-lock.ts';
import { openStore } from '../store/store.ts';
import { buildEarlierDatabase, buildEarlierForm } from '../store/testing/earlier-tables.ts';
import { sealEarlierCopies } from './copy-keys.ts';
import { eraseFromCopies, findHeld } from './erase-from-copies.ts';
import { replaceDatabase } from './replace-database.ts';

const NAME = 'Qwortmansk';

/** A database that content was sealed in just now, and the copy made before, which holds it in the clear. */
async function migrate() {
  const earlier = await buildEarlierDatabase('0018-sealed-content', null);
  const { dataDir } = earlier;
  const ownerId = await earlier.addPhysician();
  const forms = Array.from({ length: 30 }, (_, index) =>
    buildEarlierForm(ownerId, {
      title: `${NAME} ${index}`,
      formData: JSON.stringify({ emploi: NAME.repeat(9) }),
    }),
  );
  await earlier.insert('savedForms', forms);
  const otherId = await earlier.addPhysician();
  await (await earlier.open()).close();
  const said: string[] = [];
  const secrets = secretSource({ dataDir, key: null });
  const seal = () => sealEarlierCopies(dataDir, { secrets, say: ({ en }) => void said.push(en) });
  return { dataDir, ownerId, otherId, secrets, seal, said };
}

function readableFiles(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(dataDir, name);
    return statSync(file).isFile() && readFileSync(file, 'latin1').includes(NAME);
  });
}

async function titles(dataDir: string, ownerId: string): Promise<string[]> {
  const store = await openStore({ dataDir, databaseUrl: null });
  const forms = await store.savedForms.list(ownerId, {});
  await store.close();
  return forms.map(({ title }) => title);
}

test('a copy made before content was sealed is sealed too, keeps its moment, and comes back', async () => {
  const { dataDir, ownerId, secrets, seal, said } = await migrate();
  const [before] = listCopies(dataDir);
  const name = before?.name ?? '';
  expect(readableFiles(dataDir)).toEqual([path.join('copies', name)]);
  await seal();
  expect(readableFiles(dataDir)).toEqual([]);
  expect(said).toEqual([`${name} is now encrypted.`]);
  const kept = [name, `${name}.json`, 'copies.lock'];
  expect(readdirSync(path.join(dataDir, 'copies')).toSorted()).toEqual(kept);
  expect(listCopies(dataDir)).toMatchObject([{ createdAt: before?.createdAt, check: before?.check }]);
  await seal();
  expect(said).toHaveLength(1);
  await replaceDatabase(findCopy(dataDir, name) ?? '', { dataDir, secrets });
  expect(await titles(dataDir, ownerId)).toHaveLength(30);
  expect(readableFiles(dataDir)).toEqual([]);
});

test('an erased account goes from a copy that is not sealed yet, and others stay', async () => {
  const { dataDir, ownerId, otherId } = await migrate();
  const file = findCopy(dataDir, listCopies(dataDir)[0]?.name ?? '') ?? '';
  const gone = [{ kind: 'account', ownerId, subjectId: ownerId }] as const;
  expect(findHeld(file, gone)).toEqual(gone);
  expect(eraseFromCopies(dataDir, gone)).toEqual([]);
  expect(findHeld(file, gone)).toEqual([]);
  expect(readableFiles(dataDir)).toEqual([]);
  const copy = new Database(file, { readonly: true });
  const [users, owners] = ['select id from users', 'select owner_id from saved_forms'].map((query) =>
    copy.prepare(query).pluck().all(),
  );
  copy.close();
  expect([users, owners]).toEqual([[otherId], []]);
});

test('one that cannot be read stays as it is, and the start says so', async () => {
  const { dataDir, seal, said } = await migrate();
  const name = listCopies(dataDir)[0]?.name ?? '';
  const file = findCopy(dataDir, name) ?? '';
  writeFileSync(file, readFileSync(file).subarray(0, 9_000));
  const bytes = readFileSync(file);
  await seal();
  expect(said).toEqual([expect.stringContaining(`${name} is not encrypted and stays readable`)]);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('what was erased goes from every copy, whole for who reads it meanwhile, and none is changed while one is made', async () => {
  const { dataDir, ownerId, seal } = await migrate();
  await seal();
  const [copy] = listCopies(dataDir);
  const file = findCopy(dataDir, copy?.name ?? '') ?? '';
  const database = new Database(file);
  const [id = ''] = database.prepare('select id from saved_forms').pluck().all() as string[];
  const count = () => Number(database.prepare('select count(*) from saved_forms').pluck().get());
  const place = { kind: 'report', ownerId, subjectId: id } as const;
  expect(eraseFromCopies(dataDir, [{ ...place, ownerId: newId() }])).toEqual([]);
  expect(count()).toBe(30);
  // While a copy is made, none is changed: it would miss what is erased meanwhile.
  const release = lockCopies(dataDir, 0);
  expect(eraseFromCopies(dataDir, [place])).not.toEqual([]);
  release();
  // Whoever takes a copy away meanwhile reads the earlier one to its end.
  const download = openSync(file, 'r');
  const before = readFileSync(file);
  expect(eraseFromCopies(dataDir, [place])).toEqual([]);
  expect(readFileSync(download).equals(before)).toBe(true);
  closeSync(download);
  database.close();
  const after = new Database(file);
  expect(after.prepare('select count(*) from saved_forms').pluck().get()).toBe(29);
  const keys = 'select count(*) from data_keys where subject_id = ?';
  expect(after.prepare(keys).pluck().get(id)).toBe(0);
  after.close();
  expect(listCopies(dataDir)).toMatchObject([{ createdAt: copy?.createdAt, check: { reports: 29 } }]);
});
