import { expect, test } from 'vitest';
import { buildWav, concatenate, readSample, silence, whiteNoise } from '../fixtures/sounds.ts';
import { inspectRecording, segmentRecording } from './segment-recording.ts';
import type { AudioSegment } from './segment-recording.ts';

const RATE = 16_000;
const MAX_SECONDS = 28;
/** Bursts with pauses, which the energy gate takes for a voice. */
const babble = (seconds: number) =>
  concatenate(...Array.from({ length: seconds * 2 }, () => concatenate(silence(0.1), whiteNoise(0.4, 0.2))));

async function readAll(bytes: Uint8Array) {
  const segments: AudioSegment[] = [];
  const held: number[] = [];
  for (let from: number | null = 0; from !== null;) {
    const read: Awaited<ReturnType<typeof segmentRecording>> = await segmentRecording(
      bytes,
      MAX_SECONDS,
      from,
    );
    segments.push(...read.segments);
    held.push(read.segments.reduce((sum, { samples }) => sum + samples.length, 0) / RATE);
    from = read.next;
  }
  return { segments, held };
}

test('eleven minutes of speech come a few minutes at a time, each second of them once', async () => {
  const { segments, held } = await readAll(buildWav(babble(660)));
  expect(held.length).toBe(3);
  expect(Math.max(...held)).toBeLessThanOrEqual(270);
  let end = 0;
  for (const { start, samples } of segments) {
    expect(start).toBeCloseTo(end, 6);
    expect(samples.length / RATE).toBeLessThanOrEqual(MAX_SECONDS);
    // What stands in a later piece is its own sound, not that of an earlier one.
    expect(samples.some((sample) => sample !== 0)).toBe(true);
    end = start + samples.length / RATE;
  }
  expect(end).toBeCloseTo(660, 1);
});

test('a second read gives the samples that one read of all gives', async () => {
  const sound = babble(400);
  const wav = buildWav(sound);
  const { segments } = await readAll(wav);
  const joined = concatenate(...segments.map(({ samples }) => samples));
  const differences = joined.filter((sample, at) => Math.abs(sample - (sound[at] ?? 0)) > 0.001);
  expect(differences.length).toBe(0);
});

test('speech after a quarter of an hour of silence is found', async () => {
  const { segments } = await readAll(buildWav(concatenate(silence(900), babble(5))));
  expect(segments.map(({ start }) => Math.round(start))).toEqual([900]);
});

test('silence has a length and nothing to recognise', async () => {
  expect(await inspectRecording(buildWav(silence(30)))).toEqual({ duration: 30, silent: true });
  expect(await inspectRecording(await readSample('fr-07.wav'))).toMatchObject({ silent: false });
});
