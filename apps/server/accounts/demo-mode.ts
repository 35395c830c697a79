import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isLocalOnly } from '../platform/config.ts';
import type { Store } from '../store/store.ts';
import { createAccount } from './create-account.ts';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';

const SETTING = 'demo';

/**
 * Decides whether the sample accounts may sign in, and makes them when they may. Left to itself the mode is on as long as
 * only this machine can reach the server and nobody has an account of their own; turned off once, it stays off until
 * somebody asks for it. The choice is kept in the database.
 */
export async function settleDemoMode(deps: {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
}): Promise<boolean> {
  const { config, store } = deps;
  const kept = await store.settings.find(SETTING);
  const fits = isLocalOnly(config) && !(await store.users.hasReal());
  const choice = config.demo ?? (kept !== 'off' && fits ? 'on' : 'off');
  // A start on another host closes the accounts for that run; it is no choice to keep.
  if (config.demo !== null || isLocalOnly(config)) await store.settings.put(SETTING, choice);
  if (choice === 'off') {
    await store.sessions.endSamples();
    return false;
  }
  for (const account of SAMPLE_ACCOUNTS) {
    if ((await store.users.findByUsername(account.username)) === undefined)
      await createAccount(deps, account);
  }
  return true;
}
