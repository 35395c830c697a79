import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SecretOutOfReach } from '../keys/keychain-failures.ts';
import type { SecretSource } from '../keys/installation-secret.ts';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import { findCopy } from '../store/copies-folder.ts';
import type { Notice } from '../store/rewrite-once.ts';
import { UnusableCopy } from './check-copy.ts';
import { replaceDatabase, RESTORING } from './replace-database.ts';

const noteOf = (dataDir: string) => path.join(dataDir, 'restore-at-start');

/** The name of the copy that takes the database's place at the next start; null when none does. */
export function stagedRestore(dataDir: string): string | null {
  const note = noteOf(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : null;
}

/** True while a copy waits for the next start; what is written until then ends with the database of now. */
export function isRestartAwaited({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): boolean {
  return databaseUrl === null && stagedRestore(dataDir) !== null;
}

/** For what must not be lost at the next start. @throws Refusal RESTORE_AWAITED */
export function refuseWhileRestartAwaited(config: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  if (isRestartAwaited(config)) throw new Refusal('RESTORE_AWAITED');
}

/** Has a copy take the database's place at the next start, or none. */
export function stageRestore(dataDir: string, name: string | null): void {
  const note = noteOf(dataDir);
  if (name === null) return rmSync(note, { force: true });
  writeFileSync(`${note}.part`, name, { mode: 0o600 });
  renameSync(`${note}.part`, note);
}

/** Removes what a restore that was killed was working on; call it while this program uses the data directory. */
export function removeAbandonedRestores(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(RESTORING)))
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/**
 * Puts the copy that was asked for in place, before the database is opened. It is asked for once: whatever comes of it,
 * the next start does not try again, unless the secret was out of reach at this one. Where it fails nothing is changed.
 */
export async function restoreAtStart(
  dataDir: string,
  { secrets, say }: { readonly secrets: SecretSource; readonly say: (notice: Notice) => void },
): Promise<void> {
  const name = stagedRestore(dataDir);
  if (name === null) return;
  stageRestore(dataDir, null);
  const file = findCopy(dataDir, name);
  try {
    if (file === null) throw new UnusableCopy('missing');
    const { aside } = await replaceDatabase(file, { dataDir, secrets });
    say({
      fr: `${name} a pris la place de la base de données; la précédente est gardée : ${aside ?? '—'}. Les mots de passe, les comptes désactivés et les codes de récupération sont ceux de la copie; toutes les sessions sont fermées.`,
      en: `${name} has taken the place of the database; the earlier one is kept: ${aside ?? '—'}. Passwords, disabled accounts and recovery codes are those of the copy; all sessions are closed.`,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (error instanceof SecretOutOfReach) {
      stageRestore(dataDir, name);
      say({
        fr: `${name} n’a pas été restaurée (${reason}); le prochain démarrage essaie de nouveau.`,
        en: `${name} was not restored (${reason}); it is tried again at the next start.`,
      });
      return;
    }
    say({
      fr: `${name} n’a pas été restaurée (${reason}); rien n’a été modifié.`,
      en: `${name} was not restored (${reason}); nothing was changed.`,
    });
  }
}
