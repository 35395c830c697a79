import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';

/** How long a write waits for another program that holds the database, in milliseconds. */
export const WRITE_WAIT_MS = 2_000;
/** Once it is known to be held for that long, those that come later wait only so long. */
const LATER_WAIT_MS = 200;
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 25;
/** Without a refusal for this long, a new one is another program's next hold. */
const FORGOTTEN_MS = 1_000;

/** True where another program is in the way for the moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(?:BUSY|LOCKED)/u.test(String(error.code));
}

/**
 * Who has the one connection to the file, in order. A statement that another program's lock is in the way of gives its
 * turn to the others while it waits, and the event loop is never held: SQLite itself would wait on it.
 */
export class ConnectionQueue {
  readonly #database: Pick<Database, 'inTransaction'>;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #heldSince = 0;
  #lastHeldAt = Number.NEGATIVE_INFINITY;

  constructor(database: Pick<Database, 'inTransaction'>) {
    this.#database = database;
  }

  async take(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => void this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  /** Waits for something else than the database, while others have the connection. */
  async giveWhile<Result>(wait: () => Promise<Result>): Promise<Result> {
    this.give();
    try {
      return await wait();
    } finally {
      await this.take();
    }
  }

  /**
   * Runs a statement, again and again while another program is in its way. Within a transaction nobody can be.
   * @param isWrite shows, when it succeeds, that the database is held no more
   * @throws SqliteError SQLITE_BUSY after WRITE_WAIT_MS
   */
  async run<Result>(statement: () => Promise<Result>, isWrite: boolean): Promise<Result> {
    const began = performance.now();
    for (let milliseconds = FIRST_PAUSE_MS; ; milliseconds = Math.min(2 * milliseconds, LONGEST_PAUSE_MS)) {
      try {
        const result = await statement();
        if (isWrite) this.#lastHeldAt = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (!isBusy(error) || this.#database.inTransaction) throw error;
        const now = performance.now();
        if (now - this.#lastHeldAt > FORGOTTEN_MS) this.#heldSince = now;
        this.#lastHeldAt = now;
        if (now >= Math.max(this.#heldSince + WRITE_WAIT_MS, began + LATER_WAIT_MS)) throw error;
        await this.giveWhile(() => pause(milliseconds));
      }
    }
  }
}
