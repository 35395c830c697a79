import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from './store.ts';
import { readAll } from './testing/sealed-pieces.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-rewritten-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const planted = Array.from({ length: 2_000 }, (_, index) => `zq${String(index).padStart(18, '0')}`);

function readable(): number {
  const present = new Set(readAll(dataDir).match(/zq\d{18}/gu));
  return planted.filter((word) => present.has(word)).length;
}

describe('a database made before', () => {
  /** A copy of what was erased lies in its free pages. */
  async function makeOld(): Promise<Database.Database> {
    await (await openStore({ dataDir, databaseUrl: null })).close();
    const database = new Database(path.join(dataDir, 'constat.db'));
    database.pragma('secure_delete = OFF');
    database.exec('create table old (text text)');
    database.prepare('insert into old values (?)').run(planted.join(' '));
    database.exec('drop table old');
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.pragma('user_version = 0');
    return database;
  }

  test('is written anew at its next start, once, and the start says so', async () => {
    (await makeOld()).close();
    expect(readable()).toBeGreaterThan(1_000);
    const said: string[] = [];
    const open = () => openStore({ dataDir, databaseUrl: null, say: ({ en }) => void said.push(en) });
    const store = await open();
    expect(readable()).toBe(0);
    await store.close();
    expect(readable()).toBe(0);
    expect(said).toEqual([expect.stringContaining('rewritten once'), 'constat.db is rewritten.']);
    await (await open()).close();
    expect(said).toHaveLength(2);
  });

  test('starts as it is while another program uses it, says so, and is written anew at the next start', async () => {
    const other = await makeOld();
    const said: string[] = [];
    const open = () => openStore({ dataDir, databaseUrl: null, say: ({ fr }) => void said.push(fr) });
    other.exec('begin');
    other.prepare('select count(*) from users').get();
    await (await open()).close();
    other.close();
    await (await open()).close();
    expect(said.at(-1)).toBe('constat.db est réécrit.');
    expect(readable()).toBe(0);
  });
});
