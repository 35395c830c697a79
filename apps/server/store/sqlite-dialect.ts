import type { Database } from 'better-sqlite3';
import { CompiledQuery, SqliteDialect } from 'kysely';
import type { DatabaseConnection, Driver, SqliteDatabase } from 'kysely';
import { WalEraser } from './wal-eraser.ts';

/**
 * A transaction takes the right to write first: one that reads before it writes would be refused without a wait where
 * another program has written meanwhile. SQLite itself undoes a transaction that meets a full disk; to undo it a second
 * time would fail, and that failure would stand in the place of the first one. What is erased leaves the file too.
 */
export class OwnSqliteDialect extends SqliteDialect {
  readonly #database: Database;
  readonly #eraser: WalEraser;
  readonly #end: () => void;

  /** @param end runs once the database is closed */
  constructor(database: Database, { waitMs, end }: { readonly waitMs: number; readonly end: () => void }) {
    super({ database: withKeptStatements(database) });
    this.#database = database;
    this.#eraser = new WalEraser(database, waitMs);
    this.#end = end;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const database = this.#database;
    const eraser = this.#eraser;
    let wrapped: DatabaseConnection | undefined;
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => (wrapped ??= withErasing(await acquire(options), eraser));
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      eraser.forget();
      if (database.inTransaction) await rollback(connection);
    };
    const destroy = driver.destroy.bind(driver);
    driver.destroy = async () => {
      eraser.close();
      await destroy();
      this.#end();
    };
    return driver;
  }
}

/** Statements kept ready at once; the one used least recently goes first. */
const STATEMENTS = 200;

/** Compiling a statement costs as much as running it, and a save has the same ones each time. */
function withKeptStatements(database: Database): SqliteDatabase {
  const kept = new Map<string, ReturnType<Database['prepare']>>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const statement = kept.get(text) ?? database.prepare(text);
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > STATEMENTS && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

function withErasing(connection: DatabaseConnection, eraser: WalEraser): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const result = await connection.executeQuery<Row>(query);
      eraser.note(query.sql, Number(result.numAffectedRows ?? result.rows.length));
      eraser.settle();
      return result;
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
}
