import { PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '../platform/refusal.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * PostgreSQL 15 or newer. Epoch milliseconds come back as numbers.
 * @throws StartError when it does not answer
 */
export async function openPostgres(url: string): Promise<Dialect> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartError(
      'DATABASE_URL',
      { fr: 'la base de données PostgreSQL ne répond pas.', en: 'the PostgreSQL database does not answer.' },
      error,
    );
  }
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () =>
        pool.connect().catch((cause: unknown) => {
          throw new Refusal('STORAGE_UNAVAILABLE', { cause });
        }),
      end: () => pool.end(),
    },
  });
}
