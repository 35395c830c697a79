import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkCopy } from './check-copy.ts';
import type { CopyCounts } from './check-copy.ts';

/** How long the copy waits for a program that holds the database, in milliseconds. */
const WAIT_MS = 10_000;

/** Copies the database into a new file, which is then checked. @throws UnusableCopy */
export function writeCopy(source: string, part: string): CopyCounts {
  // The copy is for its owner's eyes from its first byte.
  closeSync(openSync(part, 'wx', 0o600));
  const database = new Database(source, { fileMustExist: true, timeout: WAIT_MS });
  try {
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
  const copy = openSync(part, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  return checkCopy(part);
}
