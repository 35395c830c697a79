import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Recording, Transcription } from '@constat/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSegmentRecogniser } from '../../actions/recognise-segment.ts';
import { newId } from '../../platform/ids.ts';
import { createSpeechEngine } from '../../speech/create-speech-engine.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { MODEL, buildChunk, send } from '../speech/chunk.test-data.ts';
import {
  beginRecording,
  NOTE as NOTE_OF_SECTION,
  postSegment,
  putParts,
  splitFile,
} from './parts.test-data.ts';

const sample = (name: string) => readFileSync(path.join(MODEL, `samples/${name}-long.webm`));
const FILES = { fr: sample('fr'), en: sample('en') };

/** An engine that counts what it is given, and hears one word once `gate` opens. */
function countingEngine() {
  const state = { heard: [] as number[], gate: Promise.resolve() };
  const engine: SpeechEngine = {
    status: () => Promise.resolve({ state: 'ready', engine: 'embedded', model: 'm', languages: ['fr'] }),
    async transcribe(audio) {
      state.heard.push(audio.byteLength);
      await state.gate;
      const words = [{ text: 'genou', start: 0, end: 1, confidence: 0.9 }];
      return { text: 'genou', words, duration: 2, decodedSeconds: 2, language: 'fr', confidence: 0.9 };
    },
    close: () => Promise.resolve(),
  };
  return { engine, state };
}

const NOTE = { ...NOTE_OF_SECTION, segments: [{ startMs: 0, endMs: 64_000, isSilent: false }] };

let server: TestServer;
let client: TestClient;
let id: string;
const parts = splitFile(FILES.fr);

async function open(speech: SpeechEngine): Promise<void> {
  server = await buildServer({ speech });
  client = await server.signUp();
  id = newId();
  await beginRecording(client, id);
  expect((await putParts(client, id, 0, parts)).statusCode).toBe(200);
}
afterEach(() => server.close());

describe('with the embedded engine', () => {
  let speech: SpeechEngine;
  beforeAll(() => {
    speech = createSpeechEngine({ engine: 'embedded', modelDirectory: MODEL });
  });
  afterAll(() => speech.close());
  beforeEach(() => open(speech));

  test.each(['fr', 'en'] as const)(
    'a whole %s recording gives the text that its file gives',
    async (language) => {
      const file = new Blob([new Uint8Array(FILES[language])], { type: 'audio/webm' });
      const whole = (await send(client, buildChunk({ audio: file, language }))).json<Transcription>();
      const own = newId();
      await beginRecording(client, own);
      const split = splitFile(FILES[language]);
      await putParts(client, own, 0, split);
      const answer = await postSegment(client, own, 0, { endPart: split.length, language });
      expect(answer.json()).toEqual(whole);
      expect(whole.words.length).toBeGreaterThan(50);
    },
  );

  test('stretches are heard again from the parts, and hold each second once', async () => {
    const spans = [
      { firstPart: 0, endPart: parts.length, fromMs: 0, toMs: 20_013, preRoll: false },
      { firstPart: 14, endPart: parts.length, fromMs: 20_013, toMs: 41_500, preRoll: true },
      { firstPart: 30, endPart: parts.length, fromMs: 41_500, toMs: null, preRoll: true },
    ];
    const seconds: number[] = [];
    for (const [index, span] of spans.entries()) {
      const answer = await postSegment(client, id, index, span);
      expect(answer.json()).toMatchObject({ chunkIndex: index, enhanced: false });
      seconds.push(answer.json<Transcription>().duration);
      const audio = await client.get(`/api/recordings/${id}/chunks/${index}/audio`);
      expect([audio.statusCode, audio.headers['content-type']]).toEqual([200, 'audio/webm']);
      expect(audio.rawPayload.byteLength).toBeGreaterThan(50_000);
    }
    const whole = (await postSegment(client, id, 3, { endPart: parts.length })).json<Transcription>();
    expect(seconds.reduce((sum, value) => sum + value, 0)).toBeCloseTo(whole.duration, 3);
  });

  test('parts that hold no sound are refused as the file would be', async () => {
    const own = newId();
    await beginRecording(client, own);
    await putParts(client, own, 0, [Buffer.alloc(5_000, 0x20), Buffer.alloc(5_000)]);
    const answer = await postSegment(client, own, 0, { endPart: 2 });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'AUDIO_INVALID']);
  });
});

describe('with an engine that counts', () => {
  let counting: ReturnType<typeof countingEngine>;
  beforeEach(async () => {
    counting = countingEngine();
    await open(counting.engine);
  });

  test('a segment is recognised once, however often it is asked for', async () => {
    const ask = () => postSegment(client, id, 0, { endPart: parts.length });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    answers.push(await ask());
    // Another page may name other parts around the same stretch.
    answers.push(await postSegment(client, id, 0, { endPart: parts.length, firstPart: 3 }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(counting.state.heard).toHaveLength(1);
  });

  test('another stretch under the same number takes its place', async () => {
    await postSegment(client, id, 0, { endPart: parts.length, toMs: 20_000 });
    await postSegment(client, id, 0, { endPart: parts.length, toMs: 10_000 });
    expect(counting.state.heard).toHaveLength(2);
    expect(counting.state.heard[0]).toBeGreaterThan(counting.state.heard[1] ?? Infinity);
  });

  test('parts that are not there yet are named', async () => {
    const ahead = await postSegment(client, id, 0, { endPart: parts.length + 1 });
    expect(ahead.json()).toMatchObject({ code: 'PARTS_MISSING', next: parts.length });
    const beyond = await postSegment(client, id, 0, { endPart: 5, toMs: 30_000 });
    expect(beyond.json()).toMatchObject({ code: 'PARTS_MISSING', next: 5 });
    expect((await postSegment(client, newId(), 0, { endPart: 1 })).statusCode).toBe(404);
    const other = await server.signUp();
    expect((await postSegment(other, id, 0, { endPart: 1 })).statusCode).toBe(404);
    expect(counting.state.heard).toEqual([]);
  });

  test('its recording is finished once its text is delivered, and its parts stay to be heard', async () => {
    await postSegment(client, id, 0, { endPart: parts.length });
    const twoSegments = [...NOTE.segments, { startMs: 64_000, endMs: 65_000, isSilent: false }];
    const offered = async () => (await client.get('/api/recordings/unfinished')).json<unknown[]>().length;
    await client.put(`/api/recordings/${id}`, { ...NOTE, segments: twoSegments });
    expect(await offered()).toBe(1);
    await client.put(`/api/recordings/${id}`, NOTE);
    expect(await offered()).toBe(0);
    // What a slow page still tells of it does not bring it back.
    await beginRecording(client, id, { note: '{"late":true}' });
    expect(await offered()).toBe(0);
    const address = `/api/recordings/${id}`;
    expect((await client.get(`${address}/chunks/0/audio`)).statusCode).toBe(200);
    expect((await client.get(address)).json<Recording>().segments).toMatchObject([{ hasAudio: true }]);
    await client.send({ method: 'DELETE', url: `${address}/audio` });
    expect((await client.get(`${address}/chunks/0/audio`)).statusCode).toBe(404);
    expect((await client.get(`${address}/parts`)).statusCode).toBe(404);
    expect((await client.get(address)).json()).toMatchObject({
      segments: [{ text: 'genou', hasAudio: false }],
    });
  });

  test('whose segments came as files of their own keeps no second copy once it is finished', async () => {
    const form = buildChunk({ recordingId: id });
    expect((await send(client, form)).statusCode).toBe(200);
    await client.put(`/api/recordings/${id}`, NOTE);
    expect((await client.get('/api/recordings/unfinished')).json()).toEqual([]);
    expect((await client.get(`/api/recordings/${id}/parts`)).json()).toEqual([]);
    expect((await client.get(`/api/recordings/${id}/chunks/0/audio`)).statusCode).toBe(200);
    // A page that is late with its last seconds brings nothing back.
    expect((await putParts(client, id, 0, parts)).json()).toEqual({ next: parts.length });
    expect((await client.get(`/api/recordings/${id}/parts`)).json()).toEqual([]);
  });

  test('of two server processes one recognises, and the other one answers with its text', async () => {
    let release = () => {};
    counting.state.gate = new Promise<void>((resolve) => (release = resolve));
    const second = createSegmentRecogniser({ ...server, speech: counting.engine }, { lookMs: 10 });
    const place = { ownerId: client.userId, recordingId: id, chunkIndex: 0 };
    const request = {
      firstPart: 0,
      endPart: parts.length,
      fromMs: 0,
      toMs: null,
      preRoll: false,
      language: 'fr',
    } as const;
    const one = postSegment(client, id, 0, request);
    await expect.poll(() => counting.state.heard.length).toBe(1);
    const other = second(place, request);
    release();
    expect((await one).json()).toEqual(await other);
    expect(counting.state.heard).toHaveLength(1);
  });

  test('what a process that died had begun is taken over when its lease ends', async () => {
    counting.state.gate = new Promise<void>(() => {});
    const request = {
      firstPart: 0,
      endPart: parts.length,
      fromMs: 0,
      toMs: null,
      preRoll: false,
      language: 'fr',
    } as const;
    const place = { ownerId: client.userId, recordingId: id, chunkIndex: 0 };
    const lease = {
      holder: 'a process that died',
      now: server.clock.now(),
      until: server.clock.now() + 15_000,
    };
    expect(await server.store.recordingStreams.takeLease(place, lease)).toBe(true);
    counting.state.gate = Promise.resolve();
    const living = createSegmentRecogniser({ ...server, speech: counting.engine }, { lookMs: 10 });
    const answer = living(place, request);
    server.clock.advance(14_999);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(counting.state.heard).toEqual([]);
    server.clock.advance(1);
    expect(await answer).toMatchObject({ transcription: 'genou' });
    // A clock that was set back a day does not make anybody wait a day.
    expect(
      await server.store.recordingStreams.takeLease(place, { ...lease, until: lease.until + 86_400_000 }),
    ).toBe(true);
    server.clock.set(0);
    expect(await living({ ...place, chunkIndex: 1 }, request)).toMatchObject({ chunkIndex: 1 });
  });
});
