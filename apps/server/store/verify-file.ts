/** The thread that reads a database file through, and answers what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Verdict } from './file-guard.ts';
import { INSTALLATION } from './installation.ts';

const BUSY_MS = 5_000;

function readThrough(file: string): Verdict {
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    const isSound = database.pragma('quick_check(1)', { simple: true }) === 'ok';
    return { isSound, installation: readInstallation(database) };
  } finally {
    database.close();
  }
}

/** Of a file that is not sound, where it can be read. */
function readInstallation(database: Database.Database): string | undefined {
  try {
    const select = database.prepare<[string], string>('select value from settings where name = ?').pluck();
    return select.get(INSTALLATION);
  } catch {
    return undefined;
  }
}

parentPort?.postMessage(readThrough(workerData as string));
