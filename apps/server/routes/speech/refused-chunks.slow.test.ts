import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { newId } from '../../platform/ids.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { sendEndlessBody } from '../../testing/send-endless-body.ts';
import { ADDRESS, MODEL, buildChunk, recording, send } from './chunk.test-data.ts';

describe('a chunk that cannot be recognised', () => {
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    server = await buildServer({
      env: { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: path.join(MODEL, 'none') },
    });
    client = await server.signUp();
  });
  afterEach(() => server.close());

  test('is kept while no model is there, and the answer says so', async () => {
    const recordingId = newId();
    const answer = await send(client, buildChunk({ recordingId }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'SPEECH_MODEL_MISSING']);
    expect(answer.json<{ message: string }>().message).toContain('conservé');
    const place = { ownerId: client.userId, recordingId, chunkIndex: 0 };
    expect(
      Buffer.from((await server.store.audioChunks.findAudio(place))?.audio ?? []).equals(recording),
    ).toBe(true);
    expect((await client.get('/api/speech/status')).json()).toMatchObject({
      state: 'model-missing',
      missingFiles: ['model.json'],
    });
  });

  test('kept audio is erased after the days of the setting', async () => {
    await send(client, buildChunk());
    const erase = () =>
      eraseExpired(server.store, {
        now: server.clock.now(),
        audioRetentionDays: 30,
        sessions: SESSION_LIMITS,
      });
    server.clock.advance(30 * DAY_MS - 1);
    expect((await erase())?.audioChunks).toBe(0);
    server.clock.advance(1);
    expect((await erase())?.audioChunks).toBe(1);
    expect((await server.store.auditEvents.list()).at(-1)?.action).toBe('audio-erased-at-term');
  });

  test('text that leaves out a part of the recording is no text', async () => {
    const speech: SpeechEngine = {
      status: () => Promise.resolve({ state: 'ready', engine: 'openai', model: 'zz', languages: ['fr'] }),
      transcribe: () =>
        Promise.resolve({
          text: 'a',
          words: [],
          duration: 240,
          decodedSeconds: 30,
          language: 'fr',
          confidence: null,
        }),
      close: () => Promise.resolve(),
    };
    const short = await buildServer({ speech });
    const answer = await send(await short.signUp(), buildChunk());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
    await short.close();
  });

  const blob = (bytes: number) => new Blob(['RIFF0000WAVEfmt ', new Uint8Array(bytes - 16)]);
  test.each<[string, Record<string, string | Blob | null>, number, string]>([
    ['no audio', { audio: null }, 422, 'AUDIO_INVALID'],
    ['an empty file', { audio: new Blob([]) }, 422, 'AUDIO_INVALID'],
    ['a picture', { audio: new Blob(['\u0089PNG\r\n', new Uint8Array(9000)]) }, 422, 'AUDIO_INVALID'],
    ['2047 bytes', { audio: blob(2047) }, 422, 'AUDIO_INVALID'],
    [
      'a page instead of audio',
      { audio: new Blob([`<!doctype html>${' '.repeat(5000)}`]) },
      422,
      'AUDIO_INVALID',
    ],
    ['a byte over 10 MB', { audio: blob(10_000_001) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['no index', { chunkIndex: null }, 400, 'VALIDATION_FAILED'],
    ['a negative index', { chunkIndex: '-1' }, 400, 'VALIDATION_FAILED'],
    ['a recording that is no id', { recordingId: '../../etc' }, 400, 'VALIDATION_FAILED'],
    ['a language unknown here', { language: 'klingon' }, 400, 'VALIDATION_FAILED'],
    ['a part of another name', { owner: 'x' }, 400, 'VALIDATION_FAILED'],
    ['a second file', { file: new Blob([new Uint8Array(10)]) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['audio as text', { audio: 'x'.repeat(900) }, 400, 'VALIDATION_FAILED'],
  ])('%s is refused, and nothing is kept', async (_case, parts, status, code) => {
    const answer = await send(client, buildChunk(parts));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await server.store.audioChunks.eraseOlder(server.clock.now())).toEqual([]);
  });

  test('ten megabytes to the byte are taken', async () => {
    expect((await send(client, buildChunk({ audio: blob(10_000_000) }))).json()).toMatchObject({
      code: 'SPEECH_MODEL_MISSING',
    });
  });

  test('JSON is refused', async () => {
    expect((await client.post(ADDRESS, { audio: 'x' })).statusCode).toBe(415);
  });

  test.each([
    ['without a border between its parts', 'multipart/form-data', 'x', 415],
    ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; na', 400],
    ['without parts', 'multipart/form-data; boundary=x', '', 400],
  ])('a multipart body %s is refused', async (_case, type, payload, status) => {
    const headers = { 'content-type': type };
    expect((await client.send({ method: 'POST', url: ADDRESS, headers, payload })).statusCode).toBe(status);
  });

  test('the name of a part is not repeated where it is a text', async () => {
    const answer = await send(client, buildChunk({ 'Madame Zzcanari a mal': 'x' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('Zzcanari');
  });

  test('ten thousand parts are refused', async () => {
    const form = new FormData();
    for (let index = 0; index < 10_000; index += 1) form.append(`p${index}`, 'x');
    const answer = await send(client, form);
    expect([400, 413]).toContain(answer.statusCode);
  });

  test.each([
    [
      'a part',
      '--x\r\nContent-Disposition: form-data; name="audio"; filename="../../a.webm"\r\nContent-Type: audio/webm\r\n\r\n',
    ],
    ['nothing but noise before the first part', ''],
    ['a header', '--x\r\nContent-Disposition: form-data; name="'],
  ])('a body that never ends, in %s, gets 4xx with flat memory', async (_case, start) => {
    const { answer, sentBytes, grownBytes } = await sendEndlessBody(server.app, {
      path: ADDRESS,
      headers: { cookie: client.cookie, 'content-type': 'multipart/form-data; boundary=x' },
      start,
      noise: 'z'.repeat(65_536),
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u);
    expect(sentBytes).toBeLessThan(60_000_000);
    expect(grownBytes).toBeLessThan(100_000_000);
  });
});
