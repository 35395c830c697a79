/** The thread that reads a database file through, and answers what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Marks, Verdict } from './read-in-thread.ts';
import { INSTALLATION_ID } from './installation-id.ts';

const BUSY_MS = 5_000;

function readThrough({ file, marks }: { readonly file: string; readonly marks: Marks }): Verdict {
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    return { isSound: isSound(database), isOurs: hasMarks(database, marks) };
  } finally {
    database.close();
  }
}

/** What SQLite says of a file that is damaged, or is no database; any other error tells nothing of the file. */
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB)/u;

/** @throws Error where the file could not be read */
function isSound(database: Database.Database): boolean {
  try {
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError && DAMAGE.test(error.code)) return false;
    throw error;
  }
}

/** Null for a file that is not sound enough to say. */
function hasMarks(database: Database.Database, { installation, latestLine }: Marks): boolean | null {
  try {
    const name =
      database.prepare('select value from settings where name = ?').pluck().get(INSTALLATION_ID) ?? null;
    const line = database.prepare('select id from audit_events where id = ?').pluck();
    return name === installation && (latestLine === null || line.get(latestLine) !== undefined);
  } catch {
    return null;
  }
}

parentPort?.postMessage(readThrough(workerData as Parameters<typeof readThrough>[0]), []);
