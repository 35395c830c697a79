import type { Database } from 'better-sqlite3';

/** How soon after the last change the bytes that it replaced are gone, and at the latest after the first, in milliseconds. */
const QUIET_MS = 1_000;
const LATEST_MS = 10_000;
/** Between two tries while another program still reads what is to go. */
const RETRY_MS = 1_000;
const CLOSING_WAIT_MS = 2_000;

/** Tables that hold nothing that anybody wrote or said. */
const WITHOUT_CONTENT = new Set(['sessions', 'login_attempts', 'settings']);
const WRITES = /^\s*(?<verb>delete from|update|insert into) "(?<table>\w+)"/iu;

/**
 * Makes what was erased unreadable in the file too. `secure_delete` writes zeros over it, but the write-ahead log keeps
 * the pages as they were until it is cut, which SQLite alone leaves to chance. A deletion cuts it before its answer; what
 * an update has replaced waits for a quiet second, so that no save waits for it.
 */
export class WalEraser {
  readonly #database: Database;
  readonly #waitMs: number;
  #deleted = false;
  #replaced = false;
  #firstAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, waitMs: number) {
    this.#database = database;
    this.#waitMs = waitMs;
  }

  /** Takes note of a statement that has run, and of how many rows it changed. */
  note(statement: string, rows: number): void {
    const { verb = '', table = '' } = WRITES.exec(statement)?.groups ?? {};
    if (verb === '' || rows === 0 || WITHOUT_CONTENT.has(table)) return;
    if (verb.toLowerCase().startsWith('delete')) this.#deleted = true;
    else if (verb.toLowerCase() === 'update' || /\bdo update set\b/iu.test(statement)) this.#replaced = true;
  }

  /** Forgets what was noted: the transaction was undone. */
  forget(): void {
    this.#deleted = false;
  }

  /** After a statement or a transaction: erases at once what was deleted, and soon what was replaced. */
  settle(): void {
    if (this.#database.inTransaction) return;
    if (this.#deleted) this.#erase();
    else if (this.#replaced) this.#later();
  }

  /** The last try, before the database closes. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.#database.open) this.#cutLog(CLOSING_WAIT_MS);
  }

  #later(): void {
    this.#replaced = false;
    const now = performance.now();
    if (this.#timer === undefined) this.#firstAt = now;
    this.#plan(Math.max(0, Math.min(QUIET_MS, this.#firstAt + LATEST_MS - now)));
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#erase(), milliseconds);
    this.#timer.unref();
  }

  #erase(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#database.open) return;
    // Within a transaction the log cannot be cut; its end asks again.
    if (this.#database.inTransaction) {
      this.#replaced = true;
      return;
    }
    const done = this.#cutLog(0);
    this.#deleted = false;
    this.#replaced = false;
    if (!done) this.#plan(RETRY_MS);
  }

  /** False when a reader elsewhere, or a full disk, is in the way for now. */
  #cutLog(waitMs: number): boolean {
    try {
      this.#database.pragma(`busy_timeout = ${waitMs}`);
      const [result] = this.#database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return result?.busy === 0;
    } catch {
      return false;
    } finally {
      this.#database.pragma(`busy_timeout = ${this.#waitMs}`);
    }
  }
}
