import { launcherAnswerSchema } from '@constat/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from '../../policies/local-request.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

/** What a server that the launcher has started does for it and for its pages; any other one knows nothing of it. */
export const launcherRoutes: RoutePlugin = async (app, { context }) => {
  /** @throws Refusal NOT_FOUND */
  const requireLauncher = (request: FastifyRequest): string => {
    const { launcher } = context.config;
    if (launcher === null || !isLocalRequest(request, context.config)) throw new Refusal('NOT_FOUND');
    return launcher;
  };

  app.get(
    '/api/launcher',
    { config: { policy: 'public' }, schema: { response: { 200: launcherAnswerSchema } } },
    async (request) => ({ instance: requireLauncher(request) }),
  );

  app.post('/api/launcher/quit', { config: { policy: 'public' } }, async (request, reply) => {
    requireLauncher(request);
    const { quit } = context;
    if (quit === undefined) throw new Refusal('NOT_FOUND');
    // The page is answered first, or has gone.
    reply.raw.once('close', quit);
    return reply.code(202).send();
  });
};
