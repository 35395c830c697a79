import {
  passkeyOptionsAnswerSchema,
  passkeyProofBodySchema,
  secondFactorBodySchema,
  userAnswerSchema,
} from '@constat/contract/schemas';
import { readTokenCookie, setStepCookie } from '../../accounts/session-cookie.ts';
import { askForPasskey, signInWithPasskey } from '../../actions/passkeys.ts';
import { signInWithCode } from '../../actions/second-factor.ts';
import { relyingPartyOf } from '../request-handling/relying-party.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { answerSignedIn, signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';

/** Sign-in with a code after the password, and with a passkey instead of it. */
export const provenSignInRoutes: RoutePlugin = async (app, { context }) => {
  const { config: settings } = context;
  const config = { policy: 'public', rateLimit: signInLimit(context) } as const;

  app.post(
    '/api/auth/second-factor',
    { config, schema: { body: secondFactorBodySchema, response: { 200: userAnswerSchema } } },
    async (request, reply) => {
      const token = readTokenCookie(request, settings, 'constat-code');
      const source = signInSourceOf(request, context);
      const signedIn = await signInWithCode(context, { token, code: request.body.code, source });
      return answerSignedIn(reply, context, signedIn);
    },
  );

  app.post(
    '/api/auth/passkey/options',
    { config, schema: { response: { 200: passkeyOptionsAnswerSchema } } },
    async (request, reply) => {
      const { options, token } = await askForPasskey(context, relyingPartyOf(request, settings));
      setStepCookie(reply, settings, 'constat-passkey', token);
      return { options };
    },
  );

  app.post(
    '/api/auth/passkey',
    { config, schema: { body: passkeyProofBodySchema, response: { 200: userAnswerSchema } } },
    async (request, reply) => {
      const signedIn = await signInWithPasskey(context, {
        token: readTokenCookie(request, settings, 'constat-passkey'),
        body: request.body,
        place: relyingPartyOf(request, settings),
        source: signInSourceOf(request, context),
      });
      return answerSignedIn(reply, context, signedIn);
    },
  );
};
