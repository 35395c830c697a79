import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { syncFolder } from '../platform/sync-folder.ts';
import { checkCopy, UnusableCopy } from './check-copy.ts';
import type { CopyCounts } from './copy-messages.ts';
import { readCopyCommand } from './read-command.ts';
import type { CopySurroundings } from './read-command.ts';

/** How long the copy waits for a program that holds the database, in milliseconds. */
const WAIT_MS = 10_000;

/**
 * `npm run backup -- FILE`: one consistent copy of the database, also while a server writes, which is checked before it
 * gets its name. It holds nothing that was erased.
 * @returns the exit code: 0, 1 for a failure, 2 for a wrong command
 */
export function runBackupCommand(args: readonly string[], surroundings: CopySurroundings): number {
  const command = readCopyCommand(args, surroundings, 'backupUsage');
  if (typeof command === 'number') return command;
  const { file, overwrite, dataDir, messages } = command;
  const { out, err } = surroundings;
  const source = path.join(dataDir, 'constat.db');
  const refuse = (line: string) => {
    err.write(`${line}\n`);
    return 1;
  };
  if (!existsSync(source)) return refuse(messages.noDatabase(dataDir));
  if (!overwrite && existsSync(file)) return refuse(messages.exists(file));
  const part = `${file}.${randomUUID()}.part`;
  try {
    const counts = writeCopy(source, part);
    if (!overwrite && existsSync(file)) return refuse(messages.exists(file));
    renameSync(part, file);
    syncFolder(path.dirname(file));
    out.write(`${messages.backedUp(file, counts)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UnusableCopy) return refuse(messages.problems(source, error.problem));
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
      return refuse(messages.problems(source, 'damaged'));
    return refuse(messages.failed(file, code));
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${suffix}`, { force: true });
  }
}

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
