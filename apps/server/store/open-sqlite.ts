import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { CompiledQuery, SqliteDialect } from 'kysely';
import type { Dialect, Driver } from 'kysely';
import { StartError } from '../platform/start-error.ts';
import { MIGRATION_TABLE, refuseNewer } from './migrate.ts';

/** How long the start waits for another process that holds the file, in milliseconds. */
const BUSY_MS = 5_000;
/** How long a write waits for one, in milliseconds: meanwhile this process does nothing else. */
export const WRITE_WAIT_MS = 2_000;

/**
 * SQLite in the data directory. FULL: a commit is on the disk before it is acknowledged, even when the power goes.
 * @throws StartError when the directory cannot be written, or the file is no database or a newer one's
 */
export function openSqlite(dataDir: string): Dialect {
  const file = path.join(dataDir, 'constat.db');
  let database: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // A newer program's database must stay as it is, so it is looked at before it is opened for writing.
    if (existsSync(file)) readMigrationNames(file);
    database = new Database(file);
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    database.exec('begin immediate; commit');
    return new OwnSqliteDialect(database);
  } catch (error) {
    database?.close();
    if (error instanceof StartError) throw error;
    throw new StartError('CONSTAT_DATA_DIR', describe(error), error);
  }
}

/**
 * A transaction takes the right to write first: one that reads before it writes would be refused without a wait where
 * another program has written meanwhile. SQLite itself undoes a transaction that meets a full disk; to undo it a second
 * time would fail, and that failure would stand in the place of the first one.
 */
class OwnSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

function readMigrationNames(file: string): void {
  const database = new Database(file, { readonly: true });
  try {
    const table = database.prepare('select 1 from sqlite_master where name = ?').get(MIGRATION_TABLE);
    if (table === undefined) return;
    const rows = database.prepare<[], { name: string }>(`select name from ${MIGRATION_TABLE}`).all();
    refuseNewer(rows.map((row) => row.name));
  } finally {
    database.close();
  }
}

function describe(error: unknown): { fr: string; en: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') {
    return {
      fr: "le fichier constat.db n'est pas une base de données lisible; restaurez une copie de sauvegarde.",
      en: 'the file constat.db is not a readable database; restore a backup.',
    };
  }
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED') {
    return {
      fr: 'la base de données constat.db est retenue par un autre programme; fermez-le, puis recommencez.',
      en: 'the database constat.db is held by another program; close it and start again.',
    };
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return { fr: 'le disque est plein.', en: 'the disk is full.' };
  return {
    fr: "le dossier des données n'est pas accessible en écriture.",
    en: 'the data directory cannot be written.',
  };
}
