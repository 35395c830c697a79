import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ErasureCertificate } from '@constat/contract';
import { fixedSecrets } from '../keys/known-secrets.ts';
import type { KnownSecrets } from '../keys/known-secrets.ts';
import { isDamageError } from '../store/damage-error.ts';
import type { Erasure } from '../store/repositories/pending-erasures.ts';
import { filesOf, findHeld } from './erase-from-copies.ts';
import { LOOK_SCRATCH, removeLeftovers } from './remove-leftovers.ts';
import { eraseFromSnapshots, lookIntoSnapshots, snapshotsOf } from './snapshots/erase-from-snapshots.ts';
import type { Snapshot } from './snapshots/erase-from-snapshots.ts';
import { readNames } from './snapshots/make-snapshot.ts';

/** Read at a time; pieces lie across two of these too. */
const BLOCK_BYTES = 4_194_304;
const LONGEST_PIECE = 64;
/** Nothing of anybody lies in these: models of speech, and what a system keeps at the root of a disk. */
const WITHOUT_CONTENT = new Set(['models', 'lost+found', 'System Volume Information']);
/** Nor in these; some systems do not let them be read while they are in use. */
const LOCKS = /(?:-shm|[-.]lock)$/u;

/** Looks for what is left of an account in the files that the program can read. */
export interface ResidualDataJob {
  readonly dataDir: string;
  /** What opens the keys of the database; the thread asks no keychain. */
  readonly secrets: KnownSecrets;
  /** Base64 of pieces of what was erased. */
  readonly pieces: readonly string[];
  /** What copies and snapshots must not hold; none before the erasure, when only the pieces are looked for. */
  readonly gone: readonly Erasure[];
  /** Where snapshots lie, or may lie from before. */
  readonly folders: readonly string[];
}

interface Held {
  readonly name: string;
  readonly state: ErasureCertificate['found']['copies'][number]['state'];
}

/** The newest first. */
export interface HeldSnapshot extends Held {
  readonly createdAt: number;
}

export interface ResidualData {
  /** Files that were searched, byte by byte, but for those that could not be. */
  readonly files: number;
  /** Files and folders that could not be read. */
  readonly unread: number;
  /** Pieces that lie in one of the files. */
  readonly found: number;
  readonly copies: readonly Held[];
  readonly folders: readonly LookedFolder[];
  /** A snapshot is being made that was begun before, and may hold what was erased. */
  readonly isSnapshotUnderWay: boolean;
}

export interface LookedFolder {
  readonly folder: string;
  /** Null where the folder is not there, or cannot be read. */
  readonly snapshots: readonly HeldSnapshot[] | null;
}

export interface ResidualDataJobs {
  readonly look: { readonly input: ResidualDataJob; readonly output: ResidualData };
}

/**
 * Takes what was erased out of the snapshots first, then looks into every file. Never call it in a process that has the
 * database open: closing a file takes the locks of the whole process from it.
 */
export function findResidualData(job: ResidualDataJob): ResidualData {
  const isSnapshotUnderWay = job.gone.length > 0 && removeLeftovers(job.dataDir, Date.now());
  const folders = job.folders.map((folder) => ({ folder, snapshots: snapshotStates(folder, job) }));
  return { ...searchFiles(job), copies: copyStates(job), folders, isSnapshotUnderWay };
}

function searchFiles({ dataDir, pieces }: ResidualDataJob): Pick<ResidualData, 'files' | 'unread' | 'found'> {
  const left = new Set(pieces.map((piece) => Buffer.from(piece, 'base64')));
  const all = left.size;
  let [files, unread] = [0, 0];
  const attempt = <Result>(place: string, work: () => Result): Result | null => {
    try {
      return work();
    } catch {
      // One that has gone since it was listed holds nothing.
      if (existsSync(place)) unread += 1;
      return null;
    }
  };
  const searchBelow = (folder: string): void => {
    for (const entry of attempt(folder, () => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory() && !WITHOUT_CONTENT.has(entry.name)) searchBelow(place);
      if (!entry.isFile() || LOCKS.test(entry.name)) continue;
      files += 1;
      attempt(place, () => searchFile(place, left));
    }
  };
  searchBelow(dataDir);
  return { files, unread, found: all - left.size };
}

/** Strikes the pieces off that lie in the file. */
function searchFile(file: string, left: Set<Buffer>): void {
  if (left.size === 0) return;
  const handle = openSync(file, 'r');
  try {
    const block = Buffer.alloc(BLOCK_BYTES + LONGEST_PIECE);
    for (let at = 0; ; at += BLOCK_BYTES) {
      const bytes = readSync(handle, block, 0, block.length, at);
      if (bytes === 0) return;
      const read = block.subarray(0, bytes);
      for (const piece of left) if (read.includes(piece)) left.delete(piece);
    }
  } finally {
    closeSync(handle);
  }
}

function copyStates({ dataDir, gone }: ResidualDataJob): Held[] {
  if (gone.length === 0) return [];
  return filesOf(dataDir).map(({ copy: { name }, file }) => {
    try {
      return { name, state: findHeld(file, gone).length === 0 ? 'without' : 'holding' };
    } catch (error) {
      return { name, state: isDamageError(error) ? 'unreadable' : 'unread' };
    }
  });
}

function snapshotStates(folder: string, { dataDir, gone, ...job }: ResidualDataJob): HeldSnapshot[] | null {
  const { installation, recoveryLocks } = readNames(path.join(dataDir, 'constat.db'));
  const snapshots = listSnapshots(folder, installation);
  if (snapshots === null || snapshots.length === 0) return snapshots && [];
  const secrets = fixedSecrets(job.secrets);
  let scratch: string;
  try {
    scratch = mkdtempSync(path.join(dataDir, LOOK_SCRATCH));
  } catch {
    return snapshots.map(({ name, createdAt }) => ({ name, createdAt, state: 'unread' }));
  }
  try {
    const work = { erased: gone, scratch, secrets, recoveryLocks };
    eraseFromSnapshots(snapshots, work);
    const states = new Map(lookIntoSnapshots(snapshots, work).map(({ name, state }) => [name, state]));
    return snapshots.map(({ name, createdAt }) => {
      const state = states.get(name) ?? 'unread';
      return { name, createdAt, state: state === 'left' ? 'holding' : state };
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function listSnapshots(folder: string, installation: string): Snapshot[] | null {
  try {
    return snapshotsOf(folder, installation);
  } catch {
    return null;
  }
}
