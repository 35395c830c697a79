import {
  readiedCopyAnswerSchema,
  receivedCopyAnswerSchema,
  restoreAtSetUpBodySchema,
  setUpAnswerSchema,
  setUpBodySchema,
  userAnswerSchema,
} from '@constat/contract/schemas';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { prepareRestore, receiveCopy, withdrawRestore } from '../../actions/restore-at-set-up.ts';
import { beginDemonstration, describeSetUp, requireSetUp, setUp } from '../../actions/set-up.ts';
import { isLocalRequest } from '../../policies/local-request.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { answerSignedIn, signInSourceOf, signInLimit } from '../request-handling/answer-sign-in.ts';

/** The first account of an installation. */
export const setUpRoutes: RoutePlugin = async (app, { context }) => {
  const isLocal = (request: FastifyRequest): boolean => isLocalRequest(request, context.config);

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
      const source = signInSourceOf(request, context);
      const signedIn = await setUp(context, { body, source, isLocal: isLocal(request) });
      return answerSignedIn(reply, context, signedIn);
    },
  );

  app.post(
    '/api/set-up/demonstration',
    { config: { policy: 'public', rateLimit: signInLimit(context) } },
    async (request, reply) => {
      await beginDemonstration(context, { isLocal: isLocal(request) });
      return reply.code(204).send();
    },
  );

  const mayRestore = async (
    request: FastifyRequest,
    secret: string | undefined,
    repositories: Pick<Repositories, 'settings' | 'users'> = context.store,
  ): Promise<void> => {
    await requireSetUp(repositories, { secret, isLocal: isLocal(request), now: context.clock.now() });
    if (context.store.dialect !== 'sqlite') throw new Refusal('NOT_FOUND');
  };
  /** Of a request whose body is not JSON, or that has none. */
  const secretOf = ({ headers }: FastifyRequest): string | undefined => {
    const secret = headers['x-constat-set-up'];
    return typeof secret === 'string' ? secret : undefined;
  };

  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  app.post(
    '/api/set-up/copy',
    {
      config: { policy: 'public', rateLimit: signInLimit(context) },
      schema: { response: { 201: receivedCopyAnswerSchema } },
    },
    async (request, reply) => {
      await mayRestore(request, secretOf(request));
      if (!(request.body instanceof Readable)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
      return reply.code(201).send({ id: await receiveCopy(context, request.body) });
    },
  );

  app.post(
    '/api/set-up/restore',
    {
      config: { policy: 'public', rateLimit: signInLimit(context) },
      schema: { body: restoreAtSetUpBodySchema, response: { 200: readiedCopyAnswerSchema } },
    },
    async (request) => {
      const { secret } = request.body;
      await mayRestore(request, secret);
      return prepareRestore(context, request.body, (repositories) =>
        mayRestore(request, secret, repositories),
      );
    },
  );

  app.delete(
    '/api/set-up/restore',
    { config: { policy: 'public', rateLimit: signInLimit(context) } },
    async (request, reply) => {
      await mayRestore(request, secretOf(request));
      await withdrawRestore(context);
      return reply.code(204).send();
    },
  );
};
