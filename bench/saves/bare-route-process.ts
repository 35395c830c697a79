/**
 * One route that parses a report, writes it as JSON and its key with the bare engine, and answers: what `saves` compares the
 * server with, without sign-in, checks, sealing, conflicts, summary and audit trail.
 */
import Fastify from 'fastify';
import { openBareSqlite } from '../../apps/server/store/testing/bare-engines.ts';

interface Body {
  readonly formData: unknown;
}

const places = JSON.parse(process.env['PLACES'] ?? '[]') as {
  readonly userId: string;
  readonly formId: string;
}[];
const users = new Map(places.map(({ userId, formId }) => [formId, userId]));
const engine = openBareSqlite(process.env['CONSTAT_DATA_DIR'] ?? '');
const server = Fastify();
let turn = 0;
server.post('/api/saved-forms', () => ({ id: places[turn++ % places.length]?.formId }));
server.put<{ Params: { id: string }; Body: Body }>('/api/saved-forms/:id', (request, reply) => {
  const { id: formId } = request.params;
  engine.save({ userId: users.get(formId) ?? '', formId, formData: JSON.stringify(request.body.formData) });
  void reply.header('etag', '"1"');
  return { id: formId };
});
process.once('SIGTERM', () => void server.close().then(engine.close));
// As the server says where it listens.
console.log(`Constat : ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
