/** The least that answers: what `start` compares the start of the server with. */
import Fastify from 'fastify';

const server = Fastify();
server.get('/api/health', () => ({ status: 'ok' }));
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => void server.close());
