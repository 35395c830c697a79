import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Erasure } from '../../store/repositories/pending-erasures.ts';
import { fixedSecrets } from '../../keys/known-secrets.ts';
import type { SecretSource } from '../../keys/installation-secret.ts';
import type { KnownSecrets } from '../../keys/known-secrets.ts';
import { syncFolder } from '../../platform/sync-folder.ts';
import { newId } from '../../platform/ids.ts';
import { stampOf } from '../../store/copies-folder.ts';
import { INSTALLATION_ID } from '../../store/installation-id.ts';
import { openStore } from '../../store/store.ts';
import type { RecoverySheetRow } from '../../store/installation-tables.ts';
import { writeCopy } from '../write-copy.ts';
import { checkCopy } from '../check-copy.ts';
import { eraseFromSnapshots, prefixOf, snapshotsOf } from './erase-from-snapshots.ts';
import type { Snapshot } from './erase-from-snapshots.ts';
import { readSheets } from './rewrap-snapshot.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.ts';

const DAY_MS = 86_400_000;
/** The newest ones stay whatever their age: a computer that was off for months keeps what it has. */
export const LEAST_KEPT = 3;
export const SCRATCH = 'snapshot-scratch-';
/** What a run that was killed has left is removed after this, in milliseconds. */
const ABANDONED_MS = DAY_MS;

export interface SnapshotJob {
  readonly dataDir: string;
  /** What opens the keys of the database; the thread asks no keychain. */
  readonly secrets: KnownSecrets;
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
 * Makes an encrypted snapshot of the database in the folder, restores it into a scratch place, opens every report and
 * all that was signed in it, and only then gives it its name. Then what was erased goes from the earlier ones, and those past their time go whole.
 * @throws UnusableCopy or UnreadableSeal where what was written does not come back; an error of the system with its code
 */
export async function makeSnapshot({ dataDir, folder, ...job }: SnapshotJob): Promise<MadeSnapshot> {
  removeAbandoned(dataDir, job.now);
  const secrets = fixedSecrets(job.secrets);
  const scratch = mkdtempSync(path.join(dataDir, SCRATCH));
  const part = path.join(folder, `${newId()}.part`);
  try {
    // The folder of a disk that is not there must not be made in its place.
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    const copy = path.join(scratch, 'copy.db');
    writeCopy(path.join(dataDir, 'constat.db'), copy);
    const { installation, recoveryLocks } = readNames(copy);
    const locks = recoveryLocks.map(({ publicKey }) => publicKey);
    writeSnapshot(copy, part, { createdAt: job.now, secret: secrets.first(), recoveryLocks: locks });
    rmSync(copy);
    const reports = await restoreAndOpen(part, path.join(scratch, 'restored'), secrets);
    const name = `${prefixOf(installation)}${stampOf(job.now)}.constat`;
    renameSync(part, path.join(folder, name));
    syncFolder(folder);
    const earlier = snapshotsOf(folder, installation).filter((one) => one.name !== name);
    const opener = { erased: job.erased, scratch, secrets, recoveryLocks };
    const left = eraseFromSnapshots(earlier, opener).filter(({ state }) => state === 'left');
    removeOld(snapshotsOf(folder, installation), job);
    const { size: bytes } = statSync(path.join(folder, name));
    return { name, bytes, reports, left: left.map((snapshot) => snapshot.name) };
  } finally {
    rmSync(part, { force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What the database in that file is called inside, and the recovery sheets, which lock its keys. */
export function readNames(file: string): {
  readonly installation: string;
  readonly recoveryLocks: readonly RecoverySheetRow[];
} {
  const database = new Database(file, { readonly: true });
  try {
    const find = database.prepare<[string], string>('select value from settings where name = ?').pluck();
    return { installation: find.get(INSTALLATION_ID) ?? '', recoveryLocks: readSheets(database) };
  } finally {
    database.close();
  }
}

/** Restores it as somebody would, and opens every report and all that was signed. */
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
