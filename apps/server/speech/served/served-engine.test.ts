import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildWav, readSample, silence } from '../fixtures/sounds.ts';
import { createServedEngine } from './served-engine.ts';

interface Received {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly form: FormData;
}

/** A small server of the protocol: each test says what it answers. */
const received: Received[] = [];
let respond: (
  request: Received,
) =>
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'never' = () => ({});
const server = createServer((request, response) => {
  void (async () => {
    const form = await new Response(await readBody(request), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const entry = { url: request.url, authorization: request.headers.authorization, form };
    received.push(entry);
    const answer = respond(entry);
    if (answer === 'never') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
  })();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

const engine = createServedEngine({ url: `${url}/v1/`, key: 'secret', model: 'large-v3' });
const clip = await readSample('fr-03.wav');
beforeEach(() => {
  received.length = 0;
  respond = () => ({ body: { text: 'bonjour' } });
});
afterAll(async () => {
  await engine.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('words, times and confidence are read from verbose_json', async () => {
  respond = () => ({
    body: {
      language: 'french',
      duration: 4.4,
      text: ' le patient marche',
      segments: [{ start: 0, end: 4, text: ' le patient marche', avg_logprob: Math.log(0.9) }],
      words: [
        { word: 'le', start: 0.1, end: 0.3 },
        { word: ' patient', start: 0.3, end: 0.9, probability: 0.7 },
        { word: 'marche', start: 1, end: 900 },
      ],
    },
  });
  const speech = await engine.transcribe(clip, { language: 'fr' });
  expect(speech).toMatchObject({
    text: 'le patient marche',
    language: 'fr',
    decodedSeconds: speech.duration,
  });
  expect(speech.words).toEqual([
    { text: 'le', start: 0.1, end: 0.3, confidence: expect.closeTo(0.9) },
    { text: 'patient', start: 0.3, end: 0.9, confidence: 0.7 },
    { text: 'marche', start: 1, end: speech.duration, confidence: expect.closeTo(0.9) },
  ]);
  const [request] = received;
  expect(request).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer secret' });
  expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
    model: 'large-v3',
    language: 'fr',
    response_format: 'verbose_json',
  });
  const file = request?.form.get('file');
  expect(file instanceof File && [file.name, file.size]).toEqual(['audio.wav', clip.length]);
});

test('a server that knows only plain json is asked again for it', async () => {
  respond = ({ form }) =>
    form.get('response_format') === 'json' ? { body: { text: 'le patient va bien' } } : { status: 400 };
  const speech = await engine.transcribe(await readSample('fr-long.webm'), { language: 'auto' });
  expect(speech.text).toBe('le patient va bien');
  expect(speech.words.map((word) => word.text)).toEqual(['le', 'patient', 'va', 'bien']);
  expect(speech).toMatchObject({ language: null, confidence: null });
  expect(received).toHaveLength(2);
  expect(received[1]?.form.has('language')).toBe(false);
  const file = received[1]?.form.get('file');
  expect(file instanceof File && file.name).toBe('audio.webm');
});

test.each([
  ['too many requests', { status: 429 }],
  ['a broken server', { status: 503 }],
  ['a wrong key', { status: 401 }],
  ['an answer that is no JSON', { body: '<html>' }],
  ['an answer without text', { body: { error: 'no' } }],
])('%s is a failed transcription', async (_, answer) => {
  respond = () => answer;
  await expect(engine.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'TRANSCRIPTION_FAILED',
  });
});

test('a busy server is asked again after the pause that it names, and not when the pause is too long', async () => {
  respond = () =>
    received.length < 3
      ? { status: 429, headers: { 'retry-after': received.length === 1 ? '0' : '1' } }
      : { body: { text: 'bonjour' } };
  const begun = performance.now();
  await expect(engine.transcribe(clip, { language: 'fr' })).resolves.toMatchObject({ text: 'bonjour' });
  expect(performance.now() - begun).toBeGreaterThan(900);
  expect(received).toHaveLength(3);
  received.length = 0;
  respond = () => ({ status: 429, headers: { 'retry-after': '3600' } });
  await expect(engine.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'TRANSCRIPTION_FAILED',
  });
  expect(received).toHaveLength(1);
});

test('an answer without words is silence, and an answer without anything is a failure', async () => {
  respond = () => ({ body: { text: '', words: [], segments: [] } });
  await expect(engine.transcribe(clip, { language: 'fr' })).resolves.toMatchObject({ text: '', words: [] });
  respond = () => ({ body: ' ' });
  await expect(engine.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'TRANSCRIPTION_FAILED',
  });
});

test('a server that does not answer in time, or at all, is a failed transcription', async () => {
  respond = () => 'never';
  const hasty = createServedEngine({ url, timeoutSeconds: 0.2 });
  await expect(hasty.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'TRANSCRIPTION_FAILED',
  });
  await hasty.close();
  const nowhere = createServedEngine({ url: 'http://127.0.0.1:9' });
  await expect(nowhere.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'TRANSCRIPTION_FAILED',
  });
  await nowhere.close();
});

test('an aborted request fails with its reason', async () => {
  const reason = new Error('left');
  const left = new AbortController();
  respond = () => {
    left.abort(reason);
    return 'never';
  };
  await expect(engine.transcribe(clip, { language: 'fr', signal: left.signal })).rejects.toBe(reason);
});

test('silence and what is no audio are not sent', async () => {
  await expect(engine.transcribe(buildWav(silence(3)), { language: 'en' })).resolves.toMatchObject({
    text: '',
    duration: 3,
    decodedSeconds: 3,
    language: 'en',
  });
  await expect(
    engine.transcribe(new TextEncoder().encode('<html>'), { language: 'en' }),
  ).rejects.toMatchObject({ code: 'AUDIO_INVALID' });
  expect(received).toEqual([]);
});

test('text that nobody can have said counts as not heard, and so does audio that the server left out', async () => {
  respond = () => ({ body: { text: 'merci '.repeat(200) } });
  await expect(engine.transcribe(clip, { language: 'fr' })).resolves.toMatchObject({
    text: '',
    words: [],
    decodedSeconds: 0,
  });
  respond = () => ({ body: { text: 'le début', duration: 30 } });
  await expect(
    engine.transcribe(await readSample('fr-long.webm'), { language: 'fr' }),
  ).resolves.toMatchObject({ decodedSeconds: 30 });
});

test('a redirect is not followed: it would take the voice elsewhere', async () => {
  respond = () => ({ status: 307, headers: { location: `${url}/elsewhere` }, body: '' });
  await expect(engine.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'TRANSCRIPTION_FAILED',
  });
  expect(received).toHaveLength(1);
});

test('a server on another machine hears nothing unless somebody says that it may', async () => {
  const outside = url.replace('127.0.0.1', '0.0.0.0');
  const forgotten = createServedEngine({ url: outside });
  await expect(forgotten.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
    code: 'SPEECH_NOT_ALLOWED',
  });
  expect(await forgotten.status()).toMatchObject({
    state: 'not-allowed',
    host: outside.slice('http://'.length),
  });
  expect(received).toEqual([]);
  const allowed = createServedEngine({ url: outside, mayLeave: () => Promise.resolve(true) });
  expect((await allowed.transcribe(clip, { language: 'fr' })).text).toBe('bonjour');
  await Promise.all([forgotten.close(), allowed.close()]);
});
