import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Transcription } from '@constat/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { buildWav, silence, whiteNoise } from '../../speech/fixtures/sounds.ts';
import { createSpeechEngine } from '../../speech/create-speech-engine.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { MODEL, buildChunk, recording, send } from './chunk.test-data.ts';

let another: Buffer<ArrayBuffer>;
beforeAll(async () => {
  another = await readFile(path.join(MODEL, 'samples/en-01.wav'));
});
/** The file with another length in its header (the element Duration, 44 89, a float of 4 or 8 bytes). */
function claimSeconds(file: Buffer, seconds: number): Buffer {
  const claimed = Buffer.from(file);
  const at = claimed.indexOf(Buffer.from([0x44, 0x89]));
  if (at < 0) throw new Error('the file declares no length');
  if (claimed[at + 2] === 0x88) claimed.writeDoubleBE(seconds * 1000, at + 3);
  else claimed.writeFloatBE(seconds * 1000, at + 3);
  return claimed;
}

describe('a chunk of a recording, with the embedded engine', () => {
  let speech: SpeechEngine;
  let server: TestServer;
  let client: TestClient;
  beforeAll(() => {
    speech = createSpeechEngine({ engine: 'embedded', modelDirectory: MODEL });
  });
  afterAll(() => speech.close());
  beforeEach(async () => {
    server = await buildServer({ speech });
    client = await server.signUp();
  });
  afterEach(() => server.close());

  test('becomes text, and the engine says that it is ready', async () => {
    const status = async () => (await client.get('/api/speech/status')).json<unknown>();
    await expect.poll(status).toMatchObject({ state: 'ready', engine: 'embedded' });
    const answer = await send(client, buildChunk({ chunkIndex: '3' }));
    expect(answer.statusCode).toBe(200);
    const text = answer.json<Transcription>();
    expect(text).toMatchObject({ enhanced: false, chunkIndex: 3 });
    expect(text.transcription.length).toBeGreaterThan(5);
    expect(text.words.map(({ text: word }) => word).join(' ')).toBe(text.transcription);
    expect(text.duration).toBeGreaterThan(0.5);
    expect(server.log()).not.toContain(text.words[0]?.text);
  });

  test('the parts may come in any order', async () => {
    const form = new FormData();
    form.append('audio', new Blob([recording]), 'chunk.webm');
    form.append('chunkIndex', '1');
    form.append('recordingId', newId());
    form.append('language', 'fr-CA');
    const answer = await send(client, form);
    expect([answer.statusCode, answer.json<Transcription>().chunkIndex]).toEqual([200, 1]);
  });

  test('sent again it gets the same text, ten times at once too, and is kept once', async () => {
    const recordingId = newId();
    const chunk = () => buildChunk({ recordingId });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(client, chunk())));
    answers.push(await send(client, chunk()));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const place = { ownerId: client.userId, recordingId, chunkIndex: 0 };
    expect(
      Buffer.from((await server.store.audioChunks.findAudio(place))?.audio ?? []).equals(recording),
    ).toBe(true);
    expect(await server.store.audioChunks.eraseOlder(server.clock.now())).toHaveLength(1);
  });

  test('other audio in the same place, or under the same key, is refused', async () => {
    const recordingId = newId();
    const audio = new Blob([another]);
    await send(client, buildChunk({ recordingId }));
    expect((await send(client, buildChunk({ recordingId, audio }))).json()).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const key = { 'idempotency-key': 'k-1' };
    const first = await send(client, buildChunk(), key);
    expect((await send(client, buildChunk(), key)).body).toBe(first.body);
    expect((await send(client, buildChunk({ audio }), key)).statusCode).toBe(422);
    expect((await send(client, buildChunk({ chunkIndex: '1' }), key)).statusCode).toBe(422);
  });

  test.each([
    ['cut in the middle', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['that claims ten hours', (whole: Buffer) => claimSeconds(whole, 36_000)],
  ])('a WebM file %s is refused rather than given a part of its text', async (_case, spoil) => {
    const whole = await readFile(path.join(MODEL, 'samples/fr-long.webm'));
    const sound = buildChunk({ audio: new Blob([new Uint8Array(whole)], { type: 'audio/webm' }) });
    expect((await send(client, sound)).statusCode).toBe(200);
    const before = process.memoryUsage().rss;
    const audio = new Blob([new Uint8Array(spoil(whole))], { type: 'audio/webm' });
    const answer = await send(client, buildChunk({ audio }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'AUDIO_INVALID']);
    expect(answer.json<{ message: string }>().message).toContain('segment audio non valide');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('silence and noise give no words, and a name that leads out of the store leads nowhere', async () => {
    const parent = path.dirname(server.dataDir);
    const before = await readdir(parent);
    for (const samples of [silence(5), whiteNoise(5, 0.1)]) {
      const form = buildChunk({ audio: null, recordingId: newId() });
      form.append('audio', new Blob([buildWav(samples)]), '../../../constat-zz.webm');
      const answer = await send(client, form);
      expect(answer.json()).toMatchObject({ transcription: '', words: [], duration: 5 });
    }
    const isNew = (name: string) => !before.includes(name);
    expect((await readdir(parent)).filter((name) => isNew(name) && name.includes('zz'))).toEqual([]);
    const others = (name: string) => !name.startsWith('constat.db') && name !== 'constat.key';
    expect((await readdir(server.dataDir)).filter(others)).toEqual([]);
  });

  test("another physician's recording of the same id is another recording", async () => {
    const other = await server.signUp();
    const recordingId = newId();
    const mine = await send(client, buildChunk({ recordingId }));
    const theirs = await send(other, buildChunk({ recordingId, audio: new Blob([another]), language: 'en' }));
    expect(theirs.statusCode).toBe(200);
    expect(theirs.json<Transcription>().transcription).not.toBe(mine.json<Transcription>().transcription);
  });
});
