import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@constat/contract/errors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { copyModel } from '../../speech/fixtures/copy-model.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildChunk, recording, send } from './chunk.test-data.ts';

let directory: string;
let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'constat-model-'));
  const env = { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: directory };
  server = await buildServer({ env });
  client = await server.signUp();
});
afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

test.each([
  ['cut short', () => truncate(path.join(directory, 'model.onnx'), 1_500_000), 'SPEECH_MODEL_DAMAGED'],
  ['missing', () => rm(path.join(directory, 'tokens.txt')), 'SPEECH_MODEL_MISSING'],
  ['full of zeros', () => copyModel(directory, { withoutWeights: true }), 'SPEECH_MODEL_DAMAGED'],
])(
  'a model with a file %s is never ready; audio is kept until there is a sound one',
  async (_case, spoil, code) => {
    await copyModel(directory);
    await spoil();
    const state = async () => (await client.get('/api/speech/status')).json<{ state: string }>().state;
    const place = { recordingId: newId(), chunkIndex: '0' };
    const refused = await send(client, buildChunk(place));
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([503, code]);
    expect(refused.json<ErrorBody>().message).toContain('conservé');
    expect(await state()).toBe(code === 'SPEECH_MODEL_MISSING' ? 'model-missing' : 'model-damaged');
    const kept = await server.store.audioChunks.findAudio({
      ...place,
      chunkIndex: 0,
      ownerId: client.userId,
    });
    expect(Buffer.from(kept?.audio ?? []).equals(recording)).toBe(true);
    await copyModel(directory);
    expect((await send(client, buildChunk(place))).statusCode).toBe(200);
    expect(await state()).toBe('ready');
  },
);
