import type { SpokenPhrases } from '@constat/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { beginRecording, hearPart, putParts, splitFile } from '../routes/recordings/parts.test-data.ts';
import { createEmbeddedEngine } from '../speech/embedded/create-embedded-engine.ts';
import { createRecognitionQueue } from '../speech/embedded/recognition-queue.ts';
import type { SpeechEngine } from '../speech/engine.ts';
import { readAudio } from '../speech/audio/read-audio.ts';
import { recordWebm } from '../speech/fixtures/record-webm.ts';
import { concatenate, FIXTURE_MODEL, readSample } from '../speech/fixtures/sounds.ts';
import type { LiveSpeech } from '../speech/live/live-speech.ts';
import type { RecognitionCost } from '../speech/live/recognition-cost.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { createPhraseRecogniser } from './recognise-phrases.ts';

const parts = splitFile(await readSample('fr-long.webm'), 3_100);
const ALL = { waitMs: 20_000, all: true };

/** The engine with costs that a test sets; notes how many samples it was given each time. */
function costlyEngine() {
  const state = { cost: null as RecognitionCost | null, heard: [] as number[] };
  const real = createRecognitionQueue();
  const queue = {
    ...real,
    run: ((kind, input, context) => {
      if (kind === 'recognise' && 'samples' in input) state.heard.push(input.samples.length);
      return real.run(kind, input, context);
    }) as typeof real.run,
    get cost() {
      return state.cost;
    },
  };
  return { engine: createEmbeddedEngine({ modelDirectory: FIXTURE_MODEL }, queue), state };
}

const { engine, state } = costlyEngine();
beforeAll(() => engine.warmUp());
afterAll(() => engine.close());

let server: TestServer;
let client: TestClient;
let id: string;
const place = () => ({ ownerId: client.userId, recordingId: id });
async function open(speech: SpeechEngine): Promise<void> {
  server = await buildServer({ speech });
  client = await server.signUp();
  id = newId();
  await beginRecording(client, id, { language: 'fr' });
}
beforeEach(() => {
  state.cost = null;
  state.heard = [];
});
afterEach(() => server.close());

async function stop(): Promise<SpokenPhrases> {
  let answer = await client.post(`/api/recordings/${id}/stop`, { parts: parts.length });
  while (answer.statusCode === 202) answer = await client.get(`/api/recordings/${id}/phrases`);
  return answer.json();
}
const wordsOf = ({ phrases }: SpokenPhrases) =>
  phrases.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('an engine', () => {
  beforeEach(() => open(engine));

  test('that keeps up takes phrases one by one', async () => {
    await putParts(client, id, 0, parts);
    const answer = await stop();
    expect(answer.pace).toBe('live');
    expect(state.heard).toHaveLength(answer.phrases.length);
  });

  test('that does not, because each beginning costs it much, takes several in one piece, and says so', async () => {
    await putParts(client, id, 0, parts);
    const single = await stop();
    state.heard = [];
    state.cost = { startSeconds: 4, secondsPerSecond: 0.1 };
    id = newId();
    await beginRecording(client, id, { language: 'fr' });
    await putParts(client, id, 0, parts);
    const joined = await stop();
    expect(joined.pace).toBe('long-pieces');
    expect(state.heard.length).toBeLessThan(joined.phrases.length / 2);
    expect(Math.max(...state.heard) / 16_000).toBeLessThanOrEqual(28);
    // The phrases, and hardly any of their words, depend on it.
    const places = ({ phrases }: SpokenPhrases) => phrases.map(({ words: _words, ...phrase }) => phrase);
    expect(places(joined)).toEqual(places(single));
    const same = wordsOf(joined).filter((text, index) => text === wordsOf(single)[index]);
    expect(same.length).toBeGreaterThan(0.6 * joined.phrases.length);
  });

  test('that is slower than speech leaves them to segments, and says so, to the end of the recording', async () => {
    state.cost = { startSeconds: 0, secondsPerSecond: 1 };
    const answer = await hearPart(client, id, { sequence: 0, audio: parts[0] ?? Buffer.alloc(1), after: 0 });
    expect(answer).toEqual({ next: 1, phrases: [], pace: 'segments' });
    state.cost = null;
    await putParts(client, id, 1, parts.slice(1));
    expect(await stop()).toEqual({ next: parts.length, phrases: [], pace: 'segments', isComplete: true });
    expect(state.heard).toEqual([]);
  });

  test('that becomes so while phrases wait gives those that it has', async () => {
    await putParts(client, id, 0, parts.slice(0, 20));
    await client.get(`/api/recordings/${id}/phrases`);
    const known = await server.store.spokenPhrases.last(place());
    state.cost = { startSeconds: 0, secondsPerSecond: 2 };
    await putParts(client, id, 20, parts.slice(20));
    const answer = await stop();
    expect(answer.pace).toBe('segments');
    expect(answer.phrases.length).toBeGreaterThanOrEqual(known);
    expect(answer.phrases.length).toBeLessThan(13);
  });
});

/** The listening of the real engine, and words of a test. */
function scriptedEngine(recognise: LiveSpeech['recognise']): SpeechEngine {
  const { live } = engine;
  if (live === undefined) throw new Error('no live speech');
  return {
    ...engine,
    live: { pace: 'live', listen: (owner, given) => live.listen(owner, given), recognise },
  };
}

describe('several server processes on one database', () => {
  test('recognise each phrase once', async () => {
    const heard: number[] = [];
    const speech = scriptedEngine(async ([first]) => {
      if (first === undefined) return [];
      heard.push(first.number);
      await new Promise((resolve) => setImmediate(resolve));
      return [{ ...first, words: [{ text: 'genou', startMs: 0, endMs: 1, confidence: null }] }];
    });
    await open(speech);
    const others = [1, 2].map(() => createPhraseRecogniser({ ...server, speech }, { lookMs: 5 }));
    for (let sent = 0; sent < parts.length; sent += 9) {
      await putParts(client, id, sent, parts.slice(sent, sent + 9));
      await Promise.all([...others, ...others].map((other) => other.goOn(place(), ALL)));
    }
    expect(heard.length).toBeGreaterThan(10);
    expect(heard).toEqual(heard.map((_, index) => index + 1));
  });

  test('take over what one that died had begun, when its lease ends', async () => {
    const speech = scriptedEngine(async (phrases) => phrases.map((phrase) => ({ ...phrase, words: [] })));
    await open(speech);
    await putParts(client, id, 0, parts);
    const now = server.clock.now();
    const lease = { holder: 'a process that died', now, until: now + 15_000 };
    expect(await server.store.recordingStreams.takeLease(place(), lease)).toBe(true);
    const living = createPhraseRecogniser({ ...server, speech }, { lookMs: 5 });
    expect(await living.goOn(place(), { waitMs: 300, all: true })).toEqual({
      pace: 'live',
      isComplete: false,
    });
    expect(await server.store.spokenPhrases.last(place())).toBe(0);
    server.clock.advance(15_000);
    expect(await living.goOn(place(), ALL)).toEqual({ pace: 'live', isComplete: true });
    expect(await server.store.spokenPhrases.last(place())).toBeGreaterThan(10);
  });
});

test('an engine that fails at a phrase leaves the rest to segments, and what it gave stands', async () => {
  const speech = scriptedEngine(async ([first]) => {
    if (first === undefined || first.number === 3) throw new Refusal('AUDIO_PUT_ASIDE');
    return [{ ...first, words: [] }];
  });
  await open(speech);
  await putParts(client, id, 0, parts);
  expect(await stop()).toMatchObject({ pace: 'segments', phrases: [{ number: 1 }, { number: 2 }] });
});

test('of a long recording that is caught up with, two minutes wait in memory at most', async () => {
  const { samples } = await readAudio(await readSample('fr-long.webm'));
  const webm = recordWebm(concatenate(...Array.from({ length: 5 }, () => samples)));
  const waited: number[] = [];
  const speech = scriptedEngine(async (phrases) => {
    waited.push(phrases.reduce((sum, { fromMs, toMs }) => sum + (toMs - fromMs) / 1000, 0));
    return phrases.slice(0, 1).map((phrase) => ({ ...phrase, words: [] }));
  });
  await open(speech);
  const split = splitFile(webm, 4_000);
  for (let sent = 0; sent < split.length; sent += 100)
    await putParts(client, id, sent, split.slice(sent, sent + 100));
  const recogniser = createPhraseRecogniser({ ...server, speech });
  expect(await recogniser.goOn(place(), ALL)).toEqual({ pace: 'live', isComplete: true });
  expect(await server.store.spokenPhrases.last(place())).toBeGreaterThan(60);
  // And what one look at the parts adds.
  expect(Math.max(...waited)).toBeLessThan(150);
});

test('what the listening process has forgotten is heard again, at the very end too', async () => {
  const { live } = engine;
  if (live === undefined) throw new Error('no live speech');
  const forgetsAt = new Set(['16', 'end']);
  const listen: LiveSpeech['listen'] = async (owner, given) => {
    const isForgotten = forgetsAt.delete(given.parts.length === 0 ? 'end' : `${given.first}`);
    return isForgotten ? { next: 0, phrases: [], isUnreadable: false } : live.listen(owner, given);
  };
  await open({
    ...engine,
    live: { pace: 'live', listen, recognise: (...given) => live.recognise(...given) },
  });
  await putParts(client, id, 0, parts);
  await client.get(`/api/recordings/${id}/phrases`);
  const { phrases } = await stop();
  expect(forgetsAt.size).toBe(0);
  id = newId();
  await beginRecording(client, id, { language: 'fr' });
  await putParts(client, id, 0, parts);
  expect((await stop()).phrases).toEqual(phrases);
  expect(phrases).toHaveLength(13);
});

test('a recording that is erased while a phrase is recognised keeps none of its words', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  const speech = scriptedEngine(async (phrases) => {
    asked += 1;
    await gate;
    return phrases.slice(0, 1).map((phrase) => ({ ...phrase, words: [] }));
  });
  await open(speech);
  await putParts(client, id, 0, parts);
  const answer = client.get(`/api/recordings/${id}/phrases`);
  await expect.poll(() => asked).toBe(1);
  expect((await client.send({ method: 'DELETE', url: `/api/recordings/${id}` })).statusCode).toBe(204);
  release();
  expect((await answer).json()).toMatchObject({ phrases: [] });
  await expect.poll(() => server.store.spokenPhrases.last(place())).toBe(0);
  // Nothing of it waits any more, and another one may take its name.
  await beginRecording(client, id, { language: 'fr' });
  await putParts(client, id, 0, parts.slice(0, 20));
  await expect.poll(async () => (await client.get(`/api/recordings/${id}/phrases`)).statusCode).toBe(200);
  expect(await server.store.spokenPhrases.last(place())).toBeGreaterThan(2);
});
