import { chmodSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { copiesFolder } from './copies-folder.ts';

/**
 * Says that a program uses the data directory, or claims it alone; another one that does either is found out. The lock is
 * SQLite's own on an empty file, which the system takes back from a program that was killed.
 * @returns what gives it back
 * @throws SqliteError SQLITE_BUSY when somebody has it alone, or when anybody uses it and it is claimed alone
 */
export function lockFolder(dataDir: string, how: 'together' | 'alone', waitMs: number): () => void {
  return lockFile(path.join(dataDir, 'constat.db-lock'), how, waitMs);
}

/** Claims the installation's keys, whose change takes several steps. @throws SqliteError SQLITE_BUSY */
export function lockKeys(dataDir: string): () => void {
  return lockFile(path.join(dataDir, 'constat.key-lock'), 'alone', 0);
}

/** Claims the copies in the data directory, so that none is made while others are changed. @throws SqliteError SQLITE_BUSY */
export function lockCopies(dataDir: string, waitMs: number): () => void {
  return lockFile(path.join(copiesFolder(dataDir), 'copies.lock'), 'alone', waitMs);
}

function lockFile(file: string, how: 'together' | 'alone', waitMs: number): () => void {
  const database = new Database(file, { timeout: waitMs });
  try {
    chmodSync(file, 0o600);
    database.exec(how === 'alone' ? 'begin exclusive' : 'begin');
    database.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    database.close();
    throw error;
  }
  return () => void database.close();
}
