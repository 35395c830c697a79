import {
  accountSessionsAnswerSchema,
  endedSessionsAnswerSchema,
  freshAnswerSchema,
  passkeyProofBodySchema,
  passwordBodySchema,
  passwordChangeBodySchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import { sessionIdOfHash, sessionLimits } from '../../accounts/sessions.ts';
import { audit } from '../../actions/audit.ts';
import { changePassword } from '../../actions/change-password.ts';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentSession } from '../../presenters/session.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';
import { answerFresh, proofs } from './proofs.ts';

const sessionParams = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/u) });

/** What a person does with their own account: its password, and its sessions. */
export const accountRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, config: settings, store } = context;
  const limits = sessionLimits(settings);
  const proving = { policy: 'account', rateLimit: signInLimit(context) } as const;

  const prove = proofs(context, 'reauthenticated');
  /** Those that the next request would find, and no lapsed one. */
  const openSessions = (userId: string) => {
    const now = clock.now();
    return store.sessions.listOf(userId, { seen: now - limits.idleMs, created: now - limits.lifeMs });
  };

  app.post(
    '/api/account/reauthentication',
    { config: proving, schema: { body: passwordBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => prove.byPassword(request, reply, request.body),
  );

  app.post(
    '/api/account/reauthentication/passkey',
    { config: proving, schema: { body: passkeyProofBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => prove.byPasskey(request, reply, request.body),
  );

  app.post(
    '/api/account/password',
    { config: proving, schema: { body: passwordChangeBodySchema, response: { 200: freshAnswerSchema } } },
    async (request, reply) => {
      const source = signInSourceOf(request, context);
      const change = { user: signedInUser(request), body: request.body, source };
      return answerFresh(reply, context, (await changePassword(context, change)).token);
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
      const { deviceToken } = signInSourceOf(request, context);
      await store.transaction(async (repositories) => {
        await repositories.sessions.endAllOf(id, own?.tokenHash ?? null);
        await repositories.knownDevices.forgetOf(id, deviceToken === null ? null : fingerprint(deviceToken));
        const event = { at: clock.now(), ...actorOf(request), action: 'session-ended' } as const;
        await audit(repositories, { ...event, subjectId: id, detail: { sessions: others.length } });
      });
      return { ended: others.length };
    },
  );
};
