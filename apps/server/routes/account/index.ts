import { FRESH_MS } from '@constat/contract/limits';
import {
  accountSessionsAnswerSchema,
  endedSessionsAnswerSchema,
  freshAnswerSchema,
  passkeyProofBodySchema,
  passwordBodySchema,
  passwordChangeBodySchema,
} from '@constat/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readSessionCookie, readTokenCookie, setSessionCookie } from '../../accounts/session-cookie.ts';
import { sessionIdOfHash, sessionLimits } from '../../accounts/sessions.ts';
import { audit } from '../../commands/audit.ts';
import { changePassword } from '../../commands/change-password.ts';
import { provePasskey } from '../../commands/passkeys.ts';
import { provePassword, renewSession } from '../../commands/prove-password.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentSession } from '../../presenters/session.ts';
import { passkeyPlace } from '../passkey-place.ts';
import type { RoutePlugin } from '../route-context.ts';
import { arrivalOf, signInLimit } from '../signed-in.ts';

const sessionParams = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/u) });

/** What a person does with their own account: its password, and its sessions. */
export const accountRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, config: settings, store } = context;
  const limits = sessionLimits(settings);
  const proving = { policy: 'account', rateLimit: signInLimit(context) } as const;

  const answerFresh = (reply: FastifyReply, token: string) => {
    setSessionCookie(reply, settings, token);
    return { freshUntil: new Date(clock.now() + FRESH_MS).toISOString() };
  };
  const renew = (request: FastifyRequest, by: 'password' | 'passkey') => {
    const { id } = signedInUser(request);
    return store.transaction(async (repositories) => {
      const now = clock.now();
      const { token, sessionId } = await renewSession(
        repositories,
        readSessionCookie(request, settings),
        now,
      );
      const event = { at: now, actorId: id, sessionId, action: 'reauthenticated' } as const;
      await audit(repositories, { ...event, subjectId: id, detail: { by } });
      return token;
    });
  };
  /** Those that the next request would find, and no lapsed one. */
  const openSessions = (userId: string) => {
    const now = clock.now();
    return store.sessions.listOf(userId, { seen: now - limits.idleMs, created: now - limits.lifeMs });
  };

  app.post(
    '/api/account/reauthentication',
    { config: proving, schema: { body: passwordBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => {
      const user = signedInUser(request);
      await provePassword(context, user, request.body.password);
      return answerFresh(reply, await renew(request, 'password'));
    },
  );

  app.post(
    '/api/account/reauthentication/passkey',
    { config: proving, schema: { body: passkeyProofBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => {
      const user = signedInUser(request);
      const owner = await provePasskey(context, {
        token: readTokenCookie(request, settings, 'constat-passkey'),
        body: request.body,
        place: passkeyPlace(request, settings),
      });
      if (owner.id !== user.id) throw new Refusal('PASSKEY_REFUSED');
      return answerFresh(reply, await renew(request, 'passkey'));
    },
  );

  app.post(
    '/api/account/password',
    { config: proving, schema: { body: passwordChangeBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => {
      const arrival = arrivalOf(request, context);
      const change = { user: signedInUser(request), body: request.body, arrival };
      return answerFresh(reply, (await changePassword(context, change)).token);
    },
  );

  app.get(
    '/api/account/sessions',
    { config: { policy: 'account' }, schema: { response: { 200: accountSessionsAnswerSchema } } },
    async (request) => {
      const { id, sessionId } = signedInUser(request);
      const sessions = await openSessions(id);
      const { idleHours, days } = settings.session;
      return { sessions: sessions.map((row) => presentSession(row, sessionId)), idleHours, days };
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    {
      config: { policy: 'account', fresh: true },
      schema: { params: sessionParams, response: { 200: endedSessionsAnswerSchema } },
    },
    async (request) => {
      const { id } = signedInUser(request);
      const sessions = await openSessions(id);
      const session = sessions.find(({ tokenHash }) => sessionIdOfHash(tokenHash) === request.params.id);
      if (session === undefined) throw new Refusal('NOT_FOUND');
      await store.transaction(async (repositories) => {
        await repositories.sessions.end(session.tokenHash);
        const event = { at: clock.now(), ...actorOf(request), action: 'session-ended' } as const;
        await audit(repositories, { ...event, subjectId: request.params.id });
      });
      return { ended: 1 };
    },
  );

  app.delete(
    '/api/account/sessions',
    {
      config: { policy: 'account', fresh: true },
      schema: { response: { 200: endedSessionsAnswerSchema } },
    },
    async (request) => {
      const { id, sessionId } = signedInUser(request);
      const sessions = await openSessions(id);
      const others = sessions.filter(({ tokenHash }) => sessionIdOfHash(tokenHash) !== sessionId);
      const own = sessions.find(({ tokenHash }) => sessionIdOfHash(tokenHash) === sessionId);
      await store.transaction(async (repositories) => {
        await repositories.sessions.endAllOf(id, own?.tokenHash ?? null);
        const event = { at: clock.now(), ...actorOf(request), action: 'session-ended' } as const;
        await audit(repositories, { ...event, subjectId: id, detail: { sessions: others.length } });
      });
      return { ended: others.length };
    },
  );
};
