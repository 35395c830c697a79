import type { FactorsAnswer } from '@constat/contract';
import {
  factorsAnswerSchema,
  passkeyOptionsAnswerSchema,
  passkeyRegistrationBodySchema,
  recoveryCodesAnswerSchema,
  totpCodeBodySchema,
  totpSeedAnswerSchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import { readTokenCookie, setStepCookie } from '../../accounts/session-cookie.ts';
import { addPasskey, askForNewPasskey, removePasskey } from '../../actions/passkeys.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../../actions/second-factor.ts';
import { signedInUser } from '../../policies/access.ts';
import { identityOf } from '../request-handling/identity-request.ts';
import { relyingPartyOf } from '../request-handling/relying-party.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';

const passkeyParams = z.object({ id: z.string().regex(/^[\w-]{1,1400}$/u) });

/** What proves who one is beside the password, and instead of it. */
export const factorRoutes: RoutePlugin = async (app, { context }) => {
  const { config: settings, store } = context;
  const config = { policy: 'account', fresh: true, rateLimit: signInLimit(context) } as const;
  const iso = (moment: number) => new Date(moment).toISOString();
  const isoOrNull = (moment: number | null) => (moment === null ? null : iso(moment));

  const describe = async (userId: string): Promise<FactorsAnswer> => {
    const seed = await store.factors.findSeed(userId, 1);
    const passkeys = await store.factors.passkeysOf(userId);
    const identity = await identityOf(context, userId);
    return {
      totpSince: seed === undefined ? null : iso(seed.since),
      recoveryCodesLeft: await store.factors.countRecoveryCodes(userId),
      identity:
        identity === null
          ? null
          : { linkedAt: iso(identity.linkedAt), lastUsedAt: isoOrNull(identity.lastUsedAt) },
      passkeys: passkeys.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
        id,
        browser,
        system,
        createdAt: iso(createdAt),
        lastUsedAt: isoOrNull(lastUsedAt),
      })),
    };
  };

  app.get(
    '/api/account/factors',
    { config: { policy: 'account' }, schema: { response: { 200: factorsAnswerSchema } } },
    async (request) => describe(signedInUser(request).id),
  );

  app.post(
    '/api/account/totp',
    { config, schema: { response: { 200: totpSeedAnswerSchema } } },
    async (request) => beginTotp(context, signedInUser(request)),
  );

  app.post(
    '/api/account/totp/confirm',
    { config, schema: { body: totpCodeBodySchema, response: { 200: recoveryCodesAnswerSchema } } },
    async (request) => ({
      recoveryCodes: await confirmTotp(context, signedInUser(request), request.body.code),
    }),
  );

  app.delete(
    '/api/account/totp',
    { config, schema: { response: { 200: factorsAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      await removeTotp(context, user);
      return describe(user.id);
    },
  );

  app.post(
    '/api/account/recovery-codes',
    { config, schema: { response: { 200: recoveryCodesAnswerSchema } } },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(context, signedInUser(request)) }),
  );

  app.post(
    '/api/account/passkeys/options',
    { config, schema: { response: { 200: passkeyOptionsAnswerSchema } } },
    async (request, reply) => {
      const place = relyingPartyOf(request, settings);
      const { options, token } = await askForNewPasskey(context, place, signedInUser(request));
      setStepCookie(reply, settings, 'constat-passkey', token);
      return { options };
    },
  );

  app.post(
    '/api/account/passkeys',
    {
      config,
      schema: { body: passkeyRegistrationBodySchema, response: { 200: factorsAnswerSchema } },
    },
    async (request) => {
      const user = signedInUser(request);
      await addPasskey(context, {
        user,
        token: readTokenCookie(request, settings, 'constat-passkey'),
        body: request.body,
        place: relyingPartyOf(request, settings),
        device: signInSourceOf(request, context).device,
      });
      return describe(user.id);
    },
  );

  app.delete(
    '/api/account/passkeys/:id',
    { config, schema: { params: passkeyParams, response: { 200: factorsAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      await removePasskey(context, user, request.params.id);
      return describe(user.id);
    },
  );
};
