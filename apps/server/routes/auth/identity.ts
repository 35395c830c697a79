import {
  identityInvitationBodySchema,
  identityProofBodySchema,
  identityProviderAnswerSchema,
  identityRequestAnswerSchema,
  signInAnswerSchema,
} from '@constat/contract/schemas';
import { acceptWithIdentity, signInWithIdentity } from '../../commands/identities.ts';
import { answerIdentityRequest, identityProofOf } from '../identity-place.ts';
import type { RoutePlugin } from '../route-context.ts';
import { answerSignIn, arrivalOf, signInLimit } from '../signed-in.ts';

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
      const proof = identityProofOf(request, reply, context, request.body);
      const arrival = arrivalOf(request, context);
      return answerSignIn(reply, context, await signInWithIdentity(context, { ...proof, arrival }));
    },
  );

  app.post(
    '/api/account-links/identity',
    { config, schema: { body: identityInvitationBodySchema, response: { 200: signInAnswerSchema } } },
    async (request, reply) => {
      const proof = identityProofOf(request, reply, context, request.body);
      const accepted = { ...proof, secret: request.body.secret, arrival: arrivalOf(request, context) };
      return answerSignIn(reply, context, await acceptWithIdentity(context, accepted));
    },
  );
};
