import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startFakeModel } from '../../assistance/fixtures/fake-model.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const TEXT = 'La flexion du genou gauche de Zztest est à 60°.';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function serve(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await buildServer({ env });
  closers.push(() => server.close());
  return server;
}

async function serveModel() {
  const fake = await startFakeModel();
  closers.push(() => fake.close());
  const settings = { CONSTAT_ASSIST_ENGINE: 'openai', CONSTAT_ASSIST_URL: fake.url };
  return { fake, server: await serve({ ...settings, CONSTAT_ASSIST_MODEL: 'fictif-1' }) };
}

/** What the audit trail says of the calls, and that it holds nothing of the text. */
async function trailOf({ store }: TestServer) {
  const events = (await store.auditEvents.list()).filter(({ action }) => action === 'assistance-called');
  expect(JSON.stringify(events)).not.toMatch(/Zztest|genou/u);
  return events.map(({ actorId, detail }) => ({ actorId, ...JSON.parse(detail ?? '{}') }));
}

test('each call leaves who asked which engine for what, how much text, and the result', async () => {
  const server = await serve();
  const client = await server.signUp();
  const language = 'fr';
  const ask = async (url: string, body: object) => {
    await client.post(url, { language, ...body });
    // The trail is read in order of time.
    server.clock.advance(1);
  };
  await ask('/api/format-section7', { text: TEXT });
  await ask('/api/ai/enhance-section8-dictation', { transcript: TEXT });
  await ask('/api/ai/distribute-section8', { text: TEXT });
  await ask('/api/generate-section11', { formData: { rachisFlexion: '60' } });
  await ask('/api/generate-section11', { formData: {} });
  const test = { fieldId: 'zz', processingType: 'format', formType: 'x', formData: { zz: TEXT } };
  await ask('/api/ai/process-field', test);
  const line = { actorId: client.userId, engine: 'local' };
  const [history, subjective] = [{ field: 'historiqueEvolution' }, { field: 'section8Input' }];
  const conclusion = { field: 'section11' };
  const characters = TEXT.length;
  expect(await trailOf(server)).toEqual([
    { ...line, ...history, kind: 'format-section7', characters, result: 'proposed' },
    { ...line, ...subjective, kind: 'enhance-section8', characters, result: 'proposed' },
    { ...line, ...subjective, kind: 'distribute-section8', characters, result: 'proposed' },
    { ...line, ...conclusion, kind: 'generate-section11', characters: 2, result: 'proposed' },
    { ...line, ...conclusion, kind: 'generate-section11', characters: 0, result: 'NOTHING_TO_CONCLUDE' },
    { ...line, field: 'other', kind: 'process-field format', characters, result: 'proposed' },
  ]);
});

test('a served model is named; a failure and a physician who leaves are told apart', async () => {
  const { fake, server } = await serveModel();
  const client = await server.signUp();
  const body = { text: TEXT, language: 'fr' };
  fake.reply = () => ({ raw: 'no JSON' });
  await client.post('/api/format-section7', body);
  server.clock.advance(1);
  fake.reply = () => ({ content: JSON.stringify({ text: TEXT }) });
  // The second answer is the kept one: the model is not asked, and no line is written.
  const key = { 'idempotency-key': 'zz-audit' };
  await client.post('/api/format-section7', body, key);
  await client.post('/api/format-section7', body, key);
  server.clock.advance(1);
  fake.reply = () => 'never';
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { cookie: client.cookie, 'content-type': 'application/json' };
  const sent = httpRequest({ port, path: '/api/format-section7', method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify(body));
  const asked = fake.received.length;
  await expect.poll(() => fake.received.length).toBeGreaterThan(asked);
  sent.destroy();
  await expect
    .poll(async () => (await trailOf(server)).map(({ result }) => String(result)))
    .toEqual(['SECTION7_FAILED', 'proposed', 'cancelled']);
  expect((await trailOf(server))[0]).toMatchObject({ engine: 'openai', model: 'fictif-1' });
});
