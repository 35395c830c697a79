import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secretSource } from '../keys/installation-secret.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { newId } from '../platform/ids.ts';
import { listCopies } from './copies-folder.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openStore } from './store.ts';

let dataDir: string;
let said: string[];
beforeEach(async () => {
  said = [];
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-migration-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openStore({ dataDir, databaseUrl: null, say: ({ en }) => void said.push(en) });
const FIRST = '0001-first-tables';

/** A database as the first version of the program left it. */
async function makeOld(username: string | null): Promise<void> {
  const database = new Database(path.join(dataDir, 'constat.db'));
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const up = MIGRATIONS[FIRST] ?? (() => Promise.reject(new Error(FIRST)));
  const ring = new KeyRing(secretSource({ dataDir, key: null }));
  const provider = {
    getMigrations: async () => ({ [FIRST]: { up: (to: Kysely<unknown>) => up(to, 'sqlite', ring) } }),
  };
  await new Migrator({ db, provider }).migrateToLatest();
  if (username !== null)
    database
      .prepare(
        "insert into users (id, username, email, display_name, role, password_hash, sample, created_at) values (?, ?, '', 'Zz', 'physician', 'x', 0, 1)",
      )
      .run(newId(), username);
  await db.destroy();
}

describe('before a migration of a database that holds something', () => {
  test('a checked copy of its own is made, named after its version and the moment, and is told', async () => {
    await makeOld('zzavant');
    await (await open()).close();
    const [copy, ...others] = listCopies(dataDir);
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ kind: 'before-migration', check: { accounts: 1, reports: 0 } });
    expect(copy?.name).toMatch(/^constat-before-migration-0001-[\dTZ-]+\.db$/u);
    const file = path.join(dataDir, 'copies', copy?.name ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const database = new Database(file, { readonly: true });
    expect(database.prepare('select username from users').pluck().all()).toEqual(['zzavant']);
    expect(database.prepare('select count(*) from kysely_migration').pluck().get()).toBe(1);
    database.close();
    expect(said).toContainEqual(expect.stringContaining('copy made before the update'));
  });

  test('the last three are kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      await makeOld('zzavant');
      await (await open()).close();
      rmSync(path.join(dataDir, 'constat.db'));
    }
    expect(listCopies(dataDir)).toHaveLength(3);
    expect(readdirSync(path.join(dataDir, 'copies'))).toHaveLength(6);
  });
});

test.each([
  ['without a migration to come', async () => (await open()).close()],
  ['of an empty database', () => makeOld(null)],
])('no copy is made %s', async (_name, prepare) => {
  await prepare();
  await (await open()).close();
  expect(existsSync(path.join(dataDir, 'copies')) ? listCopies(dataDir) : []).toEqual([]);
});
