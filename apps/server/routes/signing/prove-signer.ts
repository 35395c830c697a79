import type { SigningProof } from '@constat/contract';
import type { FastifyRequest } from 'fastify';
import { readTokenCookie } from '../../accounts/session-cookie.ts';
import { proveIdentity } from '../../actions/identities.ts';
import { provePasskey } from '../../actions/passkeys.ts';
import { provePassword } from '../../actions/prove-password.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import { relyingPartyOf } from '../request-handling/relying-party.ts';
import type { RouteContext } from '../request-handling/route-context.ts';

/**
 * Proves for one signature who signs, however fresh the session's own proof is.
 * @throws Refusal PASSWORD_WRONG, PASSKEY_REFUSED, PASSKEY_ADDRESS, IDENTITY_NOT_OWN, or as the answer of the identity provider is refused,
 * or TOO_MANY_ATTEMPTS
 */
export async function proveSigner(
  context: RouteContext,
  request: FastifyRequest,
  proof: SigningProof,
): Promise<void> {
  const user = signedInUser(request);
  if ('password' in proof) return provePassword(context, user, proof.password);
  if ('identity' in proof) {
    const { response } = proof.identity;
    const token = readTokenCookie(request, context.config, 'constat-identity');
    return proveIdentity(context, user, { token, response });
  }
  const owner = await provePasskey(context, {
    token: readTokenCookie(request, context.config, 'constat-passkey'),
    body: proof.passkey,
    place: relyingPartyOf(request, context.config),
  });
  if (owner.id !== user.id) throw new Refusal('PASSKEY_REFUSED');
}
