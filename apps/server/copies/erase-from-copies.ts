import { chmodSync, constants, copyFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import Database from 'better-sqlite3';
import { findCopy, listCopies, noteCheck } from '../store/copies-folder.ts';
import type { StoredCopy } from '../store/copies-folder.ts';
import { isDamageError } from '../store/damage-error.ts';
import { lockCopies } from '../store/folder-lock.ts';
import type { Erasure } from '../store/repositories/pending-erasures.ts';

const WAIT_MS = 5_000;
const ANEW = '.anew';

/** Where each kind lies, and what goes with it; the rest goes by the references. */
const ERASE: Readonly<Record<Erasure['kind'], { readonly find: string; readonly erase: readonly string[] }>> =
  {
    report: {
      find: 'select 1 from saved_forms where owner_id = ? and id = ?',
      erase: ['delete from saved_forms where owner_id = ? and id = ?'],
    },
    signed: {
      find: "select 1 from data_keys where kind = 'signed' and owner_id = ? and subject_id = ?",
      erase: ['delete from signed_contents where owner_id = ? and version_id = ?'],
    },
    recording: {
      find: "select 1 from data_keys where kind = 'recording' and owner_id = ? and subject_id = ?",
      erase: [
        'delete from audio_chunks where owner_id = ? and recording_id = ?',
        'delete from recordings where owner_id = ? and recording_id = ?',
        'delete from recording_streams where owner_id = ? and recording_id = ?',
      ],
    },
    audio: {
      find: `select 1 from audio_chunks where owner_id = ? and recording_id = ? and audio_erased_at is null`,
      erase: [
        `update audio_chunks set sealed_audio = null, audio_erased_at = created_at
        where owner_id = ? and recording_id = ?`,
        'delete from recording_streams where owner_id = ? and recording_id = ?',
      ],
    },
    patient: {
      find: 'select 1 from recent_patients where owner_id = ? and id = ?',
      erase: ['delete from recent_patients where owner_id = ? and id = ?'],
    },
    account: {
      find: 'select 1 from users where id = ? union all select 1 from data_keys where owner_id = ?',
      erase: [
        'delete from users where id = ? and id = ?',
        'delete from data_keys where owner_id = ? and owner_id = ?',
      ],
    },
  };

/**
 * Erases from the copies in the data directory what was erased from the database: its key, and its bytes. A copy that is
 * changed gets its name back whole, so that whoever reads it meanwhile reads the earlier one to its end.
 * @returns the names of the copies that could not be changed now; of all of them while a copy is being made
 */
export function eraseFromCopies(dataDir: string, erasures: readonly Erasure[]): string[] {
  if (erasures.length === 0) return [];
  let release: () => void;
  try {
    release = lockCopies(dataDir, 0);
  } catch {
    return ['copies.lock'];
  }
  try {
    return filesOf(dataDir).flatMap(({ copy, file }) => {
      try {
        eraseFromCopy(file, copy, erasures);
        return [];
      } catch (error) {
        // What cannot be opened can be neither restored nor changed.
        return isDamageError(error) ? [] : [copy.name];
      }
    });
  } finally {
    release();
  }
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
  return database.prepare("select 1 from sqlite_master where name = 'data_keys'").get() !== undefined;
}

function eraseFromCopy(file: string, copy: StoredCopy, erasures: readonly Erasure[]): void {
  const held = findHeld(file, erasures);
  if (held.length === 0) return;
  const part = `${file}.part`;
  try {
    copyFileSync(file, part, constants.COPYFILE_FICLONE);
    eraseFrom(part, held);
    renameSync(part, file);
  } finally {
    for (const suffix of ['', '-journal', ANEW, `${ANEW}-journal`])
      rmSync(`${part}${suffix}`, { force: true });
  }
  noteAgain(file, copy);
}

/** Where rows of an account lie in a database of any version: the tables, and the column with its id. */
function placesOfAccounts(database: Database.Database): { readonly name: string; readonly column: string }[] {
  return database
    .prepare<[], { name: string; column: string }>(
      `select tables.name as name, columns.name as "column"
      from sqlite_master as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' and tables.name <> 'audit_events'
        and (columns.name in ('owner_id', 'user_id') or (tables.name = 'users' and columns.name = 'id'))
      order by tables.name = 'users'`,
    )
    .all();
}

function holdsRowsOf(database: Database.Database, id: string): boolean {
  return placesOfAccounts(database).some(
    ({ name, column }) =>
      database.prepare(`select 1 from "${name}" where "${column}" = ?`).get(id) !== undefined,
  );
}

function eraseRowsOf(database: Database.Database, id: string): void {
  for (const { name, column } of placesOfAccounts(database))
    database.prepare(`delete from "${name}" where "${column}" = ?`).run(id);
}

/** Those that a database file holds; of one from before content was sealed, accounts alone are looked for. */
export function findHeld(file: string, erasures: readonly Erasure[]): Erasure[] {
  const database = new Database(file, { fileMustExist: true, timeout: WAIT_MS });
  try {
    if (!holdsKeys(database))
      return erasures.filter(({ kind, ownerId }) => kind === 'account' && holdsRowsOf(database, ownerId));
    return erasures.filter(
      ({ kind, ownerId, subjectId }) =>
        database.prepare(ERASE[kind].find).get(ownerId, subjectId) !== undefined,
    );
  } finally {
    database.close();
  }
}

/** Erases from a database file that nobody else uses, and writes it anew in its place. */
export function eraseFrom(file: string, erasures: readonly Erasure[]): void {
  const database = new Database(file, { fileMustExist: true, timeout: WAIT_MS });
  try {
    rmSync(`${file}${ANEW}`, { force: true });
    database.pragma('secure_delete = ON');
    database.pragma('temp_store = MEMORY');
    database.pragma('foreign_keys = ON');
    const isSealed = holdsKeys(database);
    const erase = database.transaction(() => {
      if (!isSealed) return erasures.forEach(({ ownerId }) => eraseRowsOf(database, ownerId));
      for (const { kind, ownerId, subjectId } of erasures) {
        for (const statement of ERASE[kind].erase) database.prepare(statement).run(ownerId, subjectId);
        database
          .prepare('delete from data_keys where kind = ? and owner_id = ? and subject_id = ?')
          .run(kind, ownerId, subjectId);
        // Answers kept for requests sent again within a day may hold parts of it, and serve nobody here.
        database.prepare('update idempotency_keys set sealed_body = null where user_id = ?').run(ownerId);
      }
    });
    erase.immediate();
    // Rows that were moved within a page have left remains; a file of its own is soon written anew.
    database.prepare('vacuum into ?').run(`${file}${ANEW}`);
  } finally {
    database.close();
  }
  chmodSync(`${file}${ANEW}`, statSync(file).mode);
  renameSync(`${file}${ANEW}`, file);
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
