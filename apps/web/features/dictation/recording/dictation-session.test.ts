import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleTranscript, chunksOf } from '@constat/dictation/recorder';
import type { ChunkResult, RecorderState } from '@constat/dictation/recorder';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/client.ts';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { AudioOutboxError } from '../../../shared/audio-outbox/audio-outbox-error.ts';
import {
  memoryRecordings,
  buildManualPorts,
} from '../../../shared/audio-outbox/memory-recordings.test-data.ts';
import { createStreamedOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import type { RecordingOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import { emptyDisk, openStore } from '../../../shared/device/device.test-data.ts';
import type { DeviceStore } from '../../../shared/device/device-store.ts';
import { device, setDevice } from '../../../shared/device/page-device.ts';
import type { UploadPorts } from '../upload/upload-queue.ts';
import { CaptureError } from './capture.ts';
import type { CaptureListener } from './capture.ts';
import { audioDuration } from './cut-audio.ts';
import { createDictationSession } from './dictation-session.ts';

const samples = join(import.meta.dirname, '../../../../server/speech/fixtures/model/samples');
const file = new Uint8Array(await readFile(join(samples, 'fr-long.webm')));
const PARTS = Array.from(
  { length: Math.ceil(file.length / 4_001) },
  (_, index) => file.slice(index * 4_001, (index + 1) * 4_001).buffer,
);

beforeEach(async () => {
  await emptyDisk();
  setDevice(await openStore());
});

/** The real store of the device, and a server in memory. */
function buildOutbox(memory = memoryRecordings(), store: () => DeviceStore = device): RecordingOutbox {
  return createStreamedOutbox(createAudioOutbox(store), memory.server, buildManualPorts().ports);
}

/** A session whose microphone is a recorded file and whose server answers with what `answer` gives. */
function startSession(
  answer: (index: number) => ChunkResult | Error,
  outbox: RecordingOutbox = buildOutbox(),
) {
  const microphone: { listener?: CaptureListener; released: boolean; refusal?: CaptureError } = {
    released: false,
  };
  let clock = 0;
  const sent: ArrayBuffer[] = [];
  const ports: UploadPorts = {
    async send({ index, audio }) {
      sent.push(audio);
      const given = answer(index);
      if (given instanceof Error) throw given;
      return given;
    },
    newKey: () => 'key',
    isOnline: () => true,
    whenOnline: async () => {},
    delay: () => new Promise((resolve) => setTimeout(resolve)),
    random: () => 1,
  };
  const session = createDictationSession({
    outbox,
    ports: () => ports,
    mime: 'audio/webm;codecs=opus',
    newId: () => 'r1',
    now: () => clock,
    today: () => '2026-01-05T10:00:00.000Z',
    onSpoken: () => undefined,
    hold: () => async () => {},
    async capture(listener) {
      if (microphone.refusal) throw microphone.refusal;
      microphone.listener = listener;
      return {
        startedAt: 0,
        handOver: () => {},
        pause: () => {},
        resume: () => {},
        stop: async () => {
          microphone.released = true;
        },
      };
    },
  });
  /** Lets a part of the file be heard; each part stands for one second of the clock. */
  const hear = (from: number, to: number) => {
    for (const part of PARTS.slice(from, to)) {
      clock += 1_000;
      microphone.listener?.onLevel(-20, clock);
      microphone.listener?.onPart(part, clock);
    }
  };
  const reach = (done: (recorder: RecorderState) => boolean) =>
    vi.waitFor(() => expect(done(session.view.get().recorder)).toBe(true), { timeout: 5_000 });
  return { session, outbox, microphone, hear, reach, sent };
}
const REPORT = { owner: 'tremblay', reportId: 'report-1', formId: null, visit: 'Zoé Exemple' };
const START = { report: REPORT, section: 'section7', language: 'fr' } as const;
const text = (words: string): ChunkResult => ({ text: words, wordCount: 1, confidence: 0.9 });

it('records, keeps every part on the device, transcribes, and lets go once the text is delivered', async () => {
  const { session, outbox, microphone, hear, reach, sent } = startSession(() => text('bonjour'));
  await session.start(START);
  hear(0, PARTS.length);
  await session.stop();
  expect(microphone.released).toBe(true);
  expect(await outbox.readParts('r1')).toHaveLength(PARTS.length);
  await reach(({ kind }) => kind === 'done');
  expect(assembleTranscript(chunksOf(session.view.get().recorder), 'fr')).toBe('bonjour');
  expect(await audioDuration(sent)).toBeGreaterThan(60_000);
  await session.delivered();
  expect(await outbox.readKept('r1')).toEqual([]);
});

it('keeps the audio when no engine is there, and another page transcribes it later', async () => {
  const first = startSession(() => new ApiError('no model', { status: 503, code: 'SPEECH_MODEL_MISSING' }));
  await first.session.start(START);
  first.hear(0, PARTS.length);
  await first.session.stop();
  await first.reach((recorder) => chunksOf(recorder)[0]?.status.kind === 'waiting');
  await first.session.cancel();
  const [stored] = await first.outbox.list('tremblay');
  expect(stored).toMatchObject({ section: 'section7', status: 'stopped', delivered: false });
  if (stored === undefined) return;

  const later = startSession(() => text('retrouvé'), first.outbox);
  expect(await later.session.recover(stored)).toBe(true);
  await later.reach(({ kind }) => kind === 'done');
  expect(Math.abs((await audioDuration(later.sent)) - (await audioDuration(PARTS)))).toBeLessThan(100);
});

it('recovers what a crash left, from the parts alone', async () => {
  const crashed = startSession(() => text('jamais'));
  await crashed.session.start(START);
  crashed.hear(0, 30);
  await vi.waitFor(async () => expect(await crashed.outbox.readParts('r1')).toHaveLength(30));
  // Another page finds it: nothing of the memory of this one.
  const page = await openStore();
  const outbox = createAudioOutbox(() => page);
  const [stored] = await outbox.list('tremblay');
  if (stored === undefined) throw new Error('nothing was kept');
  const later = startSession(
    () => text('retrouvé'),
    buildOutbox(memoryRecordings(), () => page),
  );
  expect(await later.session.recover(stored)).toBe(true);
  await later.reach(({ kind }) => kind === 'done');
  expect(await audioDuration(later.sent)).toBeGreaterThan((await audioDuration(PARTS.slice(0, 30))) - 100);
});

it('marks a chunk that failed, keeps its audio, and takes its text on a retry', async () => {
  let works = false;
  const failure = new ApiError('down', { status: 502, code: 'TRANSCRIPTION_FAILED' });
  const { session, outbox, hear, reach, sent } = startSession(() => (works ? text('enfin') : failure));
  await session.start(START);
  hear(0, PARTS.length);
  await session.stop();
  await reach(({ kind }) => kind === 'done');
  expect(sent.length).toBeGreaterThanOrEqual(3);
  await session.delivered();
  expect(await outbox.list('tremblay')).toMatchObject([{ delivered: true, chunks: [{ result: null }] }]);
  works = true;
  session.retry(0);
  await reach((recorder) => chunksOf(recorder)[0]?.status.kind === 'done');
  await session.delivered();
  expect(await outbox.readKept('r1')).toEqual([]);
});

it('puts the text of a chunk that failed in place of its mark by itself, once the server is back', async () => {
  let isThere = false;
  const away = new ApiError('away', { status: 0, code: 'NETWORK' });
  const { session, outbox, hear, reach } = startSession(() => (isThere ? text('revenu') : away));
  await session.start(START);
  hear(0, PARTS.length);
  await session.stop();
  await reach(({ kind }) => kind === 'done');
  expect(chunksOf(session.view.get().recorder)[0]).toMatchObject({
    attempts: 3,
    status: { kind: 'failed', goesOn: true },
  });
  await session.delivered();
  isThere = true;
  await reach((recorder) => assembleTranscript(chunksOf(recorder), 'fr') === 'revenu');
  await session.delivered();
  expect(await outbox.readKept('r1')).toEqual([]);
});

it('sends every part to the server as it is recorded', async () => {
  const memory = memoryRecordings();
  const { session, hear } = startSession(() => text('bonjour'), buildOutbox(memory));
  await session.start(START);
  hear(0, 30);
  await vi.waitFor(() => expect(memory.parts.get('r1')).toEqual(PARTS.slice(0, 30)));
  await vi.waitFor(() => expect(session.view.get().sending).toEqual({ kind: 'sent', pending: 0 }));
  memory.state.reach = 'away';
  hear(30, 35);
  await vi.waitFor(() => expect(session.view.get().sending).toEqual({ kind: 'server', pending: 5 }));
});

it('recovers what only the server has', async () => {
  const memory = memoryRecordings();
  const crashed = startSession(() => text('jamais'), buildOutbox(memory));
  await crashed.session.start(START);
  crashed.hear(0, 30);
  await vi.waitFor(() => expect(memory.parts.get('r1')).toHaveLength(30));
  vi.stubGlobal('indexedDB', new IDBFactory());
  const elsewhere = buildOutbox(memory);
  const [stored] = await elsewhere.list('tremblay');
  if (stored === undefined) throw new Error('nothing is offered');
  const later = startSession(() => text('retrouvé'), elsewhere);
  expect(await later.session.recover(stored)).toBe(true);
  await later.reach(({ kind }) => kind === 'done');
  expect(await audioDuration(later.sent)).toBeGreaterThan((await audioDuration(PARTS.slice(0, 30))) - 100);
});

it('keeps what was captured when the microphone is lost', async () => {
  const { session, microphone, hear, reach } = startSession(() => text('bonjour'));
  await session.start(START);
  hear(0, 20);
  microphone.listener?.onInterrupted('microphone-lost');
  await reach(({ kind }) => kind === 'done');
  expect(session.view.get().recorder).toMatchObject({ interruption: 'microphone-lost', durationMs: 20_000 });
});

it('says that the device keeps nothing when it is full, and transcribes all the same', async () => {
  const outbox: RecordingOutbox = {
    ...buildOutbox(),
    append: () => Promise.reject(new AudioOutboxError('full', null)),
  };
  const { session, hear, reach } = startSession(() => text('bonjour'), outbox);
  await session.start(START);
  hear(0, 20);
  await vi.waitFor(() => expect(session.view.get().device).toBe('full'));
  await session.stop();
  await reach(({ kind }) => kind === 'done');
});

it('says why there is no recording when the microphone is refused, and keeps nothing of it', async () => {
  const { session, outbox, microphone } = startSession(() => text('jamais'));
  microphone.refusal = new CaptureError('permission-denied', null);
  await session.start(START);
  expect(session.view.get().recorder).toEqual({ kind: 'failed', reason: 'permission-denied' });
  expect(await outbox.list('tremblay')).toEqual([]);
});

it('fails as empty when less was captured than a chunk needs', async () => {
  const { session, microphone, reach, outbox } = startSession(() => text('jamais'));
  await session.start(START);
  microphone.listener?.onPart(PARTS[0]?.slice(0, 900) ?? new ArrayBuffer(0), 10);
  microphone.listener?.onLevel(-20, 100);
  await session.stop();
  await reach((recorder) => recorder.kind === 'failed' && recorder.reason === 'empty');
  await vi.waitFor(async () => expect(await outbox.list('tremblay')).toEqual([]));
});
