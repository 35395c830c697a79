import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../speech/fixtures/model');

interface Model {
  readonly id: string;
  readonly installed: boolean;
  readonly recommended: boolean;
  readonly bytes: number | null;
}

let server: TestServer;
afterEach(() => server.close());

test('lists what can be fetched, and what is there', async () => {
  server = await buildServer({ env: { CONSTAT_SPEECH_MODEL_DIR: FIXTURE } });
  const models = (await (await server.signUp()).get('/api/speech/models')).json<Model[]>();
  expect(models.find(({ id }) => id === 'parakeet-tdt-0.6b-v3-int8')).toMatchObject({
    installed: false,
    bytes: 670_478_772,
    licence: 'CC-BY-4.0',
    pull: null,
  });
  expect(models.flatMap(({ id, recommended }) => (recommended ? [id] : []))).toEqual([
    'parakeet-tdt-0.6b-v3-int8',
  ]);
  expect(models.filter(({ installed }) => installed)).toMatchObject([
    { id: 'model', bytes: null, licence: null },
  ]);
});

test('a model that nobody knows cannot be fetched', async () => {
  server = await buildServer();
  const client = await server.signUp();
  const answer = await client.post('/api/speech/models/..%2f..%2fetc/pull');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  expect((await client.get('/api/speech/models')).json<Model[]>().every(({ installed }) => !installed)).toBe(
    true,
  );
});
