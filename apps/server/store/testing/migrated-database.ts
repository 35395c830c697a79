import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../store.ts';
import { runSql } from './run-sql.ts';

/** What the first start adds to the tables, which is of one installation alone; the setting that stays is of the tables. */
const OF_ONE_INSTALLATION = "delete from installation_keys; delete from settings where name <> 'rewritten'";

/** Makes the tables of this program in an empty database, for copies that no start has yet made an installation of. */
export async function makeTables(databaseUrl: string | null, dataDir: string): Promise<void> {
  await (await openStore({ dataDir, databaseUrl, key: 'the key of nothing that stays' })).close();
  await runSql({ dataDir, databaseUrl }, OF_ONE_INSTALLATION);
}

let sqlite: Promise<Buffer> | undefined;

/** Puts a database with the tables of this program, and nothing in them, where a server has none: it is only copied. */
export async function placeMigratedDatabase(dataDir: string): Promise<void> {
  sqlite ??= buildSqlite();
  await writeFile(path.join(dataDir, 'constat.db'), await sqlite, { mode: 0o600 });
}

async function buildSqlite(): Promise<Buffer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-tables-'));
  try {
    await makeTables(null, dataDir);
    return readFileSync(path.join(dataDir, 'constat.db'));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
