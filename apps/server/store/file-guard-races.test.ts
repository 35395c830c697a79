import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileGuard } from './file-guard.ts';
import { readInThread } from './read-in-thread.ts';

/** More than the clock of a file system needs for a tick, at a change a round. */
const ROUNDS = 20;

let folder: string;
let file: string;
let database: Database.Database;
let guard: FileGuard;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-guard-'));
  file = path.join(folder, 'constat.db');
  database = new Database(file);
  database.pragma('journal_mode = wal');
  database.exec('create table settings (name text, value text); create table audit_events (id text)');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.exec("insert into settings values ('a', 'a')");
  guard = new FileGuard(database, () => undefined);
  guard.start();
});
afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true, force: true });
});

/** As another program does: the application id of the header, which changes nothing in the tables. */
function changeAsAnother(round: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.from([round]), 0, 1, 68);
  closeSync(descriptor);
}

const commit = () => database.exec("insert into settings values ('b', 'b')");
const cutLog = () => {
  commit();
  guard.beforeChange();
  database.pragma('wal_checkpoint(TRUNCATE)');
  guard.afterChange();
};

test('a commit alone leaves no doubt, nor does the log once it is written into the file', () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    guard.beforeChange();
    commit();
    expect(guard.afterCommit()).toBe(false);
    cutLog();
    expect(guard.isDoubtful()).toBe(false);
  }
});

test('what another program changes while a commit runs is looked at', async () => {
  guard.beforeChange();
  commit();
  changeAsAnother(1);
  expect(guard.afterCommit()).toBe(true);
  await guard.verify();
  expect(guard.isDoubtful()).toBe(false);
});

test('what another program changes in the same tick of the clock as we did is looked at', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    cutLog();
    changeAsAnother(round);
    expect(guard.isDoubtful()).toBe(true);
    await guard.verify();
  }
});

test('a long log is written into the file by SQLite itself, which leaves no doubt', () => {
  const insert = database.prepare('insert into settings values (?, ?)');
  for (let round = 0; round < 1_500; round += 1) {
    guard.beforeChange();
    insert.run('c', 'c'.repeat(4_000));
    expect(guard.afterCommit()).toBe(false);
  }
});

test.each([
  [3, true],
  [4, false],
] as const)(
  '%i readings that fail in turn say nothing of the file; the save goes on: %s',
  async (times, goesOn) => {
    const said: string[] = [];
    let failures: number = times;
    const failing = new FileGuard(
      database,
      ({ en }) => said.push(en),
      (...asked) => (failures-- > 0 ? Promise.reject(new Error('SQLITE_BUSY')) : readInThread(...asked)),
    );
    failing.start();
    changeAsAnother(1);
    if (!goesOn) {
      await expect(failing.verify()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      expect([said.length, failing.problem(), failing.isDoubtful()]).toEqual([1, null, true]);
      expect(said[0]).toContain('SQLITE_BUSY');
    }
    await failing.verify();
    expect([failing.problem(), failing.isDoubtful()]).toEqual([null, false]);
  },
);

test('a reading that finds damage after one that failed is asked again', async () => {
  let reading = 0;
  const mixed = new FileGuard(
    database,
    () => undefined,
    (...asked) => {
      reading += 1;
      if (reading === 1) return Promise.reject(new Error('SQLITE_BUSY'));
      return reading === 2 ? Promise.resolve({ isSound: false, isOurs: null }) : readInThread(...asked);
    },
  );
  mixed.start();
  changeAsAnother(3);
  await mixed.verify();
  expect(mixed.problem()).toBeNull();
});

test.each([
  [1, null],
  [2, 'STORAGE_DAMAGED'],
] as const)('%i readings in turn that find damage: %s', async (times, problem) => {
  let left: number = times;
  const once = new FileGuard(
    database,
    () => undefined,
    (...asked) => (left-- > 0 ? Promise.resolve({ isSound: false, isOurs: null }) : readInThread(...asked)),
  );
  once.start();
  changeAsAnother(2);
  await once.verify().catch(() => undefined);
  expect(once.problem()).toBe(problem);
});
