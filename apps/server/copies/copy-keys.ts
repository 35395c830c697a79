import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { InstallationSecret, SecretSource } from '../keys/installation-secret.ts';
import { copiesFolder } from '../store/copies-folder.ts';
import type { Notice } from '../store/rewrite-once.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { filesOf, holdsKeys } from './erase-from-copies.ts';

/**
 * Seals the copies that were made before content was, so that nothing in the data directory is readable without the key.
 * Each is worked on beside the original and takes its place whole.
 */
export async function sealEarlierCopies(
  dataDir: string,
  { secrets, say }: { readonly secrets: SecretSource; readonly say: (notice: Notice) => void },
): Promise<void> {
  for (const { copy, file } of filesOf(dataDir)) {
    try {
      if (hasKeys(file)) continue;
      await renew(dataDir, { file, secrets, work: async () => {} });
      utimesSync(file, copy.createdAt / 1_000, copy.createdAt / 1_000);
      say({
        fr: `${copy.name} est désormais chiffrée.`,
        en: `${copy.name} is now encrypted.`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      say({
        fr: `${copy.name} n’est pas chiffrée et reste lisible (${reason}); effacez-la si elle ne sert plus.`,
        en: `${copy.name} is not encrypted and stays readable (${reason}); delete it when it is of no more use.`,
      });
    }
  }
}

/** Puts the keys of the copies under that secret too. @returns the names of those that could not be changed */
export async function rotateKeysOfCopies(
  dataDir: string,
  {
    secrets,
    secret,
    now,
  }: { readonly secrets: SecretSource; readonly secret: InstallationSecret; readonly now: number },
): Promise<string[]> {
  const left: string[] = [];
  for (const { copy, file } of filesOf(dataDir)) {
    try {
      const work = async (store: Store) => void (await store.keyUpkeep.rotate(secret, now));
      await renew(dataDir, { file, secrets, work });
      utimesSync(file, copy.createdAt / 1_000, copy.createdAt / 1_000);
    } catch {
      left.push(copy.name);
    }
  }
  return left;
}

function hasKeys(file: string): boolean {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return holdsKeys(database);
  } finally {
    database.close();
  }
}

/** Opens a copy under another name, which brings it up to date, has it worked on, and puts it in its own place. */
async function renew(
  dataDir: string,
  {
    file,
    secrets,
    work,
  }: {
    readonly file: string;
    readonly secrets: SecretSource;
    readonly work: (store: Store) => Promise<void>;
  },
): Promise<void> {
  const place = mkdtempSync(path.join(copiesFolder(dataDir), 'renewing-'));
  try {
    const renewed = path.join(place, 'constat.db');
    copyFileSync(file, renewed);
    const store = await openStore({ dataDir: place, databaseUrl: null, secrets });
    await work(store);
    await store.close();
    const database = new Database(renewed);
    database.pragma('journal_mode = DELETE');
    database.close();
    if (statSync(renewed).size === 0) throw new Error('the copy is empty');
    renameSync(renewed, file);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
