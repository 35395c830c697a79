import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyProofBody, PasskeyRegistrationBody } from '@constat/contract';
import type { SessionDevice } from '../accounts/session-device.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { PasskeyRow, PendingProofRow, UserRow } from '../store/account-tables.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { SignInSource, SignedIn } from './complete-sign-in.ts';
import { audit } from './audit.ts';

type Context = Pick<RouteContext, 'store' | 'clock'>;

/** The address that a passkey is bound to. */
export interface RelyingParty {
  /** The host name. */
  readonly rpID: string;
  readonly origin: string;
}

/** What the browser is asked to sign; the token goes in a cookie. */
interface Challenge {
  readonly options: Record<string, unknown>;
  readonly token: string;
}

const CHALLENGE_MS = 300_000;
const PASSKEYS_PER_ACCOUNT = 20;

/** Asks a browser for a proof by any of its passkeys for this place. */
export async function askForPasskey(context: Context, { rpID }: RelyingParty): Promise<Challenge> {
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  return keepChallenge(context, { ...options }, options.challenge, null);
}

/** Asks a browser for a new passkey. @throws Refusal SAMPLE_ACCOUNT */
export async function askForNewPasskey(
  context: Context,
  { rpID }: RelyingParty,
  user: SessionUser,
): Promise<Challenge> {
  if (user.isSample) throw new Refusal('SAMPLE_ACCOUNT');
  const known = await context.store.factors.passkeysOf(user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Constat',
    rpID,
    userName: user.username,
    userDisplayName: user.displayName,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return keepChallenge(context, { ...options }, options.challenge, user.id);
}

async function keepChallenge(
  { store, clock }: Context,
  options: Record<string, unknown>,
  challenge: string,
  userId: string | null,
): Promise<Challenge> {
  const token = newToken();
  const now = clock.now();
  const proof = { tokenHash: fingerprint(token), userId, challenge, triesLeft: 1 };
  await store.pendingProofs.add({ ...proof, until: now + CHALLENGE_MS }, now);
  return { options, token };
}

/** Takes up what was asked, once. */
async function takeChallenge(
  { store, clock }: Context,
  token: string | null,
): Promise<(PendingProofRow & { readonly challenge: string }) | null> {
  const proof = await store.pendingProofs.takeTry(fingerprint(token ?? ''), clock.now());
  if (proof === undefined || proof.challenge === null) return null;
  await store.pendingProofs.remove(proof.tokenHash);
  return { ...proof, challenge: proof.challenge };
}

/** Adds the passkey that the browser has made. @throws Refusal PASSKEY_NOT_ADDED */
export async function addPasskey(
  context: Context,
  {
    user,
    token,
    body,
    place,
    device,
  }: {
    readonly user: SessionUser;
    readonly token: string | null;
    readonly body: PasskeyRegistrationBody;
    readonly place: RelyingParty;
    readonly device: SessionDevice;
  },
): Promise<void> {
  const asked = await takeChallenge(context, token);
  const known = await context.store.factors.passkeysOf(user.id);
  if (asked?.userId !== user.id || known.length >= PASSKEYS_PER_ACCOUNT)
    throw new Refusal('PASSKEY_NOT_ADDED');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: body.response as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw new Refusal('PASSKEY_NOT_ADDED', { cause: error });
  });
  if (registrationInfo === undefined) throw new Refusal('PASSKEY_NOT_ADDED');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await context.store.transaction(async (repositories) => {
    const now = context.clock.now();
    const isNew = await repositories.factors.addPasskey({
      id,
      userId: user.id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: JSON.stringify(transports),
      ...device,
      createdAt: now,
      lastUsedAt: null,
    });
    if (!isNew) throw new Refusal('PASSKEY_NOT_ADDED');
    const event = { at: now, actorId: user.id, sessionId: user.sessionId, action: 'factor-added' } as const;
    await audit(repositories, { ...event, subjectId: user.id, detail: { kind: 'passkey' } });
  });
}

/** Removes one of one's own passkeys. @throws Refusal NOT_FOUND */
export async function removePasskey(
  { store, clock }: Context,
  { id: userId, sessionId }: SessionUser,
  id: string,
): Promise<void> {
  await store.transaction(async (repositories) => {
    if (!(await repositories.factors.removePasskey(userId, id))) throw new Refusal('NOT_FOUND');
    const event = { at: clock.now(), actorId: userId, sessionId, action: 'factor-removed' } as const;
    await audit(repositories, { ...event, subjectId: userId, detail: { kind: 'passkey' } });
  });
}

interface Proof {
  readonly token: string | null;
  readonly body: PasskeyProofBody;
  readonly place: RelyingParty;
}

/**
 * The account whose passkey has signed, with the person's presence verified by the device: two factors at once, so that no
 * code is asked for.
 * @throws Refusal PASSKEY_REFUSED
 */
export async function provePasskey(context: Context, { token, body, place }: Proof): Promise<UserRow> {
  const { store, clock } = context;
  const asked = await takeChallenge(context, token);
  const passkey = await store.factors.findPasskey(body.response.id);
  const user = passkey && (await store.users.find(passkey.userId));
  // Whoever was asked to add one has proved nothing.
  if (asked?.userId !== null || passkey === undefined || user?.disabledAt !== null)
    throw new Refusal('PASSKEY_REFUSED');
  const counter = await verifyCounter(passkey, { asked: asked.challenge, body, place });
  if (counter === null) {
    const event = { at: clock.now(), actorId: null, accountId: user.id } as const;
    await audit(store, { ...event, action: 'second-factor-refused', subjectId: user.id });
    throw new Refusal('PASSKEY_REFUSED');
  }
  await store.factors.notePasskeyUse(passkey.id, { counter, lastUsedAt: clock.now() });
  return user;
}

/** The new count of a passkey that has signed; null where the proof is none. */
async function verifyCounter(
  { id, publicKey, counter }: PasskeyRow,
  { asked, body, place }: Omit<Proof, 'token'> & { readonly asked: string },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: body.response as AuthenticationResponseJSON,
      expectedChallenge: asked,
      expectedOrigin: place.origin,
      expectedRPID: place.rpID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Opens a session for who proves a passkey. @throws Refusal PASSKEY_REFUSED */
export async function signInWithPasskey(
  context: Context,
  { source, ...proof }: Proof & { readonly source: SignInSource },
): Promise<SignedIn> {
  const user = await provePasskey(context, proof);
  return context.store.transaction(async (repositories) => {
    const present = await repositories.users.find(user.id);
    if (present?.disabledAt !== null) throw new Refusal('PASSKEY_REFUSED');
    return completeSignIn(repositories, { user, source, now: context.clock.now(), by: 'passkey' });
  });
}
