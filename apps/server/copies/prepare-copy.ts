import { chmodSync, copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { fixedSecrets } from '../keys/known-secrets.ts';
import type { KnownSecrets } from '../keys/known-secrets.ts';
import { MissingSecret, NoRecoveryKey } from '../keys/key-ring.ts';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { openStore } from '../store/store.ts';
import { checkCopy } from './check-copy.ts';
import type { CopyCounts } from './check-copy.ts';
import { RESTORING } from './replace-database.ts';
import { isSnapshot, LockedSnapshot, readSnapshot } from './snapshots/snapshot-file.ts';

/** Has a copy from elsewhere open with the secret of this installation, and puts it among the copies here. */
export interface PrepareCopyJob {
  readonly dataDir: string;
  /** What the keys of the copy are wrapped with from then on: a restore makes no secret, nor replaces one. */
  readonly secrets: KnownSecrets;
  /** The file as it came. */
  readonly upload: string;
  /** Of the recovery sheet, as it was printed; null where the secret here is that of the copy. */
  readonly recoveryCode: string | null;
  /** The path that it gets once it is checked. */
  readonly finalName: string;
}

/** The code does not open it, or none was given and the secret is not here. */
export class LockedCopy extends Error {
  readonly code = 'LOCKED';
}

/** @throws LockedCopy, UnusableCopy, or an error of the system; nothing is changed then */
export async function prepareCopy({ dataDir, upload, ...job }: PrepareCopyJob): Promise<CopyCounts> {
  const place = mkdtempSync(path.join(dataDir, RESTORING));
  const recoveryCode = job.recoveryCode ?? undefined;
  try {
    const secrets = fixedSecrets(job.secrets);
    const copy = path.join(place, 'constat.db');
    if (isSnapshot(upload)) readSnapshot(upload, copy, { secrets: secrets.read(), recoveryCode });
    else copyFileSync(upload, copy);
    chmodSync(copy, 0o600);
    const counts = checkCopy(copy);
    const store = await openStore({ dataDir: place, databaseUrl: null, secrets, recoveryCode });
    await store.close();
    const database = new Database(copy);
    database.pragma('journal_mode = DELETE');
    database.close();
    renameSync(copy, job.finalName);
    return counts;
  } catch (error) {
    const isLocked = [UnreadableSeal, MissingSecret, NoRecoveryKey, LockedSnapshot].some(
      (kind) => error instanceof kind,
    );
    throw isLocked ? new LockedCopy('locked', { cause: error }) : error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
