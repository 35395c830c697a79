import { expect, test } from 'vitest';
import { concatenate, readSample, readSamples, silence, tone, whiteNoise } from '../fixtures/sounds.ts';
import { readAudio } from './read-audio.ts';
import { createLevelMeter } from './levels.ts';
import * as spans from './speech-spans.ts';

function findSpeechSpans(samples: Float32Array, sampleRate: number) {
  const meter = createLevelMeter(sampleRate);
  meter.push(samples);
  return spans.findSpeechSpans(meter.levels());
}

const RATE = 16_000;
const samples = await readSamples();
const clips = await Promise.all(
  samples
    .filter((sample) => sample.set === 'short')
    .map(async ({ file }) => ({ file, audio: await readAudio(await readSample(file)) })),
);

test.each([0.05, 0.3, 1, 5, 60])('%s s of digital silence holds no speech', (seconds) => {
  expect(findSpeechSpans(silence(seconds), RATE)).toEqual([]);
});

test.each([0.0001, 0.001, 0.01, 0.05, 0.3])('steady noise of peak %s holds no speech', (peak) => {
  for (const seconds of [0.4, 2, 30]) expect(findSpeechSpans(whiteNoise(seconds, peak), RATE)).toEqual([]);
});

test('a steady tone and a microphone offset hold no speech', () => {
  expect(findSpeechSpans(tone(5, 0.3), RATE)).toEqual([]);
  expect(findSpeechSpans(silence(5).fill(0.4), RATE)).toEqual([]);
});

test.each(clips)('$file is kept whole, at any level down to a very low one', ({ audio }) => {
  for (const gain of [1, 0.1, 0.02]) {
    const quiet = audio.samples.map((sample) => sample * gain);
    expect(findSpeechSpans(quiet, RATE)).toEqual([{ start: 0, end: quiet.length }]);
  }
});

test('one word in a minute of room noise is found, and the long silence around it is left out', () => {
  const word = (clips[0]?.audio.samples ?? silence(1)).subarray(0.1 * RATE, 0.6 * RATE);
  const track = whiteNoise(60, 0.002);
  word.forEach((sample, index) => (track[30 * RATE + index]! += sample));
  const spans = findSpeechSpans(track, RATE);
  expect(spans).toHaveLength(1);
  expect(spans[0]?.start).toBeLessThanOrEqual(29.8 * RATE);
  expect(spans[0]?.end).toBeGreaterThanOrEqual(30.5 * RATE);
  expect((spans[0]?.end ?? 0) - (spans[0]?.start ?? 0)).toBeLessThan(2.5 * RATE);
});

test('a pause of a second stays inside its span, one of four splits it', () => {
  const clip = clips[0]?.audio.samples ?? silence(1);
  expect(findSpeechSpans(concatenate(clip, silence(1), clip), RATE)).toHaveLength(1);
  expect(findSpeechSpans(concatenate(clip, silence(4), clip), RATE)).toHaveLength(2);
});
