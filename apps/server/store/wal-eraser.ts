import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { FileGuard } from './file-guard.ts';

/** How soon after the last change the bytes that it replaced are gone, and at the latest after the first, in milliseconds. */
const QUIET_MS = 1_000;
const LATEST_MS = 10_000;
/** Between two tries while another program still reads what is to go. */
const RETRY_MS = 1_000;
/** How long, and how often, the end waits for another program. */
const CLOSING_WAIT_MS = 2_000;
const CLOSING_PAUSE_MS = 50;

/**
 * Tables that hold nothing that anybody wrote or said. While the log is cut, a change of the file by another program
 * cannot be told from our own, so it is cut for nothing else.
 */
const WITHOUT_CONTENT = new Set(['sessions', 'login_attempts', 'settings', 'pending_erasures']);
const WRITES = /^\s*(?<verb>delete from|update|insert into) "(?<table>\w+)"/iu;

/** What a statement writes to, by table and verb; null for one that writes to none. */
export function writtenTable(statement: string): { readonly verb: string; readonly table: string } | null {
  const { verb, table } = WRITES.exec(statement)?.groups ?? {};
  return verb === undefined || table === undefined ? null : { verb: verb.toLowerCase(), table };
}

/**
 * Makes what was erased unreadable in the file too. `secure_delete` writes zeros over it, but the write-ahead log keeps
 * the pages as they were until it is cut, which SQLite alone leaves to chance. A deletion cuts it before its answer; what
 * an update has replaced waits for a quiet second, so that no save waits for it.
 */
export class WalEraser {
  readonly #database: Database;
  readonly #guard: FileGuard;
  #deleted = false;
  #replaced = false;
  #firstAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, guard: FileGuard) {
    this.#database = database;
    this.#guard = guard;
  }

  /** Takes note of a statement that has run, and of how many rows it changed. */
  note(statement: string, rows: number): void {
    const written = writtenTable(statement);
    if (written === null || rows === 0 || WITHOUT_CONTENT.has(written.table)) return;
    if (written.verb === 'delete from') this.#deleted = true;
    else if (written.verb === 'update' || /\bdo update set\b/iu.test(statement)) this.#replaced = true;
  }

  /** Has the log cut before the answer: its room is needed. */
  hurry(): void {
    this.#deleted = true;
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
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const latest = performance.now() + CLOSING_WAIT_MS;
    const isOver = () => this.#guard.problem() !== null || performance.now() >= latest;
    while (this.#database.open && !this.#cutLog() && !isOver()) await pause(CLOSING_PAUSE_MS);
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
    const done = this.#cutLog();
    this.#deleted = false;
    this.#replaced = false;
    if (done) return;
    // Another program may have changed the file, which is looked at before it is written to.
    this.#guard.verify().catch(() => undefined);
    this.#plan(RETRY_MS);
  }

  /** False when a reader elsewhere, or a full disk, is in the way for now, or the file is not the one that it was. */
  #cutLog(): boolean {
    try {
      this.#guard.beforeChange();
      const [result] = this.#database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      this.#guard.afterChange();
      return result?.busy === 0;
    } catch {
      return false;
    }
  }
}
