import {
  identityInvitationBodySchema,
  identityProofBodySchema,
  identityProviderAnswerSchema,
  identityRequestAnswerSchema,
  signInAnswerSchema,
} from '@constat/contract/schemas';
import { acceptWithIdentity, signInWithIdentity } from '../../actions/identities.ts';
import { answerIdentityRequest, readIdentityProof } from '../request-handling/identity-request.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { answerSignIn, signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';

/** Sign-in by the identity provider of a clinic. */
export const identitySignInRoutes: RoutePlugin = async (app, { context }) => {
  const config = { policy: 'public', rateLimit: signInLimit(context) } as const;

  app.get(
    '/api/auth/identity',
    { config: { policy: 'public' }, schema: { response: { 200: identityProviderAnswerSchema } } },
    async () => {
      const { identityProvider } = context;
      return { provider: identityProvider === null ? null : { name: identityProvider.name } };
    },
  );

  app.post(
    '/api/auth/identity/request',
    { config, schema: { response: { 200: identityRequestAnswerSchema } } },
    async (request, reply) => answerIdentityRequest(request, reply, context, 'sign-in'),
  );

  app.post(
    '/api/auth/identity',
    { config, schema: { body: identityProofBodySchema, response: { 200: signInAnswerSchema } } },
    async (request, reply) => {
      const proof = readIdentityProof(request, reply, context, request.body);
      const source = signInSourceOf(request, context);
      return answerSignIn(reply, context, await signInWithIdentity(context, { ...proof, source }));
    },
  );

  app.post(
    '/api/account-links/identity',
    { config, schema: { body: identityInvitationBodySchema, response: { 200: signInAnswerSchema } } },
    async (request, reply) => {
      const proof = readIdentityProof(request, reply, context, request.body);
      const accepted = { ...proof, secret: request.body.secret, source: signInSourceOf(request, context) };
      return answerSignIn(reply, context, await acceptWithIdentity(context, accepted));
    },
  );
};
