import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long and how much of a refused body is still taken, and thrown away, after the answer. */
const GRACE_MS = 5_000;
const GRACE_BYTES = 100_000_000;

/**
 * Ends the connection of a request that is answered before its body has come in, but not at once: a connection that is
 * closed under its sender is reset, and the answer that says why may never be read.
 */
export function closeAfterRefusal(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    void reply.header('connection', 'close');
    closeLater(raw);
  });
}

/** Takes the place of what the HTTP server does once it has written the last answer of a connection. */
function closeLater(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    if (socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), GRACE_MS).unref();
    let taken = 0;
    request.on('data', (part: Buffer) => {
      taken += part.byteLength;
      if (taken > GRACE_BYTES) socket.destroy();
    });
    request.once('end', () => socket.destroy());
    socket.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    request.unpipe();
    request.resume();
  };
}
