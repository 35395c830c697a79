import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Erasure } from '../../store/repositories/pending-erasures.ts';
import { secretSource } from '../../keys/installation-secret.ts';
import type { SecretSource } from '../../keys/installation-secret.ts';
import { syncFolder } from '../../platform/sync-folder.ts';
import { newId } from '../../platform/ids.ts';
import { stampOf } from '../../store/copies-folder.ts';
import { INSTALLATION } from '../../store/installation.ts';
import { openStore } from '../../store/store.ts';
import { writeCopy } from '../backup-command.ts';
import { checkCopy } from '../check-copy.ts';
import { eraseFrom, findHeld } from '../erase-from-copies.ts';
import { LockedSnapshot, readSnapshot, snapshotMoment, writeSnapshot } from './snapshot-file.ts';

const DAY_MS = 86_400_000;
/** The newest ones stay whatever their age: a computer that was off for months keeps what it has. */
const LEAST_KEPT = 3;
const SCRATCH = 'snapshot-scratch-';
/** What a run that was killed has left is removed after this, in milliseconds. */
const ABANDONED_MS = DAY_MS;

export interface SnapshotJob {
  readonly dataDir: string;
  /** The setting CONSTAT_KEY. */
  readonly key: string | null;
  readonly folder: string;
  readonly keepDays: number;
  /** What the snapshots in the folder are to lose. */
  readonly erased: readonly Erasure[];
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface MadeSnapshot {
  readonly name: string;
  readonly bytes: number;
  readonly reports: number;
  /** Earlier snapshots that still hold what was erased, since they could not be changed. */
  readonly left: readonly string[];
}

/**
 * Makes an encrypted snapshot of the database in the folder, restores it into a scratch place, opens every report in it,
 * and only then gives it its name. Then what was erased goes from the earlier ones, and those past their time go whole.
 * @throws UnusableCopy or UnreadableSeal where what was written does not come back; an error of the system with its code
 */
export async function makeSnapshot({ dataDir, key, folder, ...job }: SnapshotJob): Promise<MadeSnapshot> {
  removeAbandoned(dataDir, job.now);
  const secrets = secretSource({ dataDir, key });
  const scratch = mkdtempSync(path.join(dataDir, SCRATCH));
  const part = path.join(folder, `${newId()}.part`);
  try {
    // The folder of a disk that is not there must not be made in its place.
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    const copy = path.join(scratch, 'copy.db');
    writeCopy(path.join(dataDir, 'constat.db'), copy);
    const { installation, recoveryLocks } = readNames(copy);
    writeSnapshot(copy, part, { createdAt: job.now, secret: secrets.first(), recoveryLocks });
    rmSync(copy);
    const reports = await restoreAndOpen(part, path.join(scratch, 'restored'), secrets);
    const name = `${prefixOf(installation)}${stampOf(job.now)}.constat`;
    renameSync(part, path.join(folder, name));
    syncFolder(folder);
    const earlier = snapshotsOf(folder, installation).filter((one) => one.name !== name);
    const left = earlier.flatMap((snapshot) => {
      try {
        eraseFromSnapshot(snapshot, { ...job, scratch, secrets, recoveryLocks });
        return [];
      } catch {
        return [snapshot.name];
      }
    });
    removeOld(snapshotsOf(folder, installation), job);
    return { name, bytes: statSync(path.join(folder, name)).size, reports, left };
  } finally {
    rmSync(part, { force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Snapshot {
  readonly name: string;
  readonly file: string;
  readonly createdAt: number;
}

/** Those of this installation, newest first. */
function snapshotsOf(folder: string, installation: string): Snapshot[] {
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(prefixOf(installation)) && name.endsWith('.constat'),
  );
  return names
    .flatMap((name) => {
      const file = path.join(folder, name);
      const createdAt = snapshotMoment(file);
      return createdAt === null ? [] : [{ name, file, createdAt }];
    })
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

function prefixOf(installation: string): string {
  return `constat-snapshot-${installation.slice(0, 8)}-`;
}

function readNames(file: string): {
  readonly installation: string;
  readonly recoveryLocks: readonly string[];
} {
  const database = new Database(file, { readonly: true });
  try {
    const find = database.prepare<[string], string>('select value from settings where name = ?').pluck();
    const locks = database
      .prepare<[], string>('select public_key from recovery_sheets order by made_at')
      .pluck();
    return { installation: find.get(INSTALLATION) ?? '', recoveryLocks: locks.all() };
  } finally {
    database.close();
  }
}

/** Restores it as somebody would, and opens every report. */
async function restoreAndOpen(file: string, place: string, secrets: SecretSource): Promise<number> {
  mkdirSync(place, { mode: 0o700 });
  const restored = path.join(place, 'constat.db');
  readSnapshot(file, restored, { secrets: secrets.read() });
  checkCopy(restored);
  const store = await openStore({ dataDir: place, databaseUrl: null, secrets });
  try {
    return await store.keyUpkeep.openAllReports();
  } finally {
    await store.close();
  }
}

/** Writes a snapshot anew without what was erased; one under a secret that is gone is out of reach, and ends with its time. */
function eraseFromSnapshot(
  { file, createdAt }: Snapshot,
  {
    erased,
    scratch,
    secrets,
    recoveryLocks,
  }: Pick<SnapshotJob, 'erased'> & {
    readonly scratch: string;
    readonly secrets: SecretSource;
    readonly recoveryLocks: readonly string[];
  },
): void {
  if (erased.length === 0) return;
  const opened = path.join(scratch, 'earlier.db');
  const part = path.join(path.dirname(file), `${newId()}.part`);
  try {
    readSnapshot(file, opened, { secrets: secrets.read() });
    const held = findHeld(opened, erased);
    if (held.length === 0) return;
    eraseFrom(opened, held);
    writeSnapshot(opened, part, { createdAt, secret: secrets.first(), recoveryLocks });
    renameSync(part, file);
    utimesSync(file, createdAt / 1_000, createdAt / 1_000);
  } catch (error) {
    if (!(error instanceof LockedSnapshot)) throw error;
  } finally {
    for (const left of [opened, `${opened}-journal`, part]) rmSync(left, { force: true });
  }
}

function removeOld(snapshots: readonly Snapshot[], { keepDays, now }: Pick<SnapshotJob, 'keepDays' | 'now'>) {
  for (const { file, createdAt } of snapshots.slice(LEAST_KEPT))
    if (createdAt < now - keepDays * DAY_MS) rmSync(file, { force: true });
}

function removeAbandoned(dataDir: string, now: number): void {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(SCRATCH))) {
    const place = path.join(dataDir, name);
    const { mtimeMs } = statSync(place, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (mtimeMs < now - ABANDONED_MS) rmSync(place, { recursive: true, force: true });
  }
}
