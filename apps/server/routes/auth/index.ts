import { loginBodySchema, signInAnswerSchema, userAnswerSchema } from '@constat/contract/schemas';
import * as z from 'zod';
import { clearSessionCookie, readSessionCookie } from '../../accounts/session-cookie.ts';
import { sessionIdOf } from '../../accounts/sessions.ts';
import { audit } from '../../actions/audit.ts';
import { signIn } from '../../actions/sign-in.ts';
import { fingerprint } from '../../platform/ids.ts';
import { administers, isSentFor, signedInUser } from '../../policies/access.ts';
import { presentUser } from '../../presenters/user.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { answerSignIn, signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';

/** Sign-in, sign-out, and who is signed in. */
export const authRoutes: RoutePlugin = async (app, { context }) => {
  const { config: settings, clock, store } = context;

  app.post(
    '/api/auth/login',
    {
      config: { policy: 'public', rateLimit: signInLimit(context) },
      schema: { body: loginBodySchema, response: { 200: signInAnswerSchema } },
    },
    async (request, reply) => {
      const source = signInSourceOf(request, context);
      return answerSignIn(reply, context, await signIn(context, { body: request.body, source }));
    },
  );

  app.get(
    '/api/auth/me',
    { config: { policy: 'account' }, schema: { response: { 200: userAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      return { user: presentUser(user, await administers(store, user)) };
    },
  );

  // Open to anybody: signing out twice is no failure.
  app.post(
    '/api/auth/logout',
    { config: { policy: 'public' }, schema: { response: { 200: z.object({ signedOut: z.literal(true) }) } } },
    async (request, reply) => {
      const token = readSessionCookie(request, settings);
      // Pages and pictures alone: what the browser keeps for its physicians is sealed, and may be a colleague's.
      void reply.header('clear-site-data', '"cache"');
      if (token !== null) {
        const tokenHash = fingerprint(token);
        const session = await store.sessions.find(tokenHash);
        // A page of somebody who was here before ends nobody else's session.
        if (session !== undefined && !isSentFor({ id: session.userId }, request))
          return { signedOut: true as const };
        await store.sessions.end(tokenHash);
        if (session !== undefined) {
          await audit(store, {
            at: clock.now(),
            actorId: session.userId,
            sessionId: sessionIdOf(token),
            action: 'signed-out',
            subjectId: session.userId,
          });
        }
      }
      clearSessionCookie(reply, settings);
      return { signedOut: true as const };
    },
  );
};
