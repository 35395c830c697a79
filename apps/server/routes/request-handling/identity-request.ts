import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearStepCookie, readTokenCookie, setStepCookie } from '../../accounts/session-cookie.ts';
import { askIdentity } from '../../actions/identities.ts';
import type { IdentityProof } from '../../actions/identities.ts';
import type { IdentityRequestRow, IdentityRow } from '../../store/account-tables.ts';
import type { RouteContext } from './route-context.ts';

/** The page that a provider leads back to, under the public address or the one on this computer. */
const RETURN_PATH = '/identity';

/** Has the provider ask who somebody is; what binds the question to the browser goes in a cookie. */
export async function answerIdentityRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  context: RouteContext,
  purpose: IdentityRequestRow['purpose'],
): Promise<{ readonly address: string; readonly state: string }> {
  const { config } = context;
  // `policies/same-origin.ts` has looked at the host; beyond loopback the public address is there.
  const origin = config.publicUrl?.origin ?? `${request.protocol}://${request.host}`;
  const redirectUri = `${origin}${RETURN_PATH}`;
  const question = await askIdentity(context, { purpose, redirectUri, who: request.sessionUser });
  setStepCookie(reply, config, 'constat-identity', question.token);
  return { address: question.address, state: question.state };
}

/** The link of an account to the provider; null where there is none, or it is to another one than that of the settings. */
export async function identityOf(
  { store, identityProvider }: Pick<RouteContext, 'store' | 'identityProvider'>,
  userId: string,
): Promise<IdentityRow | null> {
  if (identityProvider === null) return null;
  const identity = await store.identities.findOf(userId);
  return identity !== undefined && new URL(identity.issuer).href === identityProvider.issuer
    ? identity
    : null;
}

/** What the page has brought back from the provider, with the cookie of the question, which serves no more. */
export function readIdentityProof(
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<RouteContext, 'config'>,
  { response }: { readonly response: string },
): IdentityProof {
  const token = readTokenCookie(request, config, 'constat-identity');
  clearStepCookie(reply, config, 'constat-identity');
  return { token, response };
}
