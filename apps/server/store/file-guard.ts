import { statSync, utimesSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { Refusal } from '../platform/refusal.ts';
import { NOTICES, notRead } from './file-notices.ts';
import type { Problem } from './file-notices.ts';
import { INSTALLATION_ID } from './installation-id.ts';
import { readInThread } from './read-in-thread.ts';
import type { Marks } from './read-in-thread.ts';
import type { Notice } from './rewrite-once.ts';

/** How long a save waits while the file is read through, in milliseconds. */
const VERIFY_WAIT_MS = 2_000;
/** So many readings in turn have to find the file damaged or replaced: one may meet the moment in which another program writes. */
const READINGS = 2;
/** After so many failed readings the save is told to try again. */
const FAILURES = 4;
/** How long the pause after the first failed reading is, in milliseconds; after the second twice as long, and so on. */
const PAUSE_MS = 50;
/** The log is written into the file on its own from 1000 pages on: https://sqlite.org/pragma.html#pragma_wal_autocheckpoint */
const LOG_PAGES = 1_000;
const PAGE_BYTES = 4_096;

interface FileState {
  readonly identity: string;
  /** Size and time of the last change. */
  readonly content: string;
}

/**
 * Sees to it that what is acknowledged is in the file that the next start opens. SQLite goes on with a file that was
 * removed, replaced or overwritten, and says nothing. So each write looks at the path before and after: another file
 * there, or none, is refused at once; a change of the content that is not our own has the file read through first.
 */
export class FileGuard {
  readonly #database: Database;
  readonly #file: string;
  readonly #say: (notice: Notice) => void;
  readonly #read: typeof readInThread;
  readonly #sideFiles: readonly { readonly file: string; readonly identity: string }[];
  readonly #identity: string;
  #content: string;
  #marks: Marks = { installation: null, latestLine: null };
  #isStarted = false;
  #damage: Problem | null = null;
  readonly #told = new Set<Problem>();
  #verifying: Promise<void> | null = null;

  /** @param read reads the file through; rejects where it could not be read to its end */
  constructor(database: Database, say: (notice: Notice) => void, read = readInThread) {
    this.#database = database;
    this.#file = database.name;
    this.#say = say;
    this.#read = read;
    const state = stateOf(this.#file);
    this.#identity = state?.identity ?? '';
    this.#content = state?.content ?? '';
    this.#sideFiles = ['-wal', '-shm'].flatMap((suffix) => {
      const file = `${this.#file}${suffix}`;
      const side = stateOf(file);
      return side === null ? [] : [{ file, identity: side.identity }];
    });
  }

  /** From now on: the tables are there. */
  start(): void {
    this.#marks = readMarks(this.#database);
    this.#isStarted = true;
    this.#note();
  }

  /** What keeps everything from being saved; null while nothing does. */
  problem(): Problem | null {
    return this.#look().problem ?? (this.#hasSideFiles() ? null : 'STORAGE_REPLACED');
  }

  /** @throws Refusal where nothing may be written */
  refuse(): void {
    const problem = this.problem();
    if (problem !== null) this.#refuse(problem);
  }

  /**
   * @returns true where the content was changed by somebody else, and `verify` has not looked yet
   * @throws Refusal where nothing may be written
   */
  isDoubtful(): boolean {
    const { problem, isChanged } = this.#look();
    if (problem !== null) this.#refuse(problem);
    return isChanged;
  }

  /**
   * True where what is read may be of another database, written over ours, and `verify` has not looked yet.
   * @throws Refusal where it has, and found that
   */
  isReadDoubtful(): boolean {
    const { isChanged } = this.#look();
    if (this.#damage === 'STORAGE_REPLACED') this.#refuse(this.#damage);
    return isChanged && this.#damage === null && stateOf(this.#file)?.identity === this.#identity;
  }

  /** Has the file read through. @throws Refusal for what was found, STORAGE_UNAVAILABLE while it is not done */
  async verify(): Promise<void> {
    if (!this.isDoubtful()) return;
    this.#verifying ??= this.#readThrough().finally(() => {
      this.#verifying = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), VERIFY_WAIT_MS);
    });
    const outcome = await Promise.race([this.#verifying, late]);
    clearTimeout(timer);
    if (outcome === 'late') throw new Refusal('STORAGE_UNAVAILABLE');
    this.isDoubtful();
  }

  /** Right before a change of our own. @throws Refusal where somebody else's came since `verify` */
  beforeChange(): void {
    if (this.isDoubtful()) throw new Refusal('STORAGE_UNAVAILABLE');
  }

  /**
   * Right after a commit. @returns true where somebody else has changed the file meanwhile: `verify` is to look
   * @throws Refusal when it went into a file that the path no longer names
   */
  afterCommit(): boolean {
    this.refuse();
    const log = statSync(`${this.#file}-wal`, { throwIfNoEntry: false });
    if ((log?.size ?? 0) >= LOG_PAGES * PAGE_BYTES) this.afterChange();
    return this.isDoubtful();
  }

  /** Right after a change of the file itself. @throws Refusal when it went into a file that the path no longer names */
  afterChange(): void {
    if (!this.#isStarted) return;
    this.refuse();
    this.#note();
  }

  /**
   * After SQLite has met a damaged page, which may be met again, or be overwritten: nothing is written any more.
   * @throws Refusal that says whether the file was changed by somebody else
   */
  async noteDamage(): Promise<void> {
    if (!this.#isStarted) return;
    if (this.#look().isChanged) await this.verify();
    this.#damage ??= 'STORAGE_DAMAGED';
    this.#refuse(this.#damage);
  }

  /** Remembers a line of the audit trail, once it is committed. */
  noteLine(id: string): void {
    this.#marks = { ...this.#marks, latestLine: id };
  }

  #look(): { readonly problem: Problem | null; readonly isChanged: boolean } {
    if (!this.#isStarted) return { problem: null, isChanged: false };
    const state = stateOf(this.#file);
    const isOther = state?.identity !== this.#identity;
    const problem = this.#damage ?? (isOther ? 'STORAGE_REPLACED' : null);
    return { problem, isChanged: state?.content !== this.#content };
  }

  #hasSideFiles(): boolean {
    if (!this.#isStarted) return true;
    return this.#sideFiles.every(({ file, identity }) => stateOf(file)?.identity === identity);
  }

  #refuse(problem: Problem): never {
    this.#tell(problem);
    throw new Refusal(problem);
  }

  #note(): void {
    if (stateOf(this.#file)?.content !== this.#content) giveOwnDate(this.#file);
    this.#content = stateOf(this.#file)?.content ?? '';
  }

  /** @throws Refusal where the file could not be read: whether it is sound is not known, and asked again at the next change */
  async #readThrough(): Promise<void> {
    let failures = 0;
    let findings = 0;
    for (;;) {
      const before = stateOf(this.#file);
      let found: Problem | null;
      try {
        const { isSound, isOurs } = await this.#read(this.#file, this.#marks);
        found = isOurs === false ? 'STORAGE_REPLACED' : isSound ? null : 'STORAGE_DAMAGED';
      } catch (error) {
        findings = 0;
        failures += 1;
        if (failures < FAILURES) {
          await pause(PAUSE_MS * failures);
          continue;
        }
        this.#say(notRead(String(error)));
        throw new Refusal('STORAGE_UNAVAILABLE');
      }
      if (found === null) {
        if (before !== null) this.#content = before.content;
        return;
      }
      findings += 1;
      if (findings === READINGS) {
        this.#damage = found;
        return;
      }
    }
  }

  #tell(problem: Problem): void {
    if (this.#told.has(problem)) return;
    this.#told.add(problem);
    this.#say(NOTICES[problem]);
  }
}

/** Null where there is no such file. */
function stateOf(file: string): FileState | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (found === undefined) return null;
  return { identity: `${found.dev}:${found.ino}`, content: `${found.size}:${found.mtimeNs}` };
}

/**
 * File systems date a change by a clock that ticks every few milliseconds: another program's change, right after our
 * own, would have the same date. So ours gets a date between two ticks.
 */
function giveOwnDate(file: string): void {
  try {
    const { atime, mtimeMs } = statSync(file);
    utimesSync(file, atime, mtimeMs / 1_000 + (1 + Math.random()) / 10_000);
  } catch {
    // Somebody else's file: the date stays the file system's.
  }
}

function readMarks(database: Database): Marks {
  const read = (query: string) => database.prepare<[], string>(query).pluck().get() ?? null;
  return {
    installation: read(`select value from settings where name = '${INSTALLATION_ID}'`),
    latestLine: read('select id from audit_events order by rowid desc limit 1'),
  };
}
