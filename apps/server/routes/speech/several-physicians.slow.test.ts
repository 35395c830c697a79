import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorBody } from '@constat/contract/errors';
import { afterEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { readAudio } from '../../speech/audio/read-audio.ts';
import { createEmbeddedEngine } from '../../speech/embedded/create-embedded-engine.ts';
import { createDecodingPool } from '../../speech/embedded/decoding-pool.ts';
import type { Job } from '../../speech/embedded/speech-job.ts';
import { createRecognitionQueue } from '../../speech/embedded/recognition-queue.ts';
import { ENDLESS_BYTES, ENDLESS_SAMPLES, FATAL_SAMPLES } from '../../speech/fixtures/fatal-lengths.ts';
import { buildWav } from '../../speech/fixtures/sounds.ts';
import type { WarmableSpeechEngine } from '../../speech/warmable-speech-engine.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { MODEL, buildChunk, recording, send } from './chunk.test-data.ts';

const dictation = await readFile(path.join(MODEL, 'samples/fr-long.webm'));
const { samples } = await readAudio(recording);

let engine: WarmableSpeechEngine;
let server: TestServer;
afterEach(async () => {
  await server.close();
  await engine.close();
});

async function serve(speech: WarmableSpeechEngine): Promise<void> {
  engine = speech;
  server = await buildServer({ speech });
  await engine.warmUp();
}

function sendAudio(
  client: TestClient,
  audio: Uint8Array,
  parts: Record<string, string> = {},
  language = 'fr',
) {
  const form = buildChunk({ audio: new Blob([new Uint8Array(audio)]), recordingId: newId(), ...parts });
  return send(client, form, { 'accept-language': language });
}

test('a physician with a long queue does not keep another waiting', async () => {
  await serve(createEmbeddedEngine({ modelDirectory: MODEL }));
  const [busy, other] = [await server.signUp(), await server.signUp()];
  let answered = 0;
  const recordingId = newId();
  const queue = Array.from({ length: 12 }, async (_, index) => {
    const answer = await sendAudio(busy, dictation, { recordingId, chunkIndex: `${index}` });
    answered += 1;
    return answer.statusCode;
  });
  await Promise.race(queue);
  const before = answered;
  expect((await sendAudio(other, recording)).statusCode).toBe(200);
  // Those that ran or were being decoded when it came.
  expect(answered - before).toBeLessThanOrEqual(4);
  expect(new Set(await Promise.all(queue))).toEqual(new Set([200]));
});

test('recordings that hang their reader are refused, and nobody else waits for them', async () => {
  const program = new URL('../../speech/fixtures/fragile-decoding-process.ts', import.meta.url);
  const limitSeconds = (job: Job) => ('audio' in job && job.audio.byteLength === ENDLESS_BYTES ? 0.5 : 60);
  const decoders = createDecodingPool({ program, limitSeconds });
  await serve(createEmbeddedEngine({ modelDirectory: MODEL }, createRecognitionQueue(), decoders));
  const [hostile, other] = [await server.signUp(), await server.signUp()];
  const endless = (last: number) => {
    const bytes = new Uint8Array(ENDLESS_BYTES);
    bytes.set(dictation.subarray(0, 300));
    bytes[bytes.length - 1] = last;
    return bytes;
  };
  const ended: string[] = [];
  const refused = [1, 2, 3, 4].map(async (last) => {
    const answer = await sendAudio(hostile, endless(last));
    ended.push('hostile');
    return answer.json<ErrorBody>().code;
  });
  expect((await sendAudio(other, recording)).statusCode).toBe(200);
  ended.push('other');
  expect(await Promise.all(refused)).toEqual(Array(4).fill('AUDIO_INVALID'));
  // One of them is read at a time: more of them are no more delay for anybody else.
  expect(ended.indexOf('other')).toBeLessThanOrEqual(2);
  // The same bytes are known by now, and no process is given them again.
  expect((await sendAudio(other, endless(1))).json<ErrorBody>().code).toBe('AUDIO_INVALID');
});

describe.each([
  ['hangs', ENDLESS_SAMPLES],
  ['breaks', FATAL_SAMPLES],
])('a segment that %s recognition', (_what, length) => {
  test('is named and put aside with its audio kept; another dictation goes on', async () => {
    let jobs = 0;
    const limitSeconds = (job: Job) => {
      if (job.kind !== 'recognise') return 60;
      jobs += 1;
      return job.samples.length === ENDLESS_SAMPLES ? 0.5 : 60;
    };
    const program = new URL('../../speech/fixtures/fragile-recognition-process.ts', import.meta.url);
    const queue = createRecognitionQueue({ program, limitSeconds });
    await serve(createEmbeddedEngine({ modelDirectory: MODEL }, queue));
    const [physician, other] = [await server.signUp(), await server.signUp()];
    const lethal = buildWav(samples.subarray(0, length));
    const recordingId = newId();
    const [aside, sound] = await Promise.all([
      sendAudio(physician, lethal, { recordingId, chunkIndex: '2' }),
      sendAudio(other, recording),
    ]);
    expect(sound.statusCode).toBe(200);
    expect([aside.statusCode, aside.json<ErrorBody>()]).toEqual([
      422,
      expect.objectContaining({
        code: 'AUDIO_PUT_ASIDE',
        segment: 3,
        message: expect.stringMatching(/^Segment 3\u00a0: Cet audio a bloqué/u),
      }),
    ]);
    const place = { ownerId: physician.userId, recordingId, chunkIndex: 2 };
    expect(Buffer.from((await server.store.audioChunks.findAudio(place))?.audio ?? [])).toEqual(
      Buffer.from(lethal),
    );
    const known = jobs;
    const again = await sendAudio(physician, lethal, { recordingId, chunkIndex: '2' }, 'en');
    expect(again.json<ErrorBody>()).toMatchObject({ code: 'AUDIO_PUT_ASIDE', segment: 3 });
    expect(again.json<ErrorBody>().message).toMatch(/^Segment 3: This audio stopped/u);
    expect(jobs).toBe(known);
    expect((await sendAudio(physician, recording)).statusCode).toBe(200);
  });
});
