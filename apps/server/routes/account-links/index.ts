import {
  accountLinkBodySchema,
  namedLinkAnswerSchema,
  namedLinkBodySchema,
  signInAnswerSchema,
} from '@constat/contract/schemas';
import { findLink, usePasswordLink } from '../../actions/change-password.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { answerSignIn, signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';

/** Links with which a person chooses a password. */
export const accountLinkRoutes: RoutePlugin = async (app, { context }) => {
  const config = { policy: 'public', rateLimit: signInLimit(context) } as const;

  app.post(
    '/api/account-links/look',
    { config, schema: { body: namedLinkBodySchema, response: { 200: namedLinkAnswerSchema } } },
    async (request) => findLink(context, request.body.secret),
  );

  app.post(
    '/api/account-links/use',
    { config, schema: { body: accountLinkBodySchema, response: { 200: signInAnswerSchema } } },
    async (request, reply) => {
      const source = signInSourceOf(request, context);
      const result = await usePasswordLink(context, { body: request.body, source });
      return answerSignIn(reply, context, result);
    },
  );
};
