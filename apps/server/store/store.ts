import { CamelCasePlugin, CompiledQuery, Kysely } from 'kysely';
import { secretSource } from '../keys/installation-secret.ts';
import type { KeyPlace, SecretSource } from '../keys/installation-secret.ts';
import type { KnownSecrets } from '../keys/known-secrets.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { classifyError } from '../platform/classify-error.ts';
import { StartError } from '../platform/start-error.ts';
import type { DialectName } from './dialect.ts';
import { keyUpkeep } from './key-upkeep.ts';
import type { KeyUpkeep } from './key-upkeep.ts';
import { doneMigrations, migrate } from './migrate.ts';
import type { MigrationKeys } from './migrate.ts';
import { openPostgres, openPostgresForMigrations, openPostgresForUpkeep } from './open-postgres.ts';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { isDamageError } from './damage-error.ts';
import { assignInstallationId } from './installation-id.ts';
import { openSqlite, startErrorOf } from './open-sqlite.ts';
import { buildRepositories } from './repositories/index.ts';
import { recoverySheets } from './recovery-sheets.ts';
import type { RecoverySheets } from './recovery-sheets.ts';
import { settings } from './repositories/settings.ts';
import type { Repositories } from './repositories/index.ts';
import type { Notice } from './rewrite-once.ts';
import type { Tables } from './tables.ts';
import { commandLine } from '../platform/command-line.ts';

/** How much of the database is written anew: nothing, of PostgreSQL the table of keys, or everything. */
export type Rewritten = 'nothing' | 'keys' | 'all';

/** All that is kept. Repositories called on the store run alone; those given to `transaction` run together or not at all. */
export interface Store extends Repositories {
  readonly dialect: DialectName;
  readonly keyUpkeep: KeyUpkeep;
  readonly recoverySheets: RecoverySheets;
  /** What opens the installation's keys, for a thread; a keychain is asked for none that is known already. */
  secrets(): Promise<KnownSecrets>;
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** Sets room aside so that people can sign in, read and delete on a full disk; call it often. */
  keepRoom(): Promise<void>;
  /**
   * Writes anew what may hold remains of deleted rows: the file of SQLite; of PostgreSQL the keys, the room of the rest
   * being given back.
   * @param done what was done before, and need not be again
   * @returns what is done: `all` only where nothing was in the way
   */
  rewrite(done?: Rewritten): Promise<Rewritten>;
  /** Says whether the database answers, without waiting for another program. @throws where it does not */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line when it cannot be used, or the key of its content is missing; UnreadableSeal when it
 * has not that recovery code
 */
export async function openStore(options: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The setting CONSTAT_KEY; without one the key lies where `keyPlace` says, else in a file of the data directory. */
  readonly key?: string | null;
  readonly keyPlace?: KeyPlace;
  /** Where the key lies when that is elsewhere. */
  readonly secrets?: SecretSource;
  /** Has the database's key lie here from now on, for the holder of the recovery code. */
  readonly recoveryCode?: string | undefined;
  /** Told what the start does beyond opening. */
  readonly say?: (notice: Notice) => void;
}): Promise<Store> {
  const { databaseUrl, dataDir, key = null, keyPlace = 'file' } = options;
  const ring = new KeyRing(options.secrets ?? secretSource({ dataDir, key, keyPlace }));
  const dialectName: DialectName = databaseUrl === null ? 'sqlite' : 'postgres';
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const sqlite = databaseUrl === null ? openSqlite(options.dataDir, options.say ?? (() => {})) : null;
  const db = new Kysely<Tables>({ dialect: sqlite?.dialect ?? openPostgres(databaseUrl ?? ''), plugins });
  try {
    const keys = { ring, recoveryCode: options.recoveryCode };
    if (databaseUrl === null) await migrate(db as Kysely<unknown>, dialectName, keys);
    else await migratePostgres(databaseUrl, plugins, keys);
    await loadKeys(ring, db);
    await assignInstallationId(buildRepositories(db, dialectName, ring));
    await buildRepositories(db, dialectName, ring).auditEvents.chainEarlier();
    sqlite?.begin();
  } catch (error) {
    await db.destroy();
    if (isDamageError(error)) throw startErrorOf(error);
    if (classifyError(error).code !== 'STORAGE_FULL') throw error;
    const problem = { fr: 'le disque est plein.', en: 'the disk is full.' };
    throw new StartError(databaseUrl === null ? 'CONSTAT_DATA_DIR' : 'DATABASE_URL', problem, error);
  }
  return {
    ...buildRepositories(db, dialectName, ring),
    dialect: dialectName,
    keyUpkeep: keyUpkeep(db, dialectName, ring),
    recoverySheets: recoverySheets(db, ring),
    secrets: () => ring.secrets(db),
    transaction: (work) =>
      db.transaction().execute((transaction) => work(buildRepositories(transaction, dialectName, ring))),
    keepRoom: async () => sqlite?.keepRoom(),
    rewrite: async (done = 'nothing') => {
      if (sqlite === null) return rewritePostgres(databaseUrl ?? '', done);
      return db.connection().execute(async () => (sqlite.rewrite() ? 'all' : 'nothing'));
    },
    probe: async () => {
      if (sqlite === null) await db.executeQuery(CompiledQuery.raw('select 1'));
      else sqlite.probe();
    },
    close: () => db.destroy(),
  };
}

/** Less than all where somebody is in the way for now, or it takes too long. */
async function rewritePostgres(url: string, before: Rewritten): Promise<Rewritten> {
  const db = new Kysely<unknown>({ dialect: openPostgresForUpkeep(url) });
  let done = before;
  try {
    if (done === 'nothing') await db.executeQuery(CompiledQuery.raw('vacuum full data_keys'));
    done = 'keys';
    await db.executeQuery(CompiledQuery.raw('vacuum'));
    return 'all';
  } catch (error) {
    if (classifyError(error).code !== 'STORAGE_UNAVAILABLE') throw error;
    return done;
  } finally {
    await db.destroy();
  }
}

async function migratePostgres(
  url: string,
  plugins: readonly CamelCasePlugin[],
  keys: MigrationKeys,
): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: await openPostgresForMigrations(url),
    plugins: [...plugins],
  });
  try {
    const isNew = (await doneMigrations(db)).length === 0;
    await migrate(db, 'postgres', keys);
    await rewritePostgresOnce(db, { isNew });
  } finally {
    await db.destroy();
  }
}

/** The setting that says that no earlier bytes of rows are left in PostgreSQL's files. */
const REWRITTEN = 'rewritten';

/** Rewrites the tables whose rows were in the clear before; one server does, and the others wait for it. */
async function rewritePostgresOnce(
  db: Kysely<Tables>,
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  if (isNew) return settings(db).put(REWRITTEN, '1');
  if ((await settings(db).find(REWRITTEN)) !== undefined) return;
  await db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw("select pg_advisory_lock(hashtext('constat rewrite'))"));
    try {
      if ((await settings(connection).find(REWRITTEN)) !== undefined) return;
      await connection.executeQuery(CompiledQuery.raw('vacuum full'));
      await settings(connection).put(REWRITTEN, '1');
    } finally {
      await connection.executeQuery(
        CompiledQuery.raw("select pg_advisory_unlock(hashtext('constat rewrite'))"),
      );
    }
  });
}

/** @throws StartError where the keys are not here, or do not open */
async function loadKeys(ring: KeyRing, db: Kysely<Tables>): Promise<void> {
  try {
    await ring.load(db);
  } catch (error) {
    if (!(error instanceof UnreadableSeal)) throw error;
    throw new StartError(
      'constat.db',
      {
        fr: `la clé de la base de données est endommagée; restaurez une copie de sauvegarde : ${commandLine('restore')} FICHIER`,
        en: `the key of the database is damaged; restore a backup: ${commandLine('restore')} FILE`,
      },
      error,
    );
  }
}
