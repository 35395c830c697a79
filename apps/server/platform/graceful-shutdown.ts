import type { FastifyInstance } from 'fastify';

/** Once the server is closing, each answer ends its connection, so that no idle one keeps the process alive. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
