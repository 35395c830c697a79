import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartError } from '../platform/start-error.ts';
import { MIGRATION_TABLE, refuseNewer } from '../store/migrate.ts';
import { isDamageError } from '../store/damage-error.ts';

/** What a copy holds, in numbers. */
export interface CopyCounts {
  readonly accounts: number;
  readonly reports: number;
  readonly recordings: number;
  readonly bytes: number;
  /** Of the last event in its audit trail, epoch milliseconds: what was done later is not in it. Null where it has none. */
  readonly lastEventAt: number | null;
}

/** Why a file is not taken. */
export type CopyProblem = 'missing' | 'foreign' | 'damaged' | 'newer' | 'folder';

/** A file that is not taken. */
export class UnusableCopy extends Error {
  override readonly name = 'UnusableCopy';
  readonly problem: CopyProblem;

  constructor(problem: CopyProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/**
 * Opens a database file, checks its pages, its references and its version, and counts what it holds.
 * @throws UnusableCopy
 */
export function checkCopy(file: string): CopyCounts {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { fileMustExist: true });
    const tables = new Set(database.prepare('select name from sqlite_master').pluck().all());
    if (!tables.has(MIGRATION_TABLE) || !tables.has('users') || !tables.has('saved_forms'))
      throw new UnusableCopy('foreign');
    if (database.pragma('integrity_check(1)', { simple: true }) !== 'ok') throw new UnusableCopy('damaged');
    if ((database.pragma('foreign_key_check') as unknown[]).length > 0) throw new UnusableCopy('damaged');
    refuseNewer(database.prepare<[], string>(`select name from ${MIGRATION_TABLE}`).pluck().all());
    return countOf(database, tables, statSync(file).size);
  } catch (error) {
    if (error instanceof UnusableCopy) throw error;
    if (error instanceof StartError) throw new UnusableCopy('newer', error);
    if (isForeign(error)) throw new UnusableCopy('foreign', error);
    if (isDamageError(error)) throw new UnusableCopy('damaged', error);
    throw error;
  } finally {
    database?.close();
  }
}

function isForeign(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_NOTADB';
}

function countOf(database: Database.Database, tables: ReadonlySet<unknown>, bytes: number): CopyCounts {
  const count = (table: string) =>
    tables.has(table) ? Number(database.prepare(`select count(*) from ${table}`).pluck().get()) : 0;
  const recordings = Number(
    database.prepare('select count(distinct owner_id || recording_id) from audio_chunks').pluck().get(),
  );
  const last = tables.has('audit_events')
    ? database.prepare<[], number | null>('select max(at) from audit_events').pluck().get()
    : null;
  const lastEventAt = last ?? null;
  return { accounts: count('users'), reports: count('saved_forms'), recordings, bytes, lastEventAt };
}
