import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { runScript } from '../testing/run-script.ts';
import { signInSample, spawnRefused, spawnServer } from '../testing/spawn-server.ts';
import type { SpawnedServer } from '../testing/spawn-server.ts';

let folder: string;
let dataDir: string;
let file: string;
let server: SpawnedServer | undefined;
const samples = mkdtempSync(path.join(tmpdir(), 'constat-copies-'));
const stopped = path.join(samples, 'data');
afterAll(() => rm(samples, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-copies-'));
  dataDir = path.join(folder, 'data');
  file = path.join(folder, 'copie.db');
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const run = (
  task: 'audit' | 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string> = {},
) => runScript(task, args, { dataDir, env });

async function start(at = dataDir): Promise<string> {
  server = await spawnServer({ CONSTAT_DATA_DIR: at });
  return signInSample(server.url);
}

async function save(cookie: string, title: string): Promise<SavedForm> {
  const answer = await fetch(`${server?.url}/api/saved-forms`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(
      buildFormBody({ title, formData: { historiqueEvolution: `${title} `.repeat(100) } }),
    ),
  });
  if (answer.status !== 201) throw new Error(`status ${answer.status}`);
  return (await answer.json()) as SavedForm;
}

async function titles(cookie: string): Promise<string[]> {
  const list = await fetch(`${server?.url}/api/saved-forms`, { headers: { cookie } });
  return ((await list.json()) as SavedForm[]).map(({ title }) => title);
}

/** Puts the key of the content into another data directory, as somebody does who moves to it. */
async function carryKey(to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await copyFile(path.join(dataDir, 'constat.key'), path.join(to, 'constat.key'));
}

/** A data directory with one report, whose server has stopped; a copy of the one that the first call made. */
async function makeData(at = dataDir): Promise<void> {
  if (!existsSync(stopped)) {
    await save(await start(stopped), 'Premier');
    await server?.end('SIGTERM');
  }
  await cp(stopped, at, { recursive: true });
}

/** A quarter of the pages, so that rows are among them: a damaged index alone is built anew in a copy. */
async function damage(database: string): Promise<void> {
  const handle = await open(database, 'r+');
  const { size } = await handle.stat();
  const quarter = Math.floor(size / 4 / 4_096) * 4_096;
  await handle.write(Buffer.alloc(quarter, 0xa5), 0, quarter, quarter * 2);
  await handle.close();
}

describe('npm run backup and npm run restore', () => {
  test('a copy made during 200 saves brings back, elsewhere, every report that was acknowledged before it', async () => {
    const cookie = await start();
    const acknowledged: string[] = [];
    const progress = { next: 0 };
    const write = async () => {
      while (progress.next < 200) {
        const title = `Sauvegarde ${progress.next}`;
        progress.next += 1;
        await save(cookie, title);
        acknowledged.push(title);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(20);
    const before = [...acknowledged];
    const first = await run('backup', [file]);
    await writing;
    const last = path.join(folder, 'fin.db');
    expect((await run('backup', [last])).code).toBe(0);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(
      /^Checked copy: \S+ \(accounts: 2, reports: \d+, recordings: 0, [\d.]+ MB\)\. The recognition models are not in it\.\n$/u,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['copie.db', 'data', 'fin.db']);
    await server?.end('SIGTERM');

    for (const [copy, expected] of [
      [file, before],
      [last, acknowledged],
    ] as const) {
      const elsewhere = path.join(folder, path.basename(copy, '.db'));
      await carryKey(elsewhere);
      const restored = await run('restore', [copy], { CONSTAT_DATA_DIR: elsewhere, LANG: '' });
      expect([restored.code, restored.err]).toEqual([0, '']);
      expect(restored.out).toMatch(/^Restauré et vérifié : \S+ \(comptes : 2, rapports : \d+/u);
      const there = await titles(await start(elsewhere));
      expect(expected.filter((title) => !there.includes(title))).toEqual([]);
      await server?.end('SIGTERM');
    }
    expect(acknowledged).toHaveLength(200);
  });

  test('a copy takes the place of nothing without --overwrite, and of a database only while no server uses it', async () => {
    const cookie = await start();
    await save(cookie, 'Premier');
    expect((await run('backup', [file])).code).toBe(0);
    const copied = readFileSync(file);
    await save(cookie, 'Second');
    const again = await run('backup', [file]);
    expect([again.code, again.out, again.err]).toEqual([
      1,
      '',
      expect.stringMatching(/^\S+ exists already; [^\n]+\n$/u),
    ]);
    expect(readFileSync(file).equals(copied)).toBe(true);

    const held = await run('restore', [file]);
    expect([held.code, held.err]).toEqual([1, expect.stringMatching(/^A server uses \S+: [^\n]+\n$/u)]);
    expect((await titles(cookie)).toSorted()).toEqual(['Premier', 'Second']);
    // A server that was killed holds no lock, and what it had acknowledged is in the database that is kept.
    await server?.end('SIGKILL');

    const restored = await run('restore', [file]);
    expect(restored.code).toBe(0);
    const aside =
      /^The earlier database is kept: (?<file>\S+\.db)\. /u.exec(restored.out)?.groups?.['file'] ?? '';
    const database = new Database(aside, { readonly: true });
    expect(database.prepare('select count(*) from saved_forms').pluck().get()).toBe(2);
    database.close();
    const replaced = new Database(aside, { readonly: true });
    const [last] = replaced
      .prepare<[], { position: number; hash: string }>(
        'select position, hash from audit_events order by position desc limit 1',
      )
      .all();
    replaced.close();
    // The trail of the copy goes on with what it took the place of.
    expect((await run('audit', ['verify'])).code).toBe(0);
    const present = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
    const restoring = present
      .prepare("select detail from audit_events where action = 'database-restored'")
      .pluck()
      .all();
    present.close();
    expect(restoring.map((detail) => JSON.parse(String(detail)) as unknown)).toEqual([
      { replacedEvents: last?.position, replacedHash: last?.hash },
    ]);
    expect(await titles(await start())).toEqual(['Premier']);
    expect((await run('backup', [file, '--overwrite'])).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each(['backup', 'restore'] as const)(
    '%s of PostgreSQL is told to be that of pg_dump',
    async (task) => {
      const { code, err } = await run(task, [file], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
      expect([code, err]).toEqual([1, expect.stringMatching(/^[^\n]*pg_dump[^\n]*\n$/u)]);
      expect(existsSync(file)).toBe(false);
    },
  );

  test.each([
    ['backup', []],
    ['backup', ['a', 'b']],
    ['backup', ['a', '--force']],
    ['backup', ['a', '--lang', 'de']],
    ['restore', []],
    ['restore', ['a', '--overwrite']],
  ] as const)('%s %j is answered with its usage', async (task, args) => {
    const { code, err, out } = await run(task, args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^Usage: npm run ${task} -- FILE [^\\n]*\\n$`, 'u'));
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a backup of nothing, or to where nothing can be written, says so', async () => {
    expect((await run('backup', [file])).err).toMatch(/^There is no database in [^\n]+\n$/u);
    await makeData();
    const nowhere = await run('backup', [path.join(folder, 'none', 'copie.db')]);
    expect([nowhere.code, nowhere.err]).toEqual([
      1,
      expect.stringMatching(/^\S+ could not be written \(ENOENT\)[^\n]+\n$/u),
    ]);
  });

  test('a damaged database is neither copied nor started, each with one line', async () => {
    const cookie = await start();
    for (let count = 0; count < 20; count += 1) await save(cookie, `Rapport ${count}`);
    expect((await run('backup', [file])).code).toBe(0);
    await server?.end('SIGTERM');
    await damage(path.join(dataDir, 'constat.db'));
    const { code, stderr } = await spawnRefused({ CONSTAT_DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^CONSTAT_DATA_DIR : [^\n]*npm run restore[^\n]*\n$/u),
    ]);
    const backup = await run('backup', [path.join(folder, 'autre.db')]);
    expect([backup.code, backup.err]).toEqual([
      1,
      expect.stringMatching(/^\S+: this file is damaged\.[^\n]*\n$/u),
    ]);
    expect(existsSync(path.join(folder, 'autre.db'))).toBe(false);
    expect((await run('restore', [file])).code).toBe(0);
    expect(await titles(await start())).toHaveLength(20);
  });
});

describe('a file that is not restored', () => {
  const write = {
    missing: async () => {},
    folder: () => mkdir(file).then(() => {}),
    empty: () => writeFile(file, ''),
    text: () => writeFile(file, 'not a database, but long enough to look at '.repeat(200)),
    foreign: async () => {
      const database = new Database(file);
      database.exec('create table notes (id integer primary key)');
      database.close();
    },
    damaged: async () => {
      await copyFile(path.join(dataDir, 'constat.db'), file);
      await damage(file);
    },
    cut: async () => {
      await writeFile(file, readFileSync(path.join(dataDir, 'constat.db')).subarray(0, 40_000));
    },
    newer: async () => {
      await copyFile(path.join(dataDir, 'constat.db'), file);
      const database = new Database(file);
      database.prepare('insert into kysely_migration values (?, ?)').run('9999-of-the-future', '2030');
      database.close();
    },
  };

  test.each([
    ['missing', 'does not exist'],
    ['folder', 'a folder'],
    ['empty', 'no database of Constat'],
    ['text', 'no database of Constat'],
    ['foreign', 'no database of Constat'],
    ['damaged', 'damaged'],
    ['cut', 'damaged'],
    ['newer', 'newer version'],
  ] as const)('%s: one line, and nothing is changed', async (kind, words) => {
    await makeData();
    const present = path.join(dataDir, 'constat.db');
    const before = readFileSync(present);
    await write[kind]();
    if (existsSync(file) && kind !== 'folder') chmodSync(file, 0o400);
    const { code, out, err } = await run('restore', [file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^[^\n]+\n$/u);
    expect(err).toContain(words);
    expect(readFileSync(present).equals(before)).toBe(true);
    const names = ['constat.db', 'constat.db-lock', 'constat.key', 'constat.reserve'];
    expect(readdirSync(dataDir).toSorted()).toEqual(names);
  });
});
