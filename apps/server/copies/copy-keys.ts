import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { SecretSource } from '../keys/installation-secret.ts';
import { syncFolder } from '../platform/sync-folder.ts';
import { copiesFolder } from '../store/copies-folder.ts';
import type { StoredCopy } from '../store/copies-folder.ts';
import { lockCopies } from '../store/folder-lock.ts';
import { REWRITTEN } from '../store/rewrite-once.ts';
import type { Notice } from '../store/rewrite-once.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { filesOf, holdsKeys } from './erase-from-copies.ts';

const RENEWING = 'renewing-';
/** How long the start waits for a copy that is being made, in milliseconds. */
const WAIT_MS = 60_000;

/**
 * Seals the copies that were made before content was, so that nothing in the data directory is readable without the key.
 * Each is worked on beside the original and takes its place whole.
 */
export async function sealEarlierCopies(
  dataDir: string,
  { secrets, say }: { readonly secrets: SecretSource; readonly say: (notice: Notice) => void },
): Promise<void> {
  const copies = filesOf(dataDir);
  if (copies.length === 0) return;
  let release: () => void;
  try {
    release = lockCopies(dataDir, WAIT_MS);
  } catch {
    // Another process is at them; the next start looks again.
    return;
  }
  try {
    removeAbandoned(dataDir);
    for (const { copy, file } of copies) await sealCopy(dataDir, { copy, file, secrets, say });
  } finally {
    release();
  }
}

async function sealCopy(
  dataDir: string,
  {
    copy,
    file,
    secrets,
    say,
  }: {
    readonly copy: StoredCopy;
    readonly file: string;
    readonly secrets: SecretSource;
    readonly say: (notice: Notice) => void;
  },
): Promise<void> {
  try {
    if (hasKeys(file)) return;
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

/**
 * Does something with the keys of every copy in the data directory, as with those of the database; call it with the
 * copies claimed.
 * @returns the names of those that could not be changed
 */
export async function changeKeysOfCopies(
  dataDir: string,
  { secrets, work }: { readonly secrets: SecretSource; readonly work: (store: Store) => Promise<unknown> },
): Promise<string[]> {
  const left: string[] = [];
  for (const { copy, file } of filesOf(dataDir)) {
    try {
      await renew(dataDir, { file, secrets, work: async (store) => void (await work(store)) });
      utimesSync(file, copy.createdAt / 1_000, copy.createdAt / 1_000);
    } catch {
      left.push(copy.name);
    }
  }
  syncFolder(copiesFolder(dataDir));
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
  const place = mkdtempSync(path.join(copiesFolder(dataDir), RENEWING));
  try {
    const renewed = path.join(place, 'constat.db');
    copyFileSync(file, renewed);
    const store = await openStore({ dataDir: place, databaseUrl: null, secrets });
    await work(store);
    await store.close();
    const database = new Database(renewed);
    const isRewritten = Number(database.pragma('user_version', { simple: true })) >= REWRITTEN;
    database.pragma('journal_mode = DELETE');
    database.close();
    if (!isRewritten) throw new Error('there is no room to write it anew');
    if (statSync(renewed).size === 0) throw new Error('the copy is empty');
    renameSync(renewed, file);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** What a run that was killed was working on. */
function removeAbandoned(dataDir: string): void {
  const folder = copiesFolder(dataDir);
  for (const name of readdirSync(folder).filter((one) => one.startsWith(RENEWING)))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}
