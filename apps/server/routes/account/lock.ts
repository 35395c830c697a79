import {
  lockAnswerSchema,
  lockBodySchema,
  passkeyProofBodySchema,
  passwordBodySchema,
  unlockAnswerSchema,
  writerAnswerSchema,
} from '@constat/contract/schemas';
import { readSessionCookie } from '../../accounts/session-cookie.ts';
import { lockSession } from '../../accounts/sessions.ts';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin, SessionUser } from '../request-handling/route-context.ts';
import { identityOf } from '../request-handling/identity-request.ts';
import { signInLimit } from '../request-handling/answer-sign-in.ts';
import { proofs } from './proofs.ts';

/** A session that is locked, by hand or after some minutes without use, and what opens it again. */
export const lockRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, config: settings, store } = context;
  const prove = proofs(context, 'session-unlocked');
  const unlocking = { policy: 'account', whileLocked: 'unlocking' } as const;
  const proving = { ...unlocking, rateLimit: signInLimit(context) };

  const describe = async ({ id, displayName }: SessionUser, locked: boolean) => ({
    locked,
    minutes: settings.session.lockMinutes,
    displayName,
    hasPasskeys: (await store.factors.passkeysOf(id)).length > 0,
    hasIdentity: (await identityOf(context, id)) !== null,
  });

  app.get(
    '/api/account/lock',
    { config: unlocking, schema: { response: { 200: lockAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      return describe(user, user.isLocked);
    },
  );

  app.post(
    '/api/account/lock',
    { config: unlocking, schema: { body: lockBodySchema, response: { 200: lockAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      const { by } = request.body;
      const tokenHash = fingerprint(readSessionCookie(request, settings) ?? '');
      const lock = { tokenHash, userId: user.id, now: clock.now(), by };
      await store.transaction((repositories) => lockSession(repositories, lock));
      return describe(user, true);
    },
  );

  app.post(
    '/api/account/unlock',
    { config: proving, schema: { body: passwordBodySchema, response: { 200: unlockAnswerSchema } } },
    async (request, reply) => ({
      ...(await prove.byPassword(request, reply, request.body)),
      userId: signedInUser(request).id,
    }),
  );

  app.post(
    '/api/account/unlock/passkey',
    { config: proving, schema: { body: passkeyProofBodySchema, response: { 200: unlockAnswerSchema } } },
    async (request, reply) => ({
      ...(await prove.byPasskey(request, reply, request.body)),
      userId: signedInUser(request).id,
    }),
  );

  app.get(
    '/api/account/writer',
    { config: { policy: 'account' }, schema: { response: { 200: writerAnswerSchema } } },
    async (request) => {
      const { writerToken } = signedInUser(request);
      if (writerToken === null) throw new Refusal('NOT_FOUND');
      return { token: writerToken };
    },
  );
};
