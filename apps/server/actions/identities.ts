import { IDENTITY_REQUEST_MS } from '../accounts/identity-provider.ts';
import type { Identity, IdentityProvider } from '../accounts/identity-provider.ts';
import { UNUSABLE_HASH } from '../accounts/passwords.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { IdentityRequestRow } from '../store/account-tables.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { SignInSource, PendingSignIn, SignedIn } from './complete-sign-in.ts';
import { audit, auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';
import { findLink } from './change-password.ts';
import { askCode } from './second-factor.ts';

type Context = Pick<RouteContext, 'store' | 'clock' | 'identityProvider'>;

/** What came back from the provider. */
export interface IdentityProof {
  /** Of the cookie that binds the question to the browser. */
  readonly token: string | null;
  readonly response: string;
}

/** What the browser is led to; the token goes in a cookie. */
interface IdentityQuestion {
  readonly address: string;
  readonly state: string;
  readonly token: string;
}

/**
 * Has the provider ask who somebody is.
 * @param who the account that asks for itself; null where somebody signs in
 * @throws Refusal NOT_FOUND where there is no provider, SAMPLE_ACCOUNT, or IDENTITY_PROVIDER_FAILED
 */
export async function askIdentity(
  context: Context,
  {
    purpose,
    redirectUri,
    who,
  }: {
    readonly purpose: IdentityRequestRow['purpose'];
    readonly redirectUri: string;
    readonly who: SessionUser | null;
  },
): Promise<IdentityQuestion> {
  if (who?.isSample === true) throw new Refusal('SAMPLE_ACCOUNT');
  const { address, asked } = await requireProvider(context).ask(redirectUri);
  const token = newToken();
  const now = context.clock.now();
  const request = { ...asked, tokenHash: fingerprint(token), userId: who?.id ?? null, purpose };
  await context.store.identities.addRequest({ ...request, until: now + IDENTITY_REQUEST_MS }, now);
  return { address, state: asked.state, token };
}

function requireProvider({ identityProvider }: Context): IdentityProvider {
  if (identityProvider === null) throw new Refusal('NOT_FOUND');
  return identityProvider;
}

/** The question is used up, whatever the answer. */
async function readIdentity(
  context: Context,
  { token, response }: IdentityProof,
  asker: Pick<IdentityRequestRow, 'purpose' | 'userId'>,
): Promise<Identity> {
  const provider = requireProvider(context);
  const asked = await context.store.identities.takeRequest(fingerprint(token ?? ''), context.clock.now());
  if (asked?.purpose !== asker.purpose || asked.userId !== asker.userId)
    throw new Refusal('IDENTITY_REFUSED');
  return provider.read(response, asked);
}

/**
 * Opens a session for who the provider knows as somebody that an account is linked to, who is asked for a code where the
 * account has an app. Nothing else of what the provider says opens an account, nor makes one.
 * @throws Refusal IDENTITY_NOT_LINKED, or as the provider's answer is refused
 */
export async function signInWithIdentity(
  context: Context,
  { source, ...proof }: IdentityProof & { readonly source: SignInSource },
): Promise<SignedIn | PendingSignIn> {
  const { store, clock } = context;
  const identity = await readIdentity(context, proof, { purpose: 'sign-in', userId: null });
  const signedIn = await store.transaction(async (repositories) => {
    const linked = await repositories.identities.find(identity);
    const user = linked && (await repositories.users.find(linked.userId));
    if (user?.disabledAt !== null) return { refused: user };
    const now = clock.now();
    await repositories.identities.noteUse(user.id, now);
    return (
      (await askCode(repositories, user.id, now)) ??
      completeSignIn(repositories, { user, source, now, by: 'identity' })
    );
  });
  if (!('refused' in signedIn)) return signedIn;
  // Somebody whom no account knows stands in the log of requests alone, or anybody there could fill the trail.
  if (signedIn.refused !== undefined) {
    const { id } = signedIn.refused;
    const event = { at: clock.now(), actorId: null, accountId: id, subjectId: id } as const;
    await audit(store, { ...event, action: 'sign-in-refused', detail: { by: 'identity' } });
  }
  throw new Refusal('IDENTITY_NOT_LINKED');
}

/**
 * Links the account that a link was given for, instead of choosing its password, and signs its person in. The link is used
 * up, sessions that are open end, and no device is known any more.
 * @throws Refusal LINK_INVALID, IDENTITY_TAKEN, or as the provider's answer is refused
 */
export async function acceptWithIdentity(
  context: Context,
  { secret, source, ...proof }: IdentityProof & { readonly secret: string; readonly source: SignInSource },
): Promise<SignedIn | PendingSignIn> {
  const link = await findLink(context, secret);
  const identity = await readIdentity(context, proof, { purpose: 'sign-in', userId: null });
  return context.store.transaction(async (repositories) => {
    const now = context.clock.now();
    const user = await repositories.users.find(link.userId);
    const isUsed = await repositories.accountLinks.use(link.secretHash);
    if (!isUsed || user === undefined || user.disabledAt !== null) throw new Refusal('LINK_INVALID');
    await putIdentity(repositories, { userId: user.id, identity, now, lastUsedAt: now });
    await repositories.sessions.endAllOf(user.id);
    await repositories.knownDevices.forgetOf(user.id);
    await repositories.pendingProofs.removeOf(user.id);
    const notes = [linkNote({ at: now, actorId: user.id }, 'link')];
    const asked = await askCode(repositories, user.id, now);
    if (asked === null) return completeSignIn(repositories, { user, source, now, notes, by: 'identity' });
    await auditAll(repositories, notes);
    return asked;
  });
}

/** Links the account of somebody who is signed in. @throws Refusal IDENTITY_TAKEN, or as the answer is refused */
export async function linkIdentity(
  context: Context,
  { id, sessionId }: SessionUser,
  proof: IdentityProof,
): Promise<void> {
  const identity = await readIdentity(context, proof, { purpose: 'link', userId: id });
  await context.store.transaction(async (repositories) => {
    const now = context.clock.now();
    await putIdentity(repositories, { userId: id, identity, now, lastUsedAt: null });
    await audit(repositories, linkNote({ at: now, actorId: id, sessionId }));
  });
}

/** Undoes the link of one's own account. @throws Refusal NOT_FOUND, or LAST_WAY_IN where nothing else opens it */
export async function unlinkIdentity({ store, clock }: Context, user: SessionUser): Promise<void> {
  await store.transaction(async (repositories) => {
    const row = await repositories.users.find(user.id);
    const hasPasskey = (await repositories.factors.passkeysOf(user.id)).length > 0;
    if (row?.passwordHash === UNUSABLE_HASH && !hasPasskey) throw new Refusal('LAST_WAY_IN');
    if (!(await repositories.identities.removeOf(user.id))) throw new Refusal('NOT_FOUND');
    // A sign-in that the link has begun waits for a code.
    await repositories.pendingProofs.removeOf(user.id);
    const event = { at: clock.now(), actorId: user.id, sessionId: user.sessionId } as const;
    const about = { subjectId: user.id, detail: { kind: 'identity' } };
    await audit(repositories, { ...event, action: 'factor-removed', ...about });
  });
}

/**
 * Proves by the provider that somebody who is signed in is the one that the account is linked to.
 * @throws Refusal IDENTITY_NOT_OWN, or as the provider's answer is refused
 */
export async function proveIdentity(
  context: Context,
  { id, sessionId }: SessionUser,
  proof: IdentityProof,
): Promise<void> {
  const { store, clock } = context;
  const identity = await readIdentity(context, proof, { purpose: 'proof', userId: id });
  if ((await store.identities.find(identity))?.userId === id)
    return store.identities.noteUse(id, clock.now());
  const event = { at: clock.now(), actorId: id, sessionId, subjectId: id } as const;
  await audit(store, { ...event, action: 'password-refused', detail: { by: 'identity' } });
  throw new Refusal('IDENTITY_NOT_OWN');
}

async function putIdentity(
  { identities }: Pick<Repositories, 'identities'>,
  {
    userId,
    identity,
    now,
    lastUsedAt,
  }: {
    readonly userId: string;
    readonly identity: Identity;
    readonly now: number;
    readonly lastUsedAt: number | null;
  },
): Promise<void> {
  if (!(await identities.put({ userId, ...identity, linkedAt: now, lastUsedAt })))
    throw new Refusal('IDENTITY_TAKEN');
}

function linkNote(
  who: Pick<AuditNote, 'at' | 'sessionId'> & { readonly actorId: string },
  by?: 'link',
): AuditNote {
  const detail = { kind: 'identity', ...(by !== undefined && { by }) };
  return { ...who, action: 'factor-added', subjectId: who.actorId, detail };
}
