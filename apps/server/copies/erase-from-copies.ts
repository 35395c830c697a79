import { utimesSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { KeyPlace } from '../keys/data-key.ts';
import { findCopy, listCopies, noteCheck } from '../store/copies-folder.ts';
import type { StoredCopy } from '../store/copies-folder.ts';

const WAIT_MS = 5_000;

/** What goes from a copy with each kind of key; the rest of it goes by the references. */
const ERASE: Readonly<Record<KeyPlace['kind'], readonly string[]>> = {
  report: ['delete from saved_forms where owner_id = ? and id = ?'],
  recording: [
    'delete from audio_chunks where owner_id = ? and recording_id = ?',
    'delete from recordings where owner_id = ? and recording_id = ?',
    'delete from recording_streams where owner_id = ? and recording_id = ?',
  ],
  patient: ['delete from recent_patients where owner_id = ? and id = ?'],
  account: ['delete from users where id = ? and id = ?'],
};

/**
 * Erases from the copies in the data directory what was erased from the database: its key, and its bytes.
 * @returns the names of the copies that could not be changed now
 */
export function eraseFromCopies(dataDir: string, places: readonly KeyPlace[]): string[] {
  if (places.length === 0) return [];
  return filesOf(dataDir).flatMap(({ copy, file }) => {
    try {
      if (eraseFrom(file, places)) noteAgain(file, copy);
      return [];
    } catch {
      return [copy.name];
    }
  });
}

/** The copies in the data directory, and where each lies. */
export function filesOf(dataDir: string): { readonly copy: StoredCopy; readonly file: string }[] {
  return listCopies(dataDir).flatMap((copy) => {
    const file = findCopy(dataDir, copy.name);
    return file === null ? [] : [{ copy, file }];
  });
}

/** False for a copy that was made before content was sealed. */
export function holdsKeys(database: Database.Database): boolean {
  const found = database.prepare("select 1 from sqlite_master where name = 'data_keys'").get();
  return found !== undefined;
}

/** Erases from one database file. @returns whether there was something to erase */
export function eraseFrom(file: string, places: readonly KeyPlace[]): boolean {
  const database = new Database(file, { fileMustExist: true, timeout: WAIT_MS });
  try {
    if (!holdsKeys(database)) return false;
    database.pragma('secure_delete = ON');
    database.pragma('temp_store = MEMORY');
    database.pragma('foreign_keys = ON');
    const erase = database.transaction(() => {
      let rows = 0;
      const run = (statement: string, ...values: string[]) => {
        rows += database.prepare(statement).run(...values).changes;
      };
      for (const { kind, ownerId, subjectId } of places) {
        for (const statement of ERASE[kind]) run(statement, ownerId, subjectId);
        run(
          'delete from data_keys where kind = ? and owner_id = ? and subject_id = ?',
          kind,
          ownerId,
          subjectId,
        );
        // What was answered when it was made.
        run(
          `update idempotency_keys set sealed_body = null, subjects = ''
            where user_id = ? and subjects like '%' || ? || '%'`,
          ownerId,
          subjectId,
        );
      }
      return rows;
    });
    return erase.immediate() > 0;
  } finally {
    database.close();
  }
}

/** Its moment stays, by which it is listed; the number of its reports is another one. */
function noteAgain(file: string, { check, createdAt }: StoredCopy): void {
  utimesSync(file, createdAt / 1_000, createdAt / 1_000);
  if (check === null) return;
  const database = new Database(file, { readonly: true });
  const reports = Number(database.prepare('select count(*) from saved_forms').pluck().get());
  database.close();
  noteCheck(file, { ...check, reports });
}
