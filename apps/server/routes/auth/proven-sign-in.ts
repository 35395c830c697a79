import {
  passkeyOptionsAnswerSchema,
  passkeyProofBodySchema,
  secondFactorBodySchema,
  userAnswerSchema,
} from '@constat/contract/schemas';
import { readTokenCookie, setStepCookie } from '../../accounts/session-cookie.ts';
import { askForPasskey, signInWithPasskey } from '../../commands/passkeys.ts';
import { signInWithCode } from '../../commands/second-factor.ts';
import { passkeyPlace } from '../passkey-place.ts';
import type { RoutePlugin } from '../route-context.ts';
import { answerSignedIn, arrivalOf, signInLimit } from '../signed-in.ts';

/** Sign-in with a code after the password, and with a passkey instead of it. */
export const provenSignInRoutes: RoutePlugin = async (app, { context }) => {
  const { config: settings } = context;
  const config = { policy: 'public', rateLimit: signInLimit(context) } as const;

  app.post(
    '/api/auth/second-factor',
    { config, schema: { body: secondFactorBodySchema, response: { 200: userAnswerSchema } } },
    async (request, reply) => {
      const token = readTokenCookie(request, settings, 'constat-code');
      const arrival = arrivalOf(request, context);
      const signedIn = await signInWithCode(context, { token, code: request.body.code, arrival });
      return answerSignedIn(reply, context, signedIn);
    },
  );

  app.post(
    '/api/auth/passkey/options',
    { config, schema: { response: { 200: passkeyOptionsAnswerSchema } } },
    async (request, reply) => {
      const { options, token } = await askForPasskey(context, passkeyPlace(request, settings));
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
        place: passkeyPlace(request, settings),
        arrival: arrivalOf(request, context),
      });
      return answerSignedIn(reply, context, signedIn);
    },
  );
};
