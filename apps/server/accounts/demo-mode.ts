import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isLocalOnly } from '../platform/config.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { Store } from '../store/store.ts';
import { createAccount } from './create-account.ts';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';

const SETTING = 'demo';
/** The value of the setting while the person at the computer has not chosen yet. */
const UNDECIDED = 'undecided';

/**
 * Decides whether the sample accounts may sign in, and makes them when they may. Left to itself the mode is on as long as
 * only this machine can reach the server and nobody has an account of their own; turned off once, it stays off until
 * somebody asks for it. The choice is kept in the database. On somebody's own computer, where the launcher starts the
 * server, the first page asks for it, and nothing is made before.
 * @returns whether sample accounts may sign in while this process runs
 */
export async function settleDemoMode(deps: {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
}): Promise<boolean> {
  const { config, store } = deps;
  const kept = await store.settings.find(SETTING);
  const fits = isLocalOnly(config) && !(await store.users.hasReal());
  const isAsked = config.demo === null && config.launcher !== null && (kept ?? UNDECIDED) === UNDECIDED;
  if (isAsked && fits) {
    await store.settings.put(SETTING, UNDECIDED);
    return true;
  }
  const choice = config.demo ?? (kept !== 'off' && fits ? 'on' : 'off');
  // A start on another host closes the accounts for that run; it is no choice to keep.
  if (config.demo !== null || isLocalOnly(config)) await store.settings.put(SETTING, choice);
  if (choice === 'off') {
    await store.sessions.endSamples();
    return false;
  }
  await makeSampleAccounts(deps);
  return true;
}

/** Makes those of the sample accounts that are not there. */
async function makeSampleAccounts(deps: { readonly store: Store; readonly clock: Clock }): Promise<void> {
  const { store } = deps;
  for (const account of SAMPLE_ACCOUNTS) {
    if (await isThere(store, account.username)) continue;
    try {
      await createAccount(deps, account);
    } catch (error) {
      // Another process that starts at the same time has made it.
      if (!(await isThere(store, account.username))) throw error;
    }
  }
}

/** True while the person at the computer is to choose between an account of their own and the demonstration. */
export async function isDemoUndecided({ settings }: Pick<Repositories, 'settings'>): Promise<boolean> {
  return (await settings.find(SETTING)) === UNDECIDED;
}

/** Opens the demonstration that was chosen; nothing happens where it is open already, or was closed since. */
export async function openDemo(deps: { readonly store: Store; readonly clock: Clock }): Promise<void> {
  const { store } = deps;
  if (!(await isDemoUndecided(store))) return;
  await makeSampleAccounts(deps);
  await store.settings.replace(SETTING, UNDECIDED, 'on');
}

async function isThere({ users }: Pick<Store, 'users'>, username: string): Promise<boolean> {
  return (await users.findByUsername(username)) !== undefined;
}

/** Keeps the sample accounts from signing in, here and in every other process; their sessions end. */
export async function closeDemo({
  settings,
  sessions,
}: Pick<Repositories, 'settings' | 'sessions'>): Promise<void> {
  await settings.put(SETTING, 'off');
  await sessions.endSamples();
}

/**
 * Whether the sample accounts may sign in now: as this process found at its start, unless another one has closed them
 * since for all, or nobody has chosen yet.
 */
export async function isDemoOn(
  { settings }: Pick<Repositories, 'settings'>,
  { demo }: { readonly demo: boolean },
): Promise<boolean> {
  if (!demo) return false;
  const kept = await settings.find(SETTING);
  return kept !== 'off' && kept !== UNDECIDED;
}
