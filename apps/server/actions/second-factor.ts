import { countAttempt } from '../accounts/login-throttle.ts';
import {
  newRecoveryCodes,
  newSeed,
  recoveryHash,
  seedAddress,
  stepOfCode,
} from '../accounts/one-time-codes.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { UserRow } from '../store/account-tables.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';
import { completeSignIn, codeAttemptKey } from './complete-sign-in.ts';
import type { SignInSource, PendingSignIn, SignedIn } from './complete-sign-in.ts';

type Context = Pick<RouteContext, 'store' | 'clock'>;

const STEP_MS = 300_000;
/** Wrong codes of one step; a new one takes the password again. */
const TRIES = 3;
const ENROLMENT_MS = 900_000;

/** The step of a sign-in that asks for a code, where the account has an app; null where it has none. */
export async function askCode(
  { factors, pendingProofs }: Pick<Repositories, 'factors' | 'pendingProofs'>,
  userId: string,
  now: number,
): Promise<PendingSignIn | null> {
  if (!(await factors.hasSeed(userId))) return null;
  const pendingToken = newToken();
  const until = now + STEP_MS;
  const tokenHash = fingerprint(pendingToken);
  await pendingProofs.add({ tokenHash, userId, challenge: null, triesLeft: TRIES, until }, now);
  return { pendingToken, until };
}

/**
 * Opens the session once the code is right: of the app, each once, or a recovery code, each once. Guesses are slowed by
 * account, wherever they come from.
 * @throws Refusal SIGN_IN_LAPSED, CODE_WRONG or TOO_MANY_ATTEMPTS, which takes no try
 */
export async function signInWithCode(
  { store, clock }: Context,
  {
    token,
    code,
    source,
  }: { readonly token: string | null; readonly code: string; readonly source: SignInSource },
): Promise<SignedIn> {
  const tokenHash = fingerprint(token ?? '');
  const pending = await store.pendingProofs.find(tokenHash, clock.now());
  const user = pending?.userId == null ? undefined : await store.users.find(pending.userId);
  if (pending?.challenge !== null || user?.disabledAt !== null) throw new Refusal('SIGN_IN_LAPSED');
  const waitMs = await countAttempt(store, codeAttemptKey(user.username), clock.now());
  if (waitMs > 0) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterMs: waitMs });
  if ((await store.pendingProofs.takeTry(tokenHash, clock.now())) === undefined)
    throw new Refusal('SIGN_IN_LAPSED');
  const signedIn = await store.transaction(async (repositories) => {
    const now = clock.now();
    const by = await useCode(repositories, user, code, now);
    if (by === null) return null;
    // A reset, a change of the password, or the account disabled meanwhile: the password that was given is void.
    const isWaiting = await repositories.pendingProofs.remove(tokenHash);
    const present = await repositories.users.find(user.id);
    if (!isWaiting || present?.disabledAt !== null || present.passwordHash !== user.passwordHash)
      throw new Refusal('SIGN_IN_LAPSED');
    return completeSignIn(repositories, { user, source, now, by });
  });
  if (signedIn !== null) return signedIn;
  const event = { at: clock.now(), actorId: null, accountId: user.id } as const;
  await audit(store, { ...event, action: 'second-factor-refused', subjectId: user.id });
  throw new Refusal('CODE_WRONG');
}

async function useCode(
  { factors }: Pick<Repositories, 'factors'>,
  { id }: Pick<UserRow, 'id'>,
  typed: string,
  now: number,
): Promise<'code' | 'recovery-code' | null> {
  const code = typed.replaceAll(/\s/gu, '');
  if (!/^\d{6}$/u.test(code))
    return (await factors.useRecoveryCode(id, recoveryHash(code))) ? 'recovery-code' : null;
  const seed = await factors.findSeed(id, 1);
  const step = seed === undefined ? null : stepOfCode(seed.seed, code, now);
  return step !== null && (await factors.useStep(id, 1, step)) ? 'code' : null;
}

/** A new seed, which asks for nothing until its first code. @throws Refusal SAMPLE_ACCOUNT */
export async function beginTotp(
  { store, clock }: Context,
  user: SessionUser,
): Promise<{ readonly uri: string; readonly secret: string }> {
  if (user.isSample) throw new Refusal('SAMPLE_ACCOUNT');
  const seed = newSeed();
  await store.factors.putSeed({ userId: user.id, seed, since: clock.now() });
  return { uri: seedAddress(seed, user.username), secret: seed };
}

/**
 * Has codes of the new seed asked for from now on, and gives recovery codes.
 * @throws Refusal TOTP_CODE_WRONG
 */
export async function confirmTotp(
  { store, clock }: Context,
  { id, sessionId }: SessionUser,
  code: string,
): Promise<string[]> {
  return store.transaction(async (repositories) => {
    const { factors } = repositories;
    const now = clock.now();
    const waiting = await factors.findSeed(id, 0);
    const isLapsed = waiting === undefined || now - waiting.since >= ENROLMENT_MS;
    const step = isLapsed ? null : stepOfCode(waiting.seed, code, now);
    if (step === null || !(await factors.useStep(id, 0, step))) throw new Refusal('TOTP_CODE_WRONG');
    await factors.confirmSeed(id, now);
    const codes = await giveRecoveryCodes(repositories, id);
    const event = { at: now, actorId: id, sessionId, action: 'factor-added' } as const;
    await audit(repositories, { ...event, subjectId: id, detail: { kind: 'totp' } });
    return codes;
  });
}

/** Asks for no code any more; the recovery codes go too. */
export async function removeTotp({ store, clock }: Context, { id, sessionId }: SessionUser): Promise<void> {
  await store.transaction(async (repositories) => {
    if (!(await repositories.factors.removeSeeds(id))) return;
    const event = { at: clock.now(), actorId: id, sessionId, action: 'factor-removed' } as const;
    await audit(repositories, { ...event, subjectId: id, detail: { kind: 'totp' } });
  });
}

/** Ten other recovery codes; those of before are void. @throws Refusal NOT_FOUND where no code is asked for */
export async function renewRecoveryCodes(
  { store, clock }: Context,
  { id, sessionId }: SessionUser,
): Promise<string[]> {
  return store.transaction(async (repositories) => {
    if (!(await repositories.factors.hasSeed(id))) throw new Refusal('NOT_FOUND');
    const codes = await giveRecoveryCodes(repositories, id);
    const event = { at: clock.now(), actorId: id, sessionId, action: 'recovery-codes-made' } as const;
    await audit(repositories, { ...event, subjectId: id });
    return codes;
  });
}

async function giveRecoveryCodes(
  { factors }: Pick<Repositories, 'factors'>,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await factors.putRecoveryCodes(userId, codes.map(recoveryHash));
  return codes;
}
