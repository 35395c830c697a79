import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { KeyRing } from '../keys/key-ring.ts';
import { StartError } from '../platform/start-error.ts';
import type { DialectName } from './dialect.ts';
import { MIGRATIONS } from './migrations/index.ts';

export const MIGRATION_TABLE = 'kysely_migration';

/** The migration since which the database holds keys. */
const SEALING = '0018-sealed-content';

/** The keys that a migration seals with, and the code that brings them here where they lie elsewhere. */
export interface MigrationKeys {
  readonly ring: KeyRing;
  readonly recoveryCode: string | undefined;
}

/**
 * Brings the tables up to this program; two servers may do so at once on PostgreSQL (advisory lock).
 * @throws StartError DATABASE_NEWER when a newer program has been here, before anything is touched
 */
export async function migrate(
  db: Kysely<unknown>,
  dialect: DialectName,
  { ring, recoveryCode }: MigrationKeys,
): Promise<void> {
  const done = await doneMigrations(db);
  refuseNewer(done);
  if (recoveryCode !== undefined && done.includes(SEALING)) await ring.recover(db, recoveryCode);
  if (dialect === 'postgres') return runMigrations(db, dialect, ring);
  // Kysely runs migrations on SQLite outside a transaction, where an interrupted one would leave half its tables. This
  // one takes the write lock first, at which a second program waits.
  await db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    try {
      await runMigrations(connection, dialect, ring);
      await connection.executeQuery(CompiledQuery.raw('commit'));
    } catch (error) {
      // Fails where SQLite has undone it already, as on a full disk.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  });
}

async function runMigrations(db: Kysely<unknown>, dialect: DialectName, ring: KeyRing): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [
      name,
      { up: (to: Kysely<unknown>) => up(to, dialect, ring) },
    ]),
  );
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('migration failed', { cause: error });
}

/** The names of the migrations that the database has; none for a new one. */
export async function doneMigrations(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === MIGRATION_TABLE)) return [];
  const done = await db.executeQuery<{ name: string }>(
    CompiledQuery.raw(`select name from ${MIGRATION_TABLE}`),
  );
  return done.rows.map((row) => row.name);
}

/** @throws StartError DATABASE_NEWER when a migration is not this program's. */
export function refuseNewer(names: readonly string[]): void {
  if (names.every((name) => Object.hasOwn(MIGRATIONS, name))) return;
  throw new StartError('DATABASE_NEWER', {
    fr: 'la base de données vient d’une version plus récente de Constat; mettez le programme à jour. Rien n’a été modifié.',
    en: 'the database comes from a newer version of Constat; update the program. Nothing was changed.',
  });
}
