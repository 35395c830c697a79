import { CamelCasePlugin, CompiledQuery, Kysely } from 'kysely';
import { classifyError } from '../platform/classify-error.ts';
import { StartError } from '../platform/start-error.ts';
import type { DialectName } from './dialect.ts';
import { migrate } from './migrate.ts';
import { openPostgres, openPostgresForMigrations } from './open-postgres.ts';
import { isDamage } from './damage.ts';
import { nameInstallation } from './installation.ts';
import { openSqlite, startErrorOf } from './open-sqlite.ts';
import { buildRepositories } from './repositories/index.ts';
import type { Repositories } from './repositories/index.ts';
import type { Notice } from './rewrite-once.ts';
import type { Tables } from './tables.ts';

/** All that is kept. Repositories called on the store run alone; those given to `transaction` run together or not at all. */
export interface Store extends Repositories {
  readonly dialect: DialectName;
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** Sets room aside so that people can sign in, read and delete on a full disk; call it often. */
  keepRoom(): Promise<void>;
  /** Says whether the database answers, without waiting for another program. @throws where it does not */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line when it cannot be used
 */
export async function openStore(options: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Told what the start does beyond opening. */
  readonly say?: (notice: Notice) => void;
}): Promise<Store> {
  const { databaseUrl } = options;
  const dialectName: DialectName = databaseUrl === null ? 'sqlite' : 'postgres';
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const sqlite = databaseUrl === null ? openSqlite(options.dataDir, options.say ?? (() => {})) : null;
  const db = new Kysely<Tables>({ dialect: sqlite?.dialect ?? openPostgres(databaseUrl ?? ''), plugins });
  try {
    if (databaseUrl === null) await migrate(db as Kysely<unknown>, dialectName);
    else await migratePostgres(databaseUrl, plugins);
    await nameInstallation(buildRepositories(db, dialectName));
    sqlite?.begin();
  } catch (error) {
    await db.destroy();
    if (isDamage(error)) throw startErrorOf(error);
    if (classifyError(error).code !== 'STORAGE_FULL') throw error;
    const problem = { fr: 'le disque est plein.', en: 'the disk is full.' };
    throw new StartError(databaseUrl === null ? 'CONSTAT_DATA_DIR' : 'DATABASE_URL', problem, error);
  }
  return {
    ...buildRepositories(db, dialectName),
    dialect: dialectName,
    transaction: (work) =>
      db.transaction().execute((transaction) => work(buildRepositories(transaction, dialectName))),
    keepRoom: async () => sqlite?.keepRoom(),
    probe: async () => {
      if (sqlite === null) await db.executeQuery(CompiledQuery.raw('select 1'));
      else sqlite.probe();
    },
    close: () => db.destroy(),
  };
}

async function migratePostgres(url: string, plugins: readonly CamelCasePlugin[]): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: await openPostgresForMigrations(url),
    plugins: [...plugins],
  });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
