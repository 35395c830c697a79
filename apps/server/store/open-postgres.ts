import { PostgresDialect } from 'kysely';
import type { Dialect, PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { Refusal } from '../platform/refusal.ts';
import { StartError } from '../platform/start-error.ts';

/** Connections of one process at most. A save holds one for a few milliseconds; a hundred is PostgreSQL's own default. */
const CONNECTIONS = 10;
/** How long a request waits for a connection that is free, in milliseconds. */
const CONNECT_MS = 5_000;
/** How long a statement waits for another transaction, in milliseconds: as a write does on SQLite. */
const LOCK_MS = 2_500;
/** The longest statement, in milliseconds: no screen waits for so long. */
const STATEMENT_MS = 30_000;
/** After this the connection counts as lost: the network swallowed the question or the answer. */
const SILENCE_MS = STATEMENT_MS + 5_000;
/** A process that stands still within a transaction keeps its locks no longer than this, in milliseconds. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

const LIMITS = {
  max: CONNECTIONS,
  lock_timeout: LOCK_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: SILENCE_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
} as const;
/** Changing tables takes as long as it takes, and waits for the other server that does the same. */
const MIGRATION_LIMITS = { max: 2 } as const;

/** Writing tables anew takes minutes where there is much. Requests wait behind its claim to a table, so that stays short. */
const UPKEEP_MS = 3_600_000;
const UPKEEP_LIMITS = {
  max: 1,
  lock_timeout: LOCK_MS,
  statement_timeout: UPKEEP_MS,
  query_timeout: UPKEEP_MS + 5_000,
} as const;

/** What a connection says as it ends; the next statement needs another one. */
const LAST_WORDS = /^(?:08|57P|25P03)/u;

/** PostgreSQL 15 or newer for the requests; it connects with the first of them. */
export function openPostgres(url: string): Dialect {
  return dialectOver(openPool(url, LIMITS));
}

/** PostgreSQL for what goes on beside the requests, an hour at most. */
export function openPostgresForUpkeep(url: string): Dialect {
  return dialectOver(openPool(url, UPKEEP_LIMITS));
}

/**
 * PostgreSQL for the migrations of a start, without limits of time.
 * @throws StartError when it does not answer
 */
export async function openPostgresForMigrations(url: string): Promise<Dialect> {
  const pool = openPool(url, MIGRATION_LIMITS);
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
  return dialectOver(pool);
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...limits,
    // Epoch milliseconds come back as numbers.
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks within a transaction, for as long as the pool has lent it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

function dialectOver(pool: pg.Pool): Dialect {
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () =>
        pool.connect().then(lend, (cause: unknown) => {
          throw new Refusal('STORAGE_UNAVAILABLE', { cause });
        }),
      end: () => pool.end(),
    },
  });
}

/** Statements that a connection keeps ready: planning them costs PostgreSQL as much as running them. */
const STATEMENTS = 300;
const names = new Map<string, string>();

/** The name of a statement that is kept ready; none where there are too many already. */
function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known === undefined && names.size >= STATEMENTS) return {};
  const name = known ?? `constat-${names.size}`;
  names.set(text, name);
  return { name };
}

/** A client that says a lost connection in the words of the table of errors, and does not go back to the pool then. */
function lend(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('no cursor is used here');
    return client.query({ ...nameOf(text), text, values: [...parameters] }).then(
      (result) => result as PostgresQueryResult<Row>,
      (error: unknown) => {
        // What PostgreSQL says has a code; without one it is the driver that speaks, of the connection.
        const isOfConnection = !(error instanceof pg.DatabaseError) || isOutdated(error);
        isLost ||= isOfConnection || LAST_WORDS.test(error.code ?? '');
        throw isOfConnection ? new Refusal('STORAGE_UNAVAILABLE', { cause: error }) : error;
      },
    );
  }
  return { query, release: (isEnded) => client.release(isLost || isEnded === true) };
}

/** A statement kept ready that a newer server's change of the tables has overtaken: a new connection knows them. */
function isOutdated({ code, message }: pg.DatabaseError): boolean {
  return code === '0A000' && message.includes('cached plan');
}
