import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UnusableCopy } from '../copies/check-copy.ts';
import { writeCopy } from '../copies/write-copy.ts';
import { syncFolder } from '../platform/sync-folder.ts';
import { readCopyArguments } from './copy-arguments.ts';
import type { CopySurroundings } from './copy-arguments.ts';

/**
 * `npm run backup -- FILE`: one consistent copy of the database, also while a server writes, which is checked before it
 * gets its name. It holds nothing that was erased.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong arguments
 */
export function runBackupTask(args: readonly string[], surroundings: CopySurroundings): number {
  const parsed = readCopyArguments(args, surroundings, 'backupUsage');
  if (typeof parsed === 'number') return parsed;
  const { file, overwrite, dataDir, messages } = parsed;
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
