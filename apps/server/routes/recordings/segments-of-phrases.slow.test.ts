import type { Recording, SpokenPhrases, Transcription } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createEmbeddedEngine } from '../../speech/embedded/create-embedded-engine.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { FIXTURE_MODEL, readSample } from '../../speech/fixtures/sounds.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { beginRecording, NOTE, postSegment, putParts, splitFile } from './parts.test-data.ts';

const parts = splitFile(await readSample('fr-long.webm'), 3_100);
let server: TestServer;
let client: TestClient;
let engine: SpeechEngine;
/** Files that were recognised as a whole. */
let files = 0;
const id = newId();
let spoken: SpokenPhrases;

beforeEach(async () => {
  const real = createEmbeddedEngine({ modelDirectory: FIXTURE_MODEL });
  files = 0;
  engine = {
    ...real,
    transcribe: (audio, options) => {
      files += 1;
      return real.transcribe(audio, options);
    },
  };
  server = await buildServer({ speech: engine });
  client = await server.signUp();
  await beginRecording(client, id, { language: 'fr' });
  await putParts(client, id, 0, parts);
  let answer = await client.post(`/api/recordings/${id}/stop`, { parts: parts.length });
  while (answer.statusCode === 202) answer = await client.get(`/api/recordings/${id}/phrases`);
  spoken = answer.json();
});
afterEach(async () => {
  await server.close();
  await engine.close();
});

test('segments that end where phrases end have their words, and nothing is recognised twice', async () => {
  const { phrases } = spoken;
  const middle = phrases[6]?.toMs ?? 0;
  const end = phrases.at(-1)?.toMs ?? 0;
  const spans = [
    { firstPart: 0, endPart: parts.length, fromMs: 0, toMs: middle, preRoll: false },
    { firstPart: 20, endPart: parts.length, fromMs: middle, toMs: end, preRoll: true },
  ];
  const texts: string[] = [];
  for (const [index, span] of spans.entries()) {
    const answer = (await postSegment(client, id, index, span)).json<Transcription>();
    const own = index === 0 ? phrases.slice(0, 7) : phrases.slice(7);
    const words = own.flatMap((phrase) => phrase.words);
    expect(answer).toMatchObject({
      chunkIndex: index,
      language: 'fr',
      duration: (span.toMs - span.fromMs) / 1000,
    });
    expect(answer.words.map(({ text, start }) => [text, Math.round(start * 1000) + span.fromMs])).toEqual(
      words.map(({ text, startMs }) => [text, startMs]),
    );
    texts.push(answer.transcription);
    expect((await client.get(`/api/recordings/${id}/chunks/${index}/audio`)).statusCode).toBe(200);
  }
  expect(files).toBe(0);
  const segments = spans.map(({ fromMs, toMs }) => ({ startMs: fromMs, endMs: toMs, isSilent: false }));
  await client.put(`/api/recordings/${id}`, { ...NOTE, segments });
  expect((await client.get('/api/recordings/unfinished')).json()).toEqual([]);
  // The words outlive their audio, as those of any segment.
  await client.send({ method: 'DELETE', url: `/api/recordings/${id}/audio` });
  expect((await client.get(`/api/recordings/${id}/phrases`)).statusCode).toBe(404);
  const kept = (await client.get(`/api/recordings/${id}`)).json<Recording>();
  expect(kept.segments.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['ends elsewhere', { toMs: 30_001 }],
  ['begins elsewhere', { fromMs: 3_001 }],
  ['has no end', { toMs: null }],
  ['is of another language', { language: 'en' as const }],
])('a segment that %s is recognised from its audio', async (_case, change) => {
  const toMs = spoken.phrases[6]?.toMs ?? 0;
  const answer = await postSegment(client, id, 0, { endPart: parts.length, toMs, ...change });
  expect(answer.statusCode).toBe(200);
  expect(files).toBe(1);
});
