import { fixedSecrets } from '../keys/known-secrets.ts';
import type { KnownSecrets } from '../keys/known-secrets.ts';
import { lockCopies } from '../store/folder-lock.ts';
import type { RecoverySheetRow } from '../store/installation-tables.ts';
import { changeKeysOfCopies } from './copy-keys.ts';

/** How long it waits for a copy that is being made, in milliseconds. */
const WAIT_MS = 60_000;

/** Has the copies in the data directory open with these recovery sheets, and no others. */
export interface RewrapJob {
  readonly dataDir: string;
  /** What opens the keys of the database; the thread asks no keychain. */
  readonly secrets: KnownSecrets;
  readonly sheets: readonly RecoverySheetRow[];
}

/** @returns the names of the copies that could not be changed; @throws SqliteError SQLITE_BUSY */
export async function rewrapCopies({ dataDir, secrets, sheets }: RewrapJob): Promise<string[]> {
  const release = lockCopies(dataDir, WAIT_MS);
  try {
    return await changeKeysOfCopies(dataDir, {
      secrets: fixedSecrets(secrets),
      work: ({ recoverySheets }) => recoverySheets.replace(sheets),
    });
  } finally {
    release();
  }
}
