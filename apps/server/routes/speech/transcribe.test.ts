import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Transcription } from '@constat/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseLapsed } from '../../commands/erase-lapsed.ts';
import { newId } from '../../platform/ids.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { buildWav, silence, whiteNoise } from '../../speech/fixtures/sounds.ts';
import { createSpeechEngine } from '../../speech/create-speech-engine.ts';
import { buildServer, DAY_MS } from '../../testing/build-server.ts';
import { sendEndlessBody } from '../../testing/send-endless-body.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const MODEL = path.resolve(import.meta.dirname, '../../speech/fixtures/model');
const ADDRESS = '/api/transcribe-whisper-chunk';

let recording: Buffer<ArrayBuffer>;
let another: Buffer<ArrayBuffer>;
beforeAll(async () => {
  recording = await readFile(path.join(MODEL, 'samples/fr-01.wav'));
  another = await readFile(path.join(MODEL, 'samples/en-01.wav'));
});

function buildChunk(overrides: Record<string, string | Blob | null> = {}): FormData {
  const parts = {
    language: 'fr',
    enhanceText: 'true',
    chunkIndex: '0',
    audio: new Blob([recording], { type: 'audio/wav' }),
    ...overrides,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) form.append(name, value, `${name}.wav`);
    else if (value !== null) form.append(name, value);
  }
  return form;
}

/** The file with another length in its header (the element Duration, 44 89, a float of 4 or 8 bytes). */
function claimSeconds(file: Buffer, seconds: number): Buffer {
  const claimed = Buffer.from(file);
  const at = claimed.indexOf(Buffer.from([0x44, 0x89]));
  if (at < 0) throw new Error('the file declares no length');
  if (claimed[at + 2] === 0x88) claimed.writeDoubleBE(seconds * 1000, at + 3);
  else claimed.writeFloatBE(seconds * 1000, at + 3);
  return claimed;
}

function send(client: TestClient, form: FormData, headers: Record<string, string> = {}) {
  return client.send({ method: 'POST', url: ADDRESS, payload: form, headers });
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
    expect((await client.get('/api/speech/status')).json()).toMatchObject({
      state: 'ready',
      engine: 'embedded',
    });
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
    expect(await server.store.audioChunks.eraseOlder(server.clock.now())).toBe(1);
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
    expect((await readdir(server.dataDir)).filter((name) => !name.startsWith('constat.db'))).toEqual([]);
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
    const erase = () => eraseLapsed(server.store, { now: server.clock.now(), audioRetentionDays: 30 });
    server.clock.advance(30 * DAY_MS - 1);
    expect((await erase()).audioChunks).toBe(0);
    server.clock.advance(1);
    expect((await erase()).audioChunks).toBe(1);
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
    expect(await server.store.audioChunks.eraseOlder(server.clock.now())).toBe(0);
  });

  test('ten megabytes to the byte are taken', async () => {
    expect((await send(client, buildChunk({ audio: blob(10_000_000) }))).json()).toMatchObject({
      code: 'SPEECH_MODEL_MISSING',
    });
  });

  test('JSON is refused', async () => {
    expect((await client.post(ADDRESS, { audio: 'x' })).statusCode).toBe(415);
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
