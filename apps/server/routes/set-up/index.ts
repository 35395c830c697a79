import { setUpAnswerSchema, setUpBodySchema, userAnswerSchema } from '@constat/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { describeSetUp, setUp } from '../../commands/set-up.ts';
import { isLocalOnly } from '../../platform/config.ts';
import { isLoopback } from '../../platform/loopback.ts';
import type { RoutePlugin } from '../route-context.ts';
import { answerSignedIn, arrivalOf, signInLimit } from '../signed-in.ts';

/** What a proxy adds to a request that it passes on. */
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The first account of an installation. */
export const setUpRoutes: RoutePlugin = async (app, { context }) => {
  /** True for what a browser of this computer sends to a server that no other computer reaches. */
  const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
    isLocalOnly(context.config) &&
    isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/u, '')) &&
    PASSED_ON.every((name) => headers[name] === undefined);

  app.get(
    '/api/set-up',
    { config: { policy: 'public' }, schema: { response: { 200: setUpAnswerSchema } } },
    async (request) => describeSetUp(context, { isLocal: isLocal(request) }),
  );

  app.post(
    '/api/set-up',
    {
      config: { policy: 'public', rateLimit: signInLimit(context) },
      schema: { body: setUpBodySchema, response: { 200: userAnswerSchema } },
    },
    async (request, reply) => {
      const { body } = request;
      const arrival = arrivalOf(request, context);
      const signedIn = await setUp(context, { body, arrival, isLocal: isLocal(request) });
      return answerSignedIn(reply, context, signedIn);
    },
  );
};
