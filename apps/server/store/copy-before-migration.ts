import { chmodSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { copiesFolder, listCopies, findCopy, noteCheck, removeCopy, stampOf } from './copies-folder.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Notice } from './rewrite-once.ts';

/** How many copies made before a migration are kept. */
const KEPT = 3;
const WAIT_MS = 5_000;

/**
 * Copies a database that holds something before this program changes its tables: under the name of the latest migration
 * that it has and the moment. Where there is no room for it, nothing is changed.
 * @param done the migrations that the database has
 * @throws SqliteError SQLITE_FULL
 */
export function copyBeforeMigration(
  file: string,
  done: readonly string[],
  say: (notice: Notice) => void,
): void {
  const latest = done.toSorted().at(-1);
  if (latest === undefined || Object.keys(MIGRATIONS).every((name) => done.includes(name))) return;
  const dataDir = path.dirname(file);
  const now = Date.now();
  const copy = path.join(
    copiesFolder(dataDir),
    `constat-before-migration-${latest.slice(0, 4)}-${stampOf(now)}.db`,
  );
  const database = new Database(file, { timeout: WAIT_MS });
  try {
    const count = (table: string) => Number(database.prepare(`select count(*) from ${table}`).pluck().get());
    const held = { accounts: count('users'), reports: count('saved_forms') };
    if (held.accounts + held.reports === 0) return;
    database.prepare('vacuum into ?').run(`${copy}.part`);
    chmodSync(`${copy}.part`, 0o600);
    check(`${copy}.part`);
    renameSync(`${copy}.part`, copy);
    noteCheck(copy, { checkedAt: now, ...held });
    say(copied(copy));
  } finally {
    database.close();
    rmSync(`${copy}.part`, { force: true });
  }
  const earlier = listCopies(dataDir).filter(({ kind }) => kind === 'before-migration');
  for (const { name } of earlier.slice(KEPT)) {
    const old = findCopy(dataDir, name);
    if (old !== null) removeCopy(old);
  }
}

function check(file: string): void {
  const database = new Database(file, { readonly: true });
  try {
    if (database.pragma('quick_check(1)', { simple: true }) !== 'ok')
      throw Object.assign(new Error('the copy is damaged'), { code: 'SQLITE_CORRUPT' });
  } finally {
    database.close();
  }
}

function copied(file: string): Notice {
  return {
    fr: `copie faite avant la mise à jour de la base de données : ${file}`,
    en: `copy made before the update of the database: ${file}`,
  };
}
