import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { audit } from '../actions/audit.ts';
import { dropShares } from '../actions/share-report.ts';
import { fixedSecrets } from '../keys/known-secrets.ts';
import type { SecretSource } from '../keys/installation-secret.ts';
import { syncFolder } from '../platform/sync-folder.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { openStore } from '../store/store.ts';
import { dropConsents } from '../transfers/transfer-consent.ts';
import { checkCopy, UnusableCopy } from './check-copy.ts';
import type { CopyCounts } from './check-copy.ts';
import { isSnapshot, readSnapshot } from './snapshots/snapshot-file.ts';

/** How the folders are named in which a copy is made ready. */
export const RESTORING = 'restoring-';

const SIDE_FILES = ['-wal', '-shm', '-journal'];

interface KeysOfCopy {
  readonly secrets: SecretSource;
  readonly recoveryCode?: string | undefined;
}

/** A program uses the data directory. */
export class FolderInUse extends Error {}

/**
 * Checks a copy, brings it up to date, keeps the present database under another name, and puts the copy in its place.
 * @throws FolderInUse, UnusableCopy, StartError, UnreadableSeal for another installation's recovery code, or an error of
 * the system; nothing is changed then
 */
export async function replaceDatabase(
  file: string,
  { dataDir, ...keys }: { readonly dataDir: string } & KeysOfCopy,
): Promise<{ readonly counts: CopyCounts; readonly aside: string | null }> {
  let release: (() => void) | undefined;
  let place: string | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = claim(dataDir);
    const present = path.join(dataDir, 'constat.db');
    // A secret that only does not answer is not lost: the code of a sheet would have another one take its place.
    const known = keys.recoveryCode !== undefined && needsSecret(present) ? keys.secrets.read() : [];
    const { place: lies } = keys.secrets;
    const secrets = known.length > 0 ? fixedSecrets({ place: lies, secrets: known }) : keys.secrets;
    place = mkdtempSync(path.join(dataDir, RESTORING));
    const counts = await prepare(file, place, { ...keys, secrets, replaced: lastEvent(present) });
    const aside = setAside(dataDir);
    putInPlace(path.join(place, 'constat.db'), { present, aside });
    syncFolder(dataDir);
    return { counts, aside };
  } finally {
    if (place !== undefined) rmSync(place, { recursive: true, force: true });
    release?.();
  }
}

/** @throws FolderInUse while any program uses the data directory */
function claim(dataDir: string): () => void {
  try {
    return lockFolder(dataDir, 'alone', 0);
  } catch (error) {
    if (isBusy(error)) throw new FolderInUse('', { cause: error });
    throw error;
  }
}

/** The copy in a folder of its own, checked, and brought up to date; its trail says what it takes the place of. */
async function prepare(
  file: string,
  place: string,
  { replaced, ...keys }: KeysOfCopy & { readonly replaced: ReturnType<typeof lastEvent> },
): Promise<CopyCounts> {
  if (!existsSync(file)) throw new UnusableCopy('missing');
  if (!statSync(file).isFile()) throw new UnusableCopy('folder');
  const copy = path.join(place, 'constat.db');
  if (isSnapshot(file)) readSnapshot(file, copy, { ...keys, secrets: keys.secrets.read() });
  else copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  // Beside a file that was copied by hand lies what it does not hold yet.
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  const counts = checkCopy(copy);
  const store = await openStore({ dataDir: place, databaseUrl: null, ...keys });
  try {
    const at = Date.now();
    // It may be another machine, or a consent that was withdrawn since.
    await dropConsents(store, { at, why: 'restored' });
    await dropShares(store, { at });
    await store.transaction(async (repositories) => {
      // Some have ended or were used since.
      await repositories.sessions.eraseAll();
      await repositories.knownDevices.eraseAll();
      await repositories.accountLinks.eraseAll();
      await repositories.pendingProofs.eraseAll();
      await repositories.identities.eraseAllRequests();
      await audit(repositories, { at, actorId: null, action: 'database-restored', detail: replaced });
    });
  } finally {
    await store.close();
  }
  return counts;
}

/** True for a database that can be read, and has keys; one that is damaged needs nothing any more. */
function needsSecret(file: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 0, fileMustExist: true });
    return database.prepare('select 1 from installation_keys').get() !== undefined;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

/** How many events the trail has that a copy is to replace, and the hash of the last; nothing where it cannot be read. */
function lastEvent(file: string): { readonly replacedEvents?: number; readonly replacedHash?: string } {
  if (!existsSync(file)) return {};
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 0 });
    const [row] = database
      .prepare<[], { position: number; hash: string }>(
        'select position, hash from audit_events order by position desc limit 1',
      )
      .all();
    return row === undefined ? {} : { replacedEvents: row.position, replacedHash: row.hash };
  } catch {
    // Damaged, or from before the trail was chained.
    return {};
  } finally {
    database?.close();
  }
}

/** Gives the present database another name, whole in one file where it can be read; null where there is none. */
function setAside(dataDir: string): string | null {
  const present = path.join(dataDir, 'constat.db');
  if (!existsSync(present)) return null;
  takeInLog(present);
  const stamp = new Date().toISOString().replaceAll(/[:.]/gu, '-');
  const aside = path.join(dataDir, `constat-before-restore-${stamp}.db`);
  renameWithSideFiles(present, aside);
  return aside;
}

/** Gives the copy its name; where that fails, the earlier database gets its own back. */
function putInPlace(
  copy: string,
  { present, aside }: { readonly present: string; readonly aside: string | null },
): void {
  try {
    renameSync(copy, present);
  } catch (error) {
    if (aside !== null) renameWithSideFiles(aside, present);
    throw error;
  }
}

function renameWithSideFiles(from: string, to: string): void {
  renameSync(from, to);
  for (const suffix of SIDE_FILES)
    if (existsSync(`${from}${suffix}`)) renameSync(`${from}${suffix}`, `${to}${suffix}`);
}

/** @throws FolderInUse where a program without the lock, such as an older server, has the database open */
function takeInLog(file: string): void {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 0 });
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBusy(error)) throw new FolderInUse('', { cause: error });
    // One that is damaged is set aside as it is.
  } finally {
    database?.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(?:BUSY|LOCKED)/u.test(String(error.code));
}
