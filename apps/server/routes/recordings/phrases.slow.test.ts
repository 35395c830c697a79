import type { SpokenPhrase, SpokenPhrases } from '@constat/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createSpeechEngine } from '../../speech/create-speech-engine.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { countWordErrors } from '../../speech/fixtures/count-word-errors.ts';
import { recordWebm } from '../../speech/fixtures/record-webm.ts';
import { FIXTURE_MODEL, readSample, readSamples } from '../../speech/fixtures/sounds.ts';
import { concatenate, cough, knock, silence } from '../../speech/fixtures/sounds.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { beginRecording, hearPart, postSegment, putParts, splitFile } from './parts.test-data.ts';

const samples = await readSamples();
const long = await readSample('fr-long.webm');
/** About a second each. */
const parts = splitFile(long, 3_100);

let speech: SpeechEngine;
let server: TestServer;
let client: TestClient;
let id: string;
beforeAll(async () => {
  const engine = createSpeechEngine({ engine: 'embedded', modelDirectory: FIXTURE_MODEL });
  await engine.warmUp();
  speech = engine;
});
afterAll(() => speech.close());
beforeEach(async () => {
  server = await buildServer({ speech });
  client = await server.signUp();
  id = newId();
  await beginRecording(client, id, { language: 'fr' });
});
afterEach(() => server.close());

const textOf = (phrases: readonly SpokenPhrase[]) =>
  phrases.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
const stop = (count: number, { after = 0, by = client } = {}) =>
  by.post(`/api/recordings/${id}/stop`, { parts: count, after });
const readPhrases = async (after = 0, by = client) =>
  (await by.get(`/api/recordings/${id}/phrases?after=${after}`)).json<SpokenPhrases>().phrases;

/** The rest after a stop, however long the engine takes. */
async function rest(count: number, after: number): Promise<SpokenPhrases> {
  let answer = await stop(count, { after });
  while (answer.statusCode === 202) answer = await client.get(`/api/recordings/${id}/phrases?after=${after}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Dictates parts as a page does, from one up to another. */
async function dictate(audio: readonly Uint8Array[], from = 0, known: readonly SpokenPhrase[] = []) {
  const phrases = [...known];
  const arrivals: { readonly part: number; readonly phrase: SpokenPhrase }[] = [];
  for (const [index, part] of audio.entries()) {
    const told = { sequence: from + index, audio: part, after: phrases.length };
    const answer = await hearPart(client, id, told);
    expect(answer).toMatchObject({ next: from + index + 1, pace: 'live' });
    arrivals.push(...answer.phrases.map((phrase) => ({ part: from + index, phrase })));
    phrases.push(...answer.phrases);
  }
  return { phrases, arrivals };
}

describe('a recording that is dictated', () => {
  test('has its words in the answers to its parts, each once, and the last after the stop', async () => {
    const { phrases, arrivals } = await dictate(parts);
    const last = await rest(parts.length, phrases.length);
    const all = [...phrases, ...last.phrases];
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
    // In the answer to the part in which its pause ended, or to the next one; a busy machine may be late.
    const partMs = all.at(-1)?.toMs ?? 0;
    const delays = arrivals.map(({ part, phrase }) => ((part + 1) / parts.length) * partMs - phrase.toMs);
    expect(delays.filter((delay) => delay < 4_000).length).toBeGreaterThan(all.length / 2);
    for (const { fromMs, toMs, words } of all)
      for (const { startMs, endMs } of words)
        expect([startMs >= fromMs, endMs >= startMs, endMs <= toMs]).toEqual([true, true, true]);
    const said = samples.find(({ file }) => file === 'fr-long.webm')?.text ?? '';
    const whole = (await postSegment(client, id, 0, { endPart: parts.length })).json<{
      transcription: string;
    }>().transcription;
    const rate = (text: string) => countWordErrors(said, text) / said.split(' ').length;
    expect(rate(textOf(all))).toBeLessThanOrEqual(rate(whole) + 0.01);
    expect(await readPhrases()).toEqual(all);
    expect(await readPhrases(all.length - 1)).toEqual(all.slice(-1));
  });

  test('is answered as before where no phrases are asked for, and is caught up with later', async () => {
    expect((await putParts(client, id, 0, parts.slice(0, 30))).json()).toEqual({ next: 30 });
    const { phrases } = await hearPart(client, id, { sequence: 30, audio: parts[30] ?? long, after: 0 });
    const caughtUp = await rest(31, 0);
    expect(caughtUp.phrases.length).toBeGreaterThan(4);
    expect(caughtUp.phrases.slice(0, phrases.length)).toEqual(phrases);
  });

  test('and whose parts come again, or many at once, has the same phrases', async () => {
    const { phrases } = await dictate(parts.slice(0, 20));
    for (const sequence of [3, 19])
      expect(
        await hearPart(client, id, { sequence, audio: parts[sequence] ?? long, after: 0 }),
      ).toMatchObject({ next: 20, phrases });
    const changed = await client.send({
      method: 'PUT',
      url: `/api/recordings/${id}/parts/3?after=0`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('other'),
    });
    expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([409, 'PART_DIFFERS']);
    await putParts(client, id, 20, parts.slice(20));
    const all = await rest(parts.length, 0);
    const alone = newId();
    await beginRecording(client, alone, { language: 'fr' });
    id = alone;
    await dictate(parts);
    expect((await rest(parts.length, 0)).phrases).toEqual(all.phrases);
  });

  test('and whose server is restarted in the middle goes on with the same phrases under the same numbers', async () => {
    const half = 33;
    const { phrases: before } = await dictate(parts.slice(0, half));
    expect(before.length).toBeGreaterThan(0);
    const own = { store: server.store, clock: server.clock };
    // Another process, which has heard nothing, on the same database.
    const engine = createSpeechEngine({ engine: 'embedded', modelDirectory: FIXTURE_MODEL });
    const restarted = await buildServer({ ...own, speech: engine });
    try {
      const { cookie } = client;
      const send = (options: Parameters<TestClient['send']>[0]) =>
        restarted.app.inject({ ...options, headers: { cookie, ...options.headers } });
      const get = (url: string) => send({ method: 'GET', url });
      client = { ...client, send, get, post: (url, payload = {}) => send({ method: 'POST', url, payload }) };
      const { phrases } = await dictate(parts.slice(half), half, before);
      const after = await rest(parts.length, 0);
      expect(after.phrases.slice(0, phrases.length)).toEqual(phrases);
      const unbroken = newId();
      id = unbroken;
      await beginRecording(await client.signInAgain(), unbroken, { language: 'fr' });
      await dictate(parts);
      expect((await rest(parts.length, 0)).phrases).toEqual(after.phrases);
    } finally {
      await restarted.close();
      await engine.close();
    }
  });

  test('that stops and goes on has all its words', async () => {
    const { phrases } = await dictate(parts.slice(0, 10));
    const paused = await rest(10, 0);
    expect(paused.phrases.slice(0, phrases.length)).toEqual(phrases);
    expect(await rest(10, 0)).toEqual(paused);
    await dictate(parts.slice(10, 20), 10, paused.phrases);
    const { phrases: all } = await rest(20, 0);
    expect(all.slice(0, paused.phrases.length)).toEqual(paused.phrases);
    expect(all.length).toBeGreaterThan(paused.phrases.length);
  });

  test('cannot stop before its parts have come', async () => {
    await dictate(parts.slice(0, 2));
    const answer = await stop(3);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'PARTS_MISSING', next: 2 }]);
  });
});

test('knocks and coughs give no phrase, and what is said among them does', async () => {
  const noises = [90, 140, 220].flatMap((pitch) => [knock(pitch), silence(0.8), cough(0.5), silence(0.8)]);
  const webm = recordWebm(concatenate(silence(1), ...noises, silence(1)));
  const { phrases } = await dictate(splitFile(webm, 3_100));
  expect([...phrases, ...(await rest(splitFile(webm, 3_100).length, 0)).phrases]).toEqual([]);
});

describe('a recording that cannot be heard as it comes', () => {
  test('is stored and says so: garbage, other files, and damage in the middle', async () => {
    const files = [
      Buffer.from('<html>'.repeat(2_000)),
      Buffer.concat([Buffer.from([0, 0, 0, 0x1c]), Buffer.from('ftypisom'), Buffer.alloc(9_000)]),
      Buffer.concat([long.subarray(0, 60_000), Buffer.alloc(4_000, 0x20), long.subarray(70_000, 90_000)]),
    ];
    for (const file of files) {
      id = newId();
      await beginRecording(client, id);
      const split = splitFile(file, 3_100);
      let last: SpokenPhrases | undefined;
      for (const [sequence, audio] of split.entries())
        last = await hearPart(client, id, { sequence, audio, after: 0 });
      expect(last?.next).toBe(split.length);
      expect((await rest(split.length, 0)).pace).toBe('segments');
    }
    // What was said before the damage stands.
    expect((await readPhrases()).length).toBeGreaterThan(1);
  });

  test('as with an engine that is off, is stored as before', async () => {
    const off = await buildServer();
    try {
      client = await off.signUp();
      await beginRecording(client, id);
      const audio = parts[0] ?? long;
      expect(await hearPart(client, id, { sequence: 0, audio, after: 0 })).toEqual({
        next: 1,
        phrases: [],
        pace: 'segments',
      });
      expect((await stop(1)).json()).toEqual({ next: 1, phrases: [], pace: 'segments', isComplete: true });
    } finally {
      await off.close();
    }
  });
});

describe('the phrases', () => {
  test("are as nobody's to another physician", async () => {
    await dictate(parts.slice(0, 12));
    await rest(12, 0);
    const other = await server.signUp();
    expect((await stop(12, { by: other })).statusCode).toBe(404);
    expect((await other.get(`/api/recordings/${id}/phrases`)).statusCode).toBe(404);
    await expect(hearPart(other, id, { sequence: 12, audio: parts[12] ?? long, after: 0 })).rejects.toThrow(
      '404',
    );
    // The same id of their own is another recording.
    await beginRecording(other, id);
    expect(await readPhrases(0, other)).toEqual([]);
    expect((await readPhrases()).length).toBeGreaterThan(0);
  });

  test('are erased with the recording, and at its term', async () => {
    const place = () => ({ ownerId: client.userId, recordingId: id });
    await dictate(parts.slice(0, 12));
    await rest(12, 0);
    expect(await server.store.spokenPhrases.last(place())).toBeGreaterThan(0);
    await client.send({ method: 'DELETE', url: `/api/recordings/${id}` });
    expect(await server.store.spokenPhrases.last(place())).toBe(0);
    expect((await client.get(`/api/recordings/${id}/phrases`)).statusCode).toBe(404);
    id = newId();
    await beginRecording(client, id);
    await dictate(parts.slice(0, 12));
    await rest(12, 0);
    await server.store.recordingStreams.eraseOlder(server.clock.now());
    expect(await server.store.spokenPhrases.last(place())).toBe(0);
  });

  test.each(['after=-1', 'after=x', 'after=1&after=2', 'after=99999999', 'more=1'])(
    'are not given for %s',
    async (query) => {
      expect((await client.get(`/api/recordings/${id}/phrases?${query}`)).statusCode).toBe(400);
    },
  );
});
