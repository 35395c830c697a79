import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSession } from '../../../shared/audio-outbox/memory-recordings.test-data.ts';
import type { StoredPart } from '../../../shared/audio-outbox/records.ts';
import { audioDuration, cutAudio } from '../recording/cut-audio.ts';
import { readRecovery, missingMs } from './read-recovery.ts';

const samples = join(import.meta.dirname, '../../../../server/speech/fixtures/model/samples');
const REPEATS = 10;
let parts: StoredPart[];

/** Ten minutes of speech: the packets of one minute, over and over. */
async function buildLongRecording(): Promise<Uint8Array> {
  const source = new BufferSource(await readFile(join(samples, 'fr-long.webm')));
  const track = await new Input({ formats: [WEBM], source }).getPrimaryAudioTrack();
  if (track === null) throw new Error('no audio track');
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const audio = new EncodedAudioPacketSource('opus');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  output.addAudioTrack(audio);
  await output.start();
  let offset = 0;
  for (let turn = 0; turn < REPEATS; turn += 1) {
    let end = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      end = packet.timestamp + packet.duration;
      const meta = decoderConfig === undefined ? {} : { decoderConfig };
      await audio.add(packet.clone({ timestamp: offset + packet.timestamp }), meta);
    }
    offset += end;
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

beforeAll(async () => {
  const bytes = await buildLongRecording();
  const seconds = Math.floor((await audioDuration([bytes.slice().buffer])) / 1000);
  const size = Math.ceil(bytes.length / seconds);
  parts = Array.from({ length: seconds }, (_, sequence) => ({
    session: 'a',
    sequence,
    data: bytes.slice(sequence * size, (sequence + 1) * size).buffer,
    at: sequence * 1_000,
    // A pause of 400 ms at the end of every third second.
    levels: Array.from({ length: 10 }, (__, step) => ({
      atMs: sequence * 1_000 + (step + 1) * 100,
      decibels: sequence % 3 === 2 && step >= 6 ? -60 : -25,
    })),
  }));
});

describe('readRecovery', () => {
  it('cuts a long recording at its pauses, and loses and doubles nothing', async () => {
    const { chunks, data, durationMs } = await readRecovery(buildSession(), parts);
    expect(chunks.map((chunk) => chunk.endMs).slice(0, -1)).toEqual([227_800, 455_800]);
    expect(chunks.map((chunk) => chunk.startMs)).toEqual([0, 227_800, 455_800]);
    expect(chunks.at(-1)?.endMs).toBe(durationMs);
    const files = await Promise.all(
      chunks.map((chunk, index) =>
        cutAudio(data, { ...chunk, endMs: index === chunks.length - 1 ? Infinity : chunk.endMs }),
      ),
    );
    const lengths = await Promise.all(files.map((file) => audioDuration(file === null ? [] : [file])));
    const sum = lengths.reduce((total, length) => total + length, 0);
    expect(Math.abs(sum - (await audioDuration(data)))).toBeLessThan(60);
  });

  it('goes on behind what was already transcribed', async () => {
    const result = { text: 'un', wordCount: 1, confidence: null };
    const session = buildSession({ chunks: [{ startMs: 0, endMs: 240_000, preRoll: false, result }] });
    const { chunks } = await readRecovery(session, parts);
    expect(chunks.map(({ startMs, result: text }) => [startMs, text])).toEqual([
      [0, result],
      [240_000, null],
      [467_800, null],
    ]);
  });

  it('cuts by the clock where no loudness was kept', async () => {
    const deaf = parts.map((part) => ({ ...part, levels: [] }));
    const { chunks } = await readRecovery(buildSession(), deaf);
    expect(chunks.map(({ endMs }) => endMs).slice(0, -1)).toEqual([253_800, 507_600]);
    expect(chunks[1]?.preRoll).toBe(true);
  });

  it('finds nothing in parts that hold no audio', async () => {
    const noise = [{ session: 'a', sequence: 0, data: new ArrayBuffer(5_000), at: 0, levels: [] }];
    expect(await readRecovery(buildSession(), noise)).toMatchObject({ chunks: [], durationMs: 0 });
  });
});

describe('missingMs', () => {
  const result = { text: 'un', wordCount: 1, confidence: null };
  const chunks = [
    { startMs: 0, endMs: 240_000, preRoll: false, result },
    { startMs: 240_000, endMs: 300_000, preRoll: false, result: null },
  ];
  it('counts everything until the text has reached the editor, then what failed', () => {
    const stored = { chunks, recordedMs: 300_000, status: 'stopped' } as const;
    expect(missingMs(buildSession(stored), [])).toBe(300_000);
    expect(missingMs(buildSession({ ...stored, delivered: true }), [])).toBe(60_000);
  });
  it('takes the length from the parts when a crash kept the session from noting it', () => {
    expect(missingMs(buildSession(), parts)).toBe(parts.length * 1_000);
    expect(missingMs(buildSession(), [])).toBe(0);
  });
});
