import type { FreshAnswer, IdentityProofBody, PasskeyProofBody, PasswordBody } from '@constat/contract';
import type { AuditAction } from '@constat/contract/audit-actions';
import { FRESH_MS } from '@constat/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionCookie, readTokenCookie, setSessionCookie } from '../../accounts/session-cookie.ts';
import { audit } from '../../actions/audit.ts';
import { proveIdentity } from '../../actions/identities.ts';
import { provePasskey } from '../../actions/passkeys.ts';
import { provePassword, renewSession } from '../../actions/prove-password.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import { readIdentityProof } from '../request-handling/identity-request.ts';
import { relyingPartyOf } from '../request-handling/relying-party.ts';
import type { RouteContext } from '../request-handling/route-context.ts';

/** How a session's person proves anew who they are; the session gets a new token. @param action what the trail is told */
export function proofs(
  context: RouteContext,
  action: AuditAction & ('reauthenticated' | 'session-unlocked'),
) {
  const { clock, config: settings, store } = context;

  const renew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    by: 'password' | 'passkey' | 'identity',
  ): Promise<FreshAnswer> => {
    const { id, sessionId: before } = signedInUser(request);
    const token = await store.transaction(async (repositories) => {
      const now = clock.now();
      const renewed = await renewSession(repositories, readSessionCookie(request, settings), now);
      const event = { at: now, actorId: id, sessionId: renewed.sessionId, action } as const;
      await audit(repositories, { ...event, subjectId: id, detail: { by, before } });
      return renewed.token;
    });
    return answerFresh(reply, context, token);
  };

  return {
    async byPassword(request: FastifyRequest, reply: FastifyReply, { password }: PasswordBody) {
      await provePassword(context, signedInUser(request), password);
      return renew(request, reply, 'password');
    },

    async byPasskey(request: FastifyRequest, reply: FastifyReply, body: PasskeyProofBody) {
      const owner = await provePasskey(context, {
        token: readTokenCookie(request, settings, 'constat-passkey'),
        body,
        place: relyingPartyOf(request, settings),
      });
      if (owner.id !== signedInUser(request).id) throw new Refusal('PASSKEY_REFUSED');
      return renew(request, reply, 'passkey');
    },

    async byIdentity(request: FastifyRequest, reply: FastifyReply, body: IdentityProofBody) {
      const proof = readIdentityProof(request, reply, context, body);
      await proveIdentity(context, signedInUser(request), proof);
      return renew(request, reply, 'identity');
    },
  };
}

/** Answers with the session's new token in its cookie, and until when the proof counts. */
export function answerFresh(
  reply: FastifyReply,
  { clock, config }: Pick<RouteContext, 'clock' | 'config'>,
  token: string,
): FreshAnswer {
  setSessionCookie(reply, config, token);
  return { freshUntil: new Date(clock.now() + FRESH_MS).toISOString() };
}
