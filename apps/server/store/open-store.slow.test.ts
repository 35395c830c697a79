import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

onBothDatabases('opening', (newDatabaseUrl) => {
  test('two programs may open a new database at the same time', async () => {
    const url = (await newDatabaseUrl.empty()) ?? null;
    const options = { dataDir: path.join(dataDir, 'two'), databaseUrl: url };
    const module = new URL('store.ts', import.meta.url).href;
    const program = `import { openStore } from '${module}'; await (await openStore(${JSON.stringify(options)})).close();`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    await Promise.all([run(), run(), run()]);
    const opened = await openStore(options);
    await opened.settings.put('zz', 'kept');
    expect(await opened.settings.find('zz')).toBe('kept');
    await opened.close();
  });

  test('a database of a newer program is refused', async () => {
    const name = '9999-of-the-future';
    const databaseUrl = (await newDatabaseUrl.empty()) ?? null;
    await (await openStore({ dataDir, databaseUrl })).close();
    if (databaseUrl === null) {
      const database = new Database(path.join(dataDir, 'constat.db'));
      database.prepare('insert into kysely_migration values (?, ?)').run(name, '2030');
      database.close();
    } else {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query('insert into kysely_migration values ($1, $2)', [name, '2030']);
      await client.end();
    }
    await expect(openStore({ dataDir, databaseUrl })).rejects.toThrow(
      /^DATABASE_NEWER : .+ \/ DATABASE_NEWER: .+$/u,
    );
  });
});

describe('the SQLite file', () => {
  test('commits reach the disk, and only its owner may read it', async () => {
    const store = await openStore({ dataDir, databaseUrl: null });
    expect(statSync(path.join(dataDir, 'constat.db')).mode & 0o777).toBe(0o600);
    expect(existsSync(path.join(dataDir, 'constat.db-wal'))).toBe(true);
    await store.close();
  });

  test('a newer one is left as it is, byte for byte', async () => {
    await (await openStore({ dataDir, databaseUrl: null })).close();
    const file = path.join(dataDir, 'constat.db');
    const database = new Database(file);
    database.prepare('insert into kysely_migration values (?, ?)').run('9999-of-the-future', '2030');
    database.close();
    const before = await readFile(file);
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow('DATABASE_NEWER');
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  test('a file that is no database is refused in one line', async () => {
    await writeFile(
      path.join(dataDir, 'constat.db'),
      'not a database, but long enough to look at '.repeat(20),
    );
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(
      /^CONSTAT_DATA_DIR : .*constat\.db[^\n]*$/u,
    );
  });
});
