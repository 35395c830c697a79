import type { SetUpAnswer, SetUpBody } from '@constat/contract';
import { closeDemo, isDemoOn, isDemoUndecided, openDemo } from '../accounts/demo-mode.ts';
import { checkNewPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { isRestartAwaited, refuseWhileRestartAwaited } from '../copies/staged-restore.ts';
import type { Clock } from '../platform/clock.ts';
import { isLocalOnly } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { Store } from '../store/store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { SignInSource, SignedIn } from './complete-sign-in.ts';
import { isAdoptable, makeFirstAccount } from './make-first-account.ts';

const SETTING = 'set-up';
const SECRET_MS = 86_400_000;

/** How the first account is made, as the latest start has settled it; a null secret asks for none. */
interface SetUpRow {
  readonly secretHash: string | null;
  readonly until: number | null;
}

/**
 * Settles at a start how the first account is made; whatever an earlier start has settled is void. Where only this
 * computer reaches the server and nobody reads a terminal, or while the demonstration is open to anybody here anyway, the
 * page asks for no secret.
 * @returns the secret for the terminal, or null
 */
export async function prepareSetUp({
  config,
  store,
  clock,
  demo,
  hasTerminal,
}: {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly demo: boolean;
  readonly hasTerminal: boolean;
}): Promise<string | null> {
  if (await store.users.hasReal()) {
    if ((await store.settings.find(SETTING)) !== undefined) await store.settings.put(SETTING, '');
    return null;
  }
  const isOpen = isLocalOnly(config) && (demo || !hasTerminal);
  const secret = isOpen ? null : newToken();
  const row: SetUpRow =
    secret === null
      ? { secretHash: null, until: null }
      : { secretHash: fingerprint(secret), until: clock.now() + SECRET_MS };
  await store.settings.put(SETTING, JSON.stringify(row));
  return secret;
}

/** What the page of the first account has to ask for. */
export async function describeSetUp(
  context: Pick<RouteContext, 'config' | 'store' | 'demo'>,
  { isLocal }: { readonly isLocal: boolean },
): Promise<SetUpAnswer> {
  const { store } = context;
  const { row } = await readSetUp(store);
  if (row === null)
    return {
      state: 'closed',
      demonstration: false,
      mayDemonstrate: false,
      demonstrationReports: 0,
      demonstrationOthers: 0,
      mayRestore: false,
      restartAwaited: false,
    };
  const adoptable = (await store.users.samples()).find(isAdoptable);
  return {
    state: row.secretHash === null && isLocal ? 'open' : 'secret',
    demonstration: await isDemoOn(store, context),
    mayDemonstrate: context.config.launcher !== null && (await isDemoUndecided(store)),
    demonstrationReports: adoptable?.reports ?? 0,
    demonstrationOthers: adoptable === undefined ? 0 : await countOthers(store, adoptable.id),
    mayRestore: store.dialect === 'sqlite',
    restartAwaited: isRestartAwaited(context.config),
  };
}

/**
 * Lets through whoever may make the first account.
 * @param isLocal true for a request from this computer that no proxy has passed on
 * @returns the text of the setting
 * @throws Refusal SET_UP_DONE, SET_UP_SECRET_INVALID
 */
export async function requireSetUp(
  repositories: Pick<Repositories, 'settings' | 'users'>,
  {
    secret,
    isLocal,
    now,
  }: { readonly secret: string | undefined; readonly isLocal: boolean; readonly now: number },
): Promise<string> {
  const { text, row } = await readSetUp(repositories);
  if (row === null) throw new Refusal('SET_UP_DONE');
  const isRight =
    row.secretHash === null
      ? isLocal
      : fingerprint(secret ?? '') === row.secretHash && now < (row.until ?? 0);
  if (!isRight) throw new Refusal('SET_UP_SECRET_INVALID');
  return text;
}

/**
 * Makes the first account, a physician's with administration, leaves the demonstration, and signs its person in.
 * @param isLocal true for a request from this computer that no proxy has passed on
 * @throws Refusal SET_UP_DONE, SET_UP_SECRET_INVALID, RESTORE_AWAITED, USERNAME_TAKEN, or as a new password is refused
 */
export async function setUp(
  { config, store, clock }: Pick<RouteContext, 'config' | 'store' | 'clock'>,
  {
    body,
    source,
    isLocal,
  }: {
    readonly body: SetUpBody;
    readonly source: SignInSource;
    readonly isLocal: boolean;
  },
): Promise<SignedIn> {
  const may = async (repositories: Repositories): Promise<string> => {
    const text = await requireSetUp(repositories, { secret: body.secret, isLocal, now: clock.now() });
    refuseWhileRestartAwaited(config);
    return text;
  };
  await may(store);
  checkNewPassword(body.password, body);
  const passwordHash = await hashPassword(body.password);
  return store.transaction(async (repositories) => {
    // Whoever writes this first makes the account; another one who tries at the same time waits for it, and is refused.
    const isFirst = await repositories.settings.replace(SETTING, await may(repositories), '');
    if (!isFirst) throw new Refusal('SET_UP_DONE');
    const now = clock.now();
    await closeDemo(repositories);
    const { id, notes } = await makeFirstAccount(repositories, { body, passwordHash, now });
    const user = await repositories.users.find(id);
    if (user === undefined) throw new Refusal('SET_UP_DONE');
    return completeSignIn(repositories, { user, source, now, notes });
  });
}

/**
 * Opens the demonstration, on somebody's own computer where no account is there yet.
 * @param isLocal true for a request from this computer that no proxy has passed on
 * @throws Refusal NOT_FOUND where no launcher has started the server, SET_UP_DONE, SET_UP_SECRET_INVALID, RESTORE_AWAITED
 */
export async function beginDemonstration(
  { config, store, clock }: Pick<RouteContext, 'config' | 'store' | 'clock'>,
  { isLocal }: { readonly isLocal: boolean },
): Promise<void> {
  if (config.launcher === null) throw new Refusal('NOT_FOUND');
  await requireSetUp(store, { secret: undefined, isLocal, now: clock.now() });
  refuseWhileRestartAwaited(config);
  await openDemo({ store, clock });
}

async function readSetUp({ settings, users }: Pick<Repositories, 'settings' | 'users'>): Promise<{
  readonly text: string;
  readonly row: SetUpRow | null;
}> {
  const text = (await settings.find(SETTING)) ?? '';
  const isOver = text === '' || (await users.hasReal());
  return { text, row: isOver ? null : (JSON.parse(text) as SetUpRow) };
}

/** What an account holds beside reports that somebody may want to keep. */
async function countOthers({ ownedRows }: Pick<Repositories, 'ownedRows'>, id: string): Promise<number> {
  const {
    recentPatients = 0,
    vocabularyEntries = 0,
    phrases = 0,
    commandLists = 0,
  } = await ownedRows.count(id);
  return (await ownedRows.recordings(id)) + recentPatients + vocabularyEntries + phrases + commandLists;
}
