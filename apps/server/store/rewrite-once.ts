import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';

/**
 * What `user_version` says of a database in which nothing is readable that was erased, or was written before content was
 * sealed: rows that grow move, and leave their earlier bytes behind.
 */
export const REWRITTEN = 2;
/** Room that stays free beside the copies that a rewrite makes for a while. */
const SPARE_BYTES = 50_000_000;

/** What a start tells the person at the terminal, in both languages. */
export interface Notice {
  readonly fr: string;
  readonly en: string;
}

/** A new database needs no rewriting. Call it before its first table is made. */
export function markNew(database: Database): void {
  const tables = database.prepare('select count(*) from sqlite_master').pluck().get();
  if (tables === 0) database.pragma(`user_version = ${REWRITTEN}`);
}

/**
 * A database made before erased text was overwritten, or before content was sealed, still holds it in unused places: it is
 * written anew, once. Without room for that the start goes on, and the next one tries again.
 */
export function rewriteOnce(
  database: Database,
  options: { readonly say: (notice: Notice) => void; readonly freeBytes?: number },
): void {
  if (Number(database.pragma('user_version', { simple: true })) >= REWRITTEN) return;
  const dataDir = path.dirname(database.name);
  const bytes = contentBytes(database);
  const { say, freeBytes = bytesFree(dataDir) } = options;
  // One copy in a temporary file, one in the write-ahead log.
  if (freeBytes < 2 * bytes + SPARE_BYTES) return say(noRoom(2 * bytes + SPARE_BYTES));
  say(REWRITING);
  const outcome = vacuum(database);
  if (outcome === 'full') return say(noRoom(2 * bytes + SPARE_BYTES));
  if (outcome === 'busy') return say(BUSY);
  database.pragma(`user_version = ${REWRITTEN}`);
  say(DONE);
}

/**
 * Writes the file anew, so that no remains of rows that were moved are left in unused places of its pages.
 * @returns false where there is no room for that, or another program is at it
 */
export function writeAnew(database: Database): boolean {
  const dataDir = path.dirname(database.name);
  if (bytesFree(dataDir) < 2 * contentBytes(database) + SPARE_BYTES) return false;
  return vacuum(database) === 'done';
}

function vacuum(database: Database): 'done' | 'full' | 'busy' {
  const dataDir = path.dirname(database.name);
  try {
    // The copy is of what is kept, and belongs beside the original.
    database.pragma('temp_store = FILE');
    database.pragma(`temp_store_directory = '${dataDir.replaceAll("'", "''")}'`);
    database.exec('VACUUM');
    database.pragma('wal_checkpoint(TRUNCATE)');
    return 'done';
  } catch (error) {
    if (isFull(error)) return 'full';
    if (isBusy(error)) return 'busy';
    throw error;
  } finally {
    database.pragma("temp_store_directory = ''");
    database.pragma('temp_store = MEMORY');
  }
}

function contentBytes(database: Database): number {
  const read = (name: string) => Number(database.pragma(name, { simple: true }));
  return (read('page_count') - read('freelist_count')) * read('page_size');
}

function bytesFree(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function isFull(error: unknown): boolean {
  return ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

function isBusy(error: unknown): boolean {
  return /^SQLITE_(?:BUSY|LOCKED)/u.test(codeOf(error));
}

const REWRITING: Notice = {
  fr: 'constat.db est réécrit une fois, pour que rien de ce qui a été effacé n’y reste lisible; cela peut prendre quelques minutes.',
  en: 'constat.db is being rewritten once, so that nothing erased stays readable in it; this can take some minutes.',
};
const DONE: Notice = { fr: 'constat.db est réécrit.', en: 'constat.db is rewritten.' };
const BUSY: Notice = {
  fr: 'constat.db n’a pu être réécrit, car un autre programme s’en sert; ce qui a été effacé auparavant y reste lisible. Le prochain démarrage essaiera de nouveau.',
  en: 'constat.db could not be rewritten, because another program uses it; what was erased before stays readable in it. The next start tries again.',
};

function noRoom(bytes: number): Notice {
  const megabytes = Math.ceil(bytes / 1_000_000);
  return {
    fr: `constat.db n’a pu être réécrit, faute de place (${megabytes} Mo libres sont nécessaires); ce qui a été effacé auparavant y reste lisible. Le prochain démarrage essaiera de nouveau.`,
    en: `constat.db could not be rewritten for lack of room (${megabytes} MB free are needed); what was erased before stays readable in it. The next start tries again.`,
  };
}
