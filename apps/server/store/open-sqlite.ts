import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { StartError } from '../platform/start-error.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { isDamageError } from './damage-error.ts';
import { DiskReserve, releaseReserve } from './disk-reserve.ts';
import { FileGuard } from './file-guard.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATION_TABLE, refuseNewer } from './migrate.ts';
import { markNew, rewriteOnce, writeAnew } from './rewrite-once.ts';
import type { Notice } from './rewrite-once.ts';
import { OwnSqliteDialect } from './sqlite-dialect.ts';
import { commandLine } from '../platform/command-line.ts';

/** How long the start waits for another process that holds the file, in milliseconds. */
const BUSY_MS = 5_000;

/** The file, opened. */
export interface OpenedSqlite {
  readonly dialect: OwnSqliteDialect;
  /** Call it once the tables are there. */
  readonly begin: () => void;
  /** Sets room aside for a full disk. */
  readonly keepRoom: () => Promise<void>;
  /** Writes the file anew, for what is left of moved rows in it; false where that cannot be done now. */
  readonly rewrite: () => boolean;
  /** Reads something, at once. @throws where nothing can be read, or what is saved would not be kept */
  readonly probe: () => void;
}

/**
 * SQLite in the data directory. FULL: a commit is on the disk before it is acknowledged, even when the power goes.
 * `secure_delete`: what is erased is written over, and nothing of it goes to temporary files.
 * @throws StartError when the directory cannot be written, or the file is no sound database or a newer one's
 */
export function openSqlite(dataDir: string, say: (notice: Notice) => void): OpenedSqlite {
  const file = path.join(dataDir, 'constat.db');
  let database: Database.Database | undefined;
  let release: (() => void) | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    releaseReserve(dataDir);
    release = lockFolder(dataDir, 'together', BUSY_MS);
    // A newer program's database must stay as it is, so it is looked at before it is opened for writing.
    if (existsSync(file)) copyBeforeMigration(file, readMigrationNames(file), say);
    database = new Database(file, { timeout: BUSY_MS });
    chmodSync(file, 0o600);
    database.pragma('secure_delete = ON');
    database.pragma('temp_store = MEMORY');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    refuseDamage(database);
    database.exec('begin immediate; commit');
    // A run that was killed may have left in the log what it had just erased.
    database.pragma('wal_checkpoint(TRUNCATE)');
    markNew(database);
    const opened = database;
    const guard = new FileGuard(opened, say);
    const room = new DiskReserve(opened, say);
    return {
      dialect: new OwnSqliteDialect(opened, { guard, room, end: release }),
      begin: () => {
        rewriteOnce(opened, { say });
        // Another program's lock is waited for without holding the event loop; see ConnectionQueue.
        opened.pragma('busy_timeout = 0');
        guard.start();
      },
      keepRoom: () => room.keep(),
      rewrite() {
        guard.beforeChange();
        const isDone = writeAnew(opened);
        guard.afterChange();
        return isDone;
      },
      probe: () => {
        guard.refuse();
        opened.prepare('select count(*) from sqlite_master').get();
      },
    };
  } catch (error) {
    database?.close();
    release?.();
    throw startErrorOf(error);
  }
}

/** The one line for an error of the database that keeps it from being used. */
export function startErrorOf(error: unknown): StartError {
  return error instanceof StartError ? error : new StartError('CONSTAT_DATA_DIR', describe(error), error);
}

/** Damage that no statement of the start meets would come to light in the middle of somebody's work. */
function refuseDamage(database: Database.Database): void {
  const found = database.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new StartError('CONSTAT_DATA_DIR', DAMAGED);
}

function readMigrationNames(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  try {
    const table = database.prepare('select 1 from sqlite_master where name = ?').get(MIGRATION_TABLE);
    if (table === undefined) return [];
    const rows = database.prepare<[], { name: string }>(`select name from ${MIGRATION_TABLE}`).all();
    const names = rows.map((row) => row.name);
    refuseNewer(names);
    return names;
  } finally {
    database.close();
  }
}

const DAMAGED = {
  fr: `le fichier constat.db est endommagé ou n’est pas une base de données; restaurez une copie de sauvegarde : ${commandLine('restore')} FICHIER`,
  en: `the file constat.db is damaged or is no database; restore a backup: ${commandLine('restore')} FILE`,
};

function describe(error: unknown): { fr: string; en: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (isDamageError(error)) return DAMAGED;
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED') {
    return {
      fr: 'la base de données constat.db est retenue par un autre programme; fermez-le, puis recommencez.',
      en: 'the database constat.db is held by another program; close it and start again.',
    };
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return { fr: 'le disque est plein.', en: 'the disk is full.' };
  return {
    fr: 'le dossier des données n’est pas accessible en écriture.',
    en: 'the data directory cannot be written.',
  };
}
