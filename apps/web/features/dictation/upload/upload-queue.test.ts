import { IDLE, chunksOf, reduceRecorder } from '@constat/dictation/recorder';
import type { ChunkResult, RecorderEvent, RecorderState } from '@constat/dictation/recorder';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/client.ts';
import { classifyFailure } from './classify-failure.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { UploadPorts } from './upload-queue.ts';

const RESULT: ChunkResult = { text: 'bien', wordCount: 1, confidence: 0.8 };
const error = (status: number, code: ApiError['code'], retryAfter?: number) =>
  new ApiError(code, { status, code, retryAfter, isFromServer: code !== 'INTERNAL' && code !== 'NETWORK' });

/** A queue with a scripted server: each request takes the next answer; the last one stays. */
function startQueue(answers: (ChunkResult | Error)[], chunks = 1) {
  let state: RecorderState = reduceRecorder(IDLE, {
    kind: 'recovered',
    durationMs: chunks * 10_000,
    chunks: Array.from({ length: chunks }, (_, index) => ({
      startMs: index * 10_000,
      endMs: (index + 1) * 10_000,
      preRoll: false,
      result: null,
    })),
  });
  const events: RecorderEvent[] = [];
  const sent: { index: number; key: string }[] = [];
  const delays: number[] = [];
  const network = { online: true, rests: false, back: () => {} };
  let keys = 0;
  let settle: () => void = () => {};
  const ports: UploadPorts = {
    send: async ({ index }, { idempotencyKey }) => {
      sent.push({ index, key: idempotencyKey });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer ?? RESULT;
    },
    newKey: () => `key-${(keys += 1)}`,
    isOnline: () => network.online,
    whenOnline: () =>
      new Promise((resolve) => {
        network.back = () => {
          network.online = true;
          resolve();
        };
      }),
    delay: async (ms) => {
      delays.push(ms);
      // The wait of a marked chunk is longer than those between its attempts.
      if (network.rests && ms >= 5_000) await new Promise(() => {});
    },
    random: () => 1,
  };
  const queue = createUploadQueue(ports, (event) => {
    events.push(event);
    state = reduceRecorder(state, event);
    settle();
  });
  return {
    queue,
    network,
    sent,
    delays,
    events,
    retry: (index: number) => {
      state = reduceRecorder(state, { kind: 'retry', index });
    },
    chunks: () => chunksOf(state),
    /** Resolves once a chunk has that status. */
    reach: (kind: string, index = 0) =>
      new Promise<void>((resolve) => {
        settle = () => {
          const status = chunksOf(state)[index]?.status;
          if (status?.kind === kind || (status?.kind === 'waiting' && status.reason === kind)) resolve();
        };
        settle();
      }),
  };
}
const span = { firstPart: 0, endPart: 10, fromMs: 0, toMs: null, preRoll: false };
const job = (index = 0) => ({ index, audio: new ArrayBuffer(4_000), span });

describe('the upload queue', () => {
  it('sends one chunk after another, in order', async () => {
    const { queue, sent, reach } = startQueue([RESULT], 3);
    for (const index of [0, 1, 2]) queue.add(job(index));
    await reach('done', 2);
    expect(sent.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('tries three times under one key, after 1 s and 2 s, then marks the chunk and goes on with the next', async () => {
    const down = error(502, 'TRANSCRIPTION_FAILED');
    const { queue, sent, delays, reach, events } = startQueue([down, down, down, RESULT], 2);
    queue.add(job(0));
    queue.add(job(1));
    await reach('done', 1);
    expect(sent.slice(0, 4).map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
    expect(delays.slice(0, 2)).toEqual([1_000, 2_000]);
    expect(events).toContainEqual({
      kind: 'chunk-failed',
      index: 0,
      code: 'TRANSCRIPTION_FAILED',
      goesOn: true,
    });
  });

  it('goes on trying a marked chunk until the server is back, and counts no attempt for it', async () => {
    const away = error(0, 'NETWORK');
    const { queue, sent, delays, reach, chunks } = startQueue([...Array(23).fill(away), RESULT]);
    queue.add(job());
    await reach('failed');
    expect(chunks()[0]?.status).toEqual({ kind: 'failed', code: 'NETWORK', goesOn: true });
    await reach('done');
    expect(chunks()[0]).toMatchObject({ attempts: 3, status: { kind: 'done', result: RESULT } });
    expect(sent).toHaveLength(24);
    expect(delays.slice(2)).toEqual([5_000, ...Array(20).fill(10_000)]);
  });

  it('tries an engine that fails less and less often, and leaves it alone for a minute at most', async () => {
    const failing = error(502, 'TRANSCRIPTION_FAILED');
    const { queue, delays, reach } = startQueue([...Array(9).fill(failing), RESULT]);
    queue.add(job());
    await reach('done');
    expect(delays.slice(2)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  it('gives a marked chunk up once the server says that it holds no audio', async () => {
    const away = error(0, 'NETWORK');
    const { queue, reach, chunks, events } = startQueue([away, away, away, error(422, 'AUDIO_INVALID')]);
    queue.add(job());
    await reach('failed');
    const given = { kind: 'chunk-failed', index: 0, code: 'AUDIO_INVALID', goesOn: false };
    await expect.poll(() => events.at(-1)).toEqual(given);
    expect(chunks()[0]?.status).toMatchObject({ goesOn: false });
  });

  it('sends a marked chunk that is retried by hand once', async () => {
    const away = error(0, 'NETWORK');
    const { queue, reach, retry, sent, network } = startQueue([away, away, away, RESULT]);
    network.rests = true;
    queue.add(job());
    await reach('failed');
    retry(0);
    queue.add(job());
    await reach('done');
    expect(sent).toHaveLength(4);
  });

  it('does not try again what cannot succeed', async () => {
    const { queue, sent, reach } = startQueue([error(422, 'AUDIO_INVALID')]);
    queue.add(job());
    await reach('failed');
    expect(sent).toHaveLength(1);
  });

  it('waits while offline without using up attempts, and goes on by itself', async () => {
    const { queue, network, reach, delays } = startQueue([RESULT]);
    network.online = false;
    queue.add(job());
    await reach('offline');
    network.back();
    await reach('done');
    expect(delays).toEqual([]);
  });

  it.each([
    ['signed-out', error(401, 'UNAUTHENTICATED')],
    ['no-engine', error(503, 'SPEECH_MODEL_MISSING')],
    ['no-engine', error(503, 'SPEECH_OFF')],
  ])('keeps the chunk and waits: %s', async (reason, failure) => {
    const { queue, reach, sent } = startQueue([failure, RESULT]);
    queue.add(job());
    await reach(reason);
    expect(sent).toHaveLength(1);
    queue.resume();
    await reach('done');
    expect(sent).toHaveLength(2);
  });

  it('lets a busy server breathe for as long as it asks', async () => {
    const { queue, reach, delays } = startQueue([error(429, 'TOO_MANY_ATTEMPTS', 7), RESULT]);
    queue.add(job());
    await reach('done');
    expect(delays).toEqual([7_000]);
  });

  it('takes a new key when the server holds another body under the old one', async () => {
    const { queue, reach, sent } = startQueue([error(422, 'IDEMPOTENCY_KEY_REUSED'), RESULT]);
    queue.add(job());
    await reach('done');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('says nothing more once cancelled', async () => {
    const { queue, reach, sent, chunks } = startQueue([error(401, 'UNAUTHENTICATED'), RESULT], 2);
    queue.add(job(0));
    queue.add(job(1));
    await reach('signed-out');
    queue.cancel();
    queue.resume();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    expect(chunks().map((chunk) => chunk.status.kind)).toEqual(['waiting', 'queued']);
  });
});

const ATTEMPT = { kind: 'attempt', newKey: false };

describe('classifyFailure', () => {
  it.each([
    [error(0, 'NETWORK'), true, { ...ATTEMPT, code: 'NETWORK', isUnreached: true }],
    [error(0, 'NETWORK'), false, { kind: 'wait', reason: 'offline' }],
    [new DOMException('slow', 'TimeoutError'), true, { ...ATTEMPT, code: 'NETWORK', isUnreached: true }],
    [error(502, 'INTERNAL'), true, { ...ATTEMPT, code: 'INTERNAL', isUnreached: true }],
    [error(409, 'PARTS_MISSING'), true, { ...ATTEMPT, code: 'PARTS_MISSING', isUnreached: true }],
    [error(413, 'PAYLOAD_TOO_LARGE'), true, { kind: 'final', code: 'PAYLOAD_TOO_LARGE' }],
    [error(507, 'STORAGE_FULL'), true, { ...ATTEMPT, code: 'STORAGE_FULL', isUnreached: true }],
    [error(409, 'IDEMPOTENCY_IN_PROGRESS'), true, { kind: 'busy', seconds: 5 }],
  ])('%s', (failure, online, expected) => {
    expect(classifyFailure(failure, online)).toEqual(expected);
  });
});
