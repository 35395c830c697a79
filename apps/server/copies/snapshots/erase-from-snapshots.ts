import { readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { InstallationSecret, SecretSource } from '../../keys/installation-secret.ts';
import { UnreadableSeal } from '../../keys/sealed-bytes.ts';
import { newId } from '../../platform/ids.ts';
import type { Erasure } from '../../store/repositories/pending-erasures.ts';
import { isDamageError } from '../../store/damage-error.ts';
import type { RecoverySheetRow } from '../../store/installation-tables.ts';
import { eraseFrom, findHeld } from '../erase-from-copies.ts';
import { rewrapSnapshot } from './rewrap-snapshot.ts';
import { LockedSnapshot, readSnapshot, snapshotMoment, writeSnapshot } from './snapshot-file.ts';

export interface Snapshot {
  readonly name: string;
  readonly file: string;
  readonly createdAt: number;
}

/**
 * What a snapshot holds of what was erased: nothing; something that could not be taken out; it is damaged or under a key
 * that is not here; or it could not be looked into for now, as without room or with the keychain locked.
 */
export interface SnapshotState {
  readonly name: string;
  readonly state: 'without' | 'left' | 'unreadable' | 'unread';
}

interface Work {
  readonly erased: readonly Erasure[];
  /** A folder of the data directory, for what is decrypted meanwhile. */
  readonly scratch: string;
  readonly secrets: SecretSource;
  /** Of the recovery sheets of now. */
  readonly recoveryLocks: readonly RecoverySheetRow[];
}

/** Those of this installation, newest first. */
export function snapshotsOf(folder: string, installation: string): Snapshot[] {
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

export function prefixOf(installation: string): string {
  return `constat-snapshot-${installation.slice(0, 8)}-`;
}

/**
 * Writes snapshots anew without what was erased, one after the other. One under a secret that is gone is out of reach, and
 * ends with its time.
 */
export function eraseFromSnapshots(snapshots: readonly Snapshot[], work: Work): SnapshotState[] {
  return snapshots.map((snapshot) => {
    try {
      return { name: snapshot.name, state: eraseFromSnapshot(snapshot, work) };
    } catch {
      return { name: snapshot.name, state: 'left' };
    }
  });
}

function eraseFromSnapshot(
  { file, createdAt }: Snapshot,
  { erased, scratch, secrets, recoveryLocks }: Work,
): SnapshotState['state'] {
  if (erased.length === 0) return 'without';
  const opened = path.join(scratch, 'earlier.db');
  const part = path.join(path.dirname(file), `${newId()}.part`);
  try {
    readSnapshot(file, opened, { secrets: readSecrets(secrets) });
    const held = findHeld(opened, erased);
    if (held.length === 0) return 'without';
    const locks = rewrapSnapshot(opened, { secrets: secrets.read(), sheets: recoveryLocks });
    eraseFrom(opened, held);
    writeSnapshot(opened, part, { createdAt, secret: secrets.first(), recoveryLocks: locks });
    renameSync(part, file);
    utimesSync(file, createdAt / 1_000, createdAt / 1_000);
    return 'without';
  } catch (error) {
    if (!isBeyond(error)) throw error;
    return 'unreadable';
  } finally {
    for (const left of [opened, `${opened}-journal`, part]) rmSync(left, { force: true });
  }
}

/** What snapshots hold of what was erased, by opening each. */
export function lookIntoSnapshots(
  snapshots: readonly Snapshot[],
  { erased, scratch, secrets }: Pick<Work, 'erased' | 'scratch' | 'secrets'>,
): SnapshotState[] {
  const opened = path.join(scratch, 'earlier.db');
  return snapshots.map(({ name, file }) => {
    try {
      readSnapshot(file, opened, { secrets: readSecrets(secrets) });
      return { name, state: findHeld(opened, erased).length === 0 ? 'without' : 'left' };
    } catch (error) {
      return { name, state: isBeyond(error) ? 'unreadable' : 'unread' };
    } finally {
      for (const left of [opened, `${opened}-journal`]) rmSync(left, { force: true });
    }
  });
}

/** True where a snapshot is damaged or under a key that is not here, which does not pass. */
function isBeyond(error: unknown): boolean {
  return error instanceof LockedSnapshot || error instanceof UnreadableSeal || isDamageError(error);
}

/** Without any secret every snapshot would seem to be under another's. */
function readSecrets(secrets: SecretSource): readonly InstallationSecret[] {
  const found = secrets.read();
  if (found.length === 0) throw new Error('no secret is here');
  return found;
}
