import type { FastifyInstance } from 'fastify';

/** One line for each request, with the route's pattern in the place of its address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.sessionUser?.id ?? null,
      },
      'answered',
    );
  });
}
