import type { Database } from 'better-sqlite3';
import { CompiledQuery, SqliteAdapter, SqliteDialect } from 'kysely';
import type { DatabaseConnection, DialectAdapter, Driver, SqliteDatabase } from 'kysely';
import { classifyError } from '../platform/classify-error.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { isDamageError } from './damage-error.ts';
import type { DiskReserve } from './disk-reserve.ts';
import type { FileGuard } from './file-guard.ts';
import { WalEraser, writtenTable } from './wal-eraser.ts';

const BEGIN = 'begin immediate';

/** What watches over the connection. */
interface Watchers {
  readonly guard: FileGuard;
  readonly room: DiskReserve;
  /** Runs once the database is closed. */
  readonly end: () => void;
}

/** Who has the connection is up to ConnectionQueue, not to Kysely's lock, which a statement cannot give back while it waits. */
class OwnSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A transaction takes the right to write first: one that reads before it writes would be refused without a wait where
 * another program has written meanwhile. SQLite itself undoes a transaction that meets a full disk; to undo it a second
 * time would fail, and that failure would stand in the place of the first one. What is erased leaves the file too.
 */
export class OwnSqliteDialect extends SqliteDialect {
  readonly #database: Database;
  readonly #watchers: Watchers;

  constructor(database: Database, watchers: Watchers) {
    super({ database: withKeptStatements(database) });
    this.#database = database;
    this.#watchers = watchers;
  }

  override createAdapter(): DialectAdapter {
    return new OwnSqliteAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const database = this.#database;
    const { guard, room, end } = this.#watchers;
    const eraser = new WalEraser(database, guard);
    const turns = new ConnectionQueue(database);
    const watch = async () => {
      if (guard.isDoubtful()) await turns.giveWhile(() => guard.verify());
      room.look();
    };
    // Pages that are damaged elsewhere keep nobody from reading the others.
    const watchReading = () => turns.giveWhile(() => guard.verify()).catch(() => void guard.isReadDoubtful());
    // What came from elsewhere while our own change was made is looked at before that is acknowledged.
    const settle = async (isDoubtful: boolean) => {
      if (isDoubtful || guard.afterCommit()) await turns.giveWhile(() => guard.verify());
    };
    /** The line of the audit trail that the present transaction has added. */
    const lines: { latest: string | null } = { latest: null };
    let wrapped: DatabaseConnection | undefined;
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      await turns.take();
      return (wrapped ??= watched(await acquire(options), {
        database,
        guard,
        room,
        eraser,
        turns,
        watch,
        watchReading,
        settle,
        lines,
      }));
    };
    driver.releaseConnection = async () => turns.give();
    driver.beginTransaction = async (connection) => {
      await watch();
      await connection.executeQuery(CompiledQuery.raw(BEGIN));
    };
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      const isDoubtful = guard.isDoubtful();
      await commit(connection);
      // Before it settles, which may ask whether this very line is in the file.
      if (lines.latest !== null) guard.noteLine(lines.latest);
      lines.latest = null;
      await settle(isDoubtful);
      eraser.settle();
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      eraser.forget();
      lines.latest = null;
      if (database.inTransaction) await rollback(connection);
    };
    const destroy = driver.destroy.bind(driver);
    driver.destroy = async () => {
      await eraser.close();
      await destroy();
      end();
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

function watched(
  connection: DatabaseConnection,
  {
    database,
    guard,
    room,
    eraser,
    turns,
    watch,
    watchReading,
    settle,
    lines,
  }: {
    readonly database: Database;
    readonly guard: FileGuard;
    readonly room: DiskReserve;
    readonly eraser: WalEraser;
    readonly turns: ConnectionQueue;
    readonly watch: () => Promise<void>;
    readonly watchReading: () => Promise<void>;
    readonly settle: (isDoubtful: boolean) => Promise<void>;
    readonly lines: { latest: string | null };
  },
): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const written = writtenTable(query.sql);
      const isChange = written !== null && !database.inTransaction;
      if (isChange) await watch();
      else if (!database.inTransaction && guard.isReadDoubtful()) await watchReading();
      if (written !== null) room.refuse(written);
      let isDoubtful = false;
      try {
        const result = await turns.run(
          () => {
            isDoubtful = isChange && guard.isDoubtful();
            return connection.executeQuery<Row>(query);
          },
          isChange || query.sql === BEGIN,
        );
        eraser.note(query.sql, Number(result.numAffectedRows ?? result.rows.length));
        const line = written?.table === 'audit_events' ? query.parameters[0] : null;
        if (typeof line === 'string') {
          if (isChange) guard.noteLine(line);
          else lines.latest = line;
        }
        if (written !== null && room.isShort) eraser.hurry();
        if (isChange) await settle(isDoubtful);
        // A commit settles once it is acknowledged; see commitTransaction.
        if (query.sql !== 'commit') eraser.settle();
        return result;
      } catch (error) {
        if (isDamageError(error)) await guard.noteDamage();
        if (classifyError(error).code === 'STORAGE_FULL') room.noteFull();
        throw error;
      }
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
}
