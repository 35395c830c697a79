import {
  freshAnswerSchema,
  identityProofBodySchema,
  identityRequestAnswerSchema,
  unlockAnswerSchema,
} from '@constat/contract/schemas';
import { linkIdentity, unlinkIdentity } from '../../actions/identities.ts';
import { signedInUser } from '../../policies/access.ts';
import { answerIdentityRequest, readIdentityProof } from '../request-handling/identity-request.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { signInLimit } from '../request-handling/answer-sign-in.ts';
import { proofs } from './proofs.ts';

/** The link of one's own account to the identity provider, and proving by it who one is. */
export const identityRoutes: RoutePlugin = async (app, { context }) => {
  const rateLimit = signInLimit(context);
  const proving = { policy: 'account', rateLimit } as const;
  const unlocking = { ...proving, whileLocked: 'unlocking' } as const;
  const fresh = { ...proving, fresh: true } as const;

  app.post(
    '/api/account/identity/link-request',
    { config: fresh, schema: { response: { 200: identityRequestAnswerSchema } } },
    async (request, reply) => answerIdentityRequest(request, reply, context, 'link'),
  );

  // The question was asked while the proof was fresh; at the provider it may take longer.
  app.post(
    '/api/account/identity',
    { config: proving, schema: { body: identityProofBodySchema } },
    async (request, reply) => {
      await linkIdentity(
        context,
        signedInUser(request),
        readIdentityProof(request, reply, context, request.body),
      );
      return reply.code(204).send();
    },
  );

  app.delete('/api/account/identity', { config: fresh }, async (request, reply) => {
    await unlinkIdentity(context, signedInUser(request));
    return reply.code(204).send();
  });

  app.post(
    '/api/account/identity/request',
    { config: unlocking, schema: { response: { 200: identityRequestAnswerSchema } } },
    async (request, reply) => answerIdentityRequest(request, reply, context, 'proof'),
  );

  app.post(
    '/api/account/reauthentication/identity',
    { config: proving, schema: { body: identityProofBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => proofs(context, 'reauthenticated').byIdentity(request, reply, request.body),
  );

  app.post(
    '/api/account/unlock/identity',
    { config: unlocking, schema: { body: identityProofBodySchema, response: { 200: unlockAnswerSchema } } },
    async (request, reply) => ({
      ...(await proofs(context, 'session-unlocked').byIdentity(request, reply, request.body)),
      userId: signedInUser(request).id,
    }),
  );
};
