import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatenate, whiteNoise } from '../fixtures/sounds.ts';
import { createPhraseCutter } from './phrase-cutter.ts';
import type { CutPhrase } from './phrase-cutter.ts';
import { FRAME_SAMPLES, VOICE_RATE } from './voice-frames.ts';

const FRAME_S = FRAME_SAMPLES / VOICE_RATE;
type Stretch = readonly [isSpeech: boolean, frames: number];

const speech = (frames: number): Stretch => [true, frames];
const quiet = (frames: number): Stretch => [false, frames];

/** Hands over noise frame by frame; the samples say which is which. */
function cut(stretches: readonly Stretch[], { ends = true, loud = 0.5, soft = 0.01 } = {}) {
  const cutter = createPhraseCutter();
  const phrases: CutPhrase[] = [];
  const sound: Float32Array[] = [];
  for (const [isSpeech, frames] of stretches)
    for (let index = 0; index < frames; index += 1) {
      const frame = whiteNoise(FRAME_S, isSpeech ? loud : soft).map((value) => value + index * 1e-6);
      sound.push(frame);
      phrases.push(...cutter.push(frame, isSpeech));
    }
  if (ends) phrases.push(...cutter.end());
  return { phrases, sound: concatenate(...sound) };
}

const places = ({ phrases }: ReturnType<typeof cut>) => phrases.map(({ start, end }) => [start, end]);

describe('a phrase', () => {
  test('ends after 0.45 s of quiet, and no sooner', () => {
    // 15 frames are 0.48 s, 14 are 0.448 s.
    expect(cut([quiet(30), speech(30), quiet(14)], { ends: false }).phrases).toHaveLength(0);
    expect(cut([quiet(30), speech(30), quiet(15)], { ends: false }).phrases).toHaveLength(1);
    expect(cut([speech(30), quiet(14), speech(30), quiet(30)]).phrases).toHaveLength(1);
    expect(cut([speech(30), quiet(15), speech(30), quiet(30)]).phrases).toHaveLength(2);
  });

  test('has 0.3 s on both sides, and one frame more before, in which the network hesitates', () => {
    const padding = 0.3 * VOICE_RATE;
    const [[start, end] = []] = places(cut([quiet(30), speech(30), quiet(30)]));
    expect(start).toBe(30 * FRAME_SAMPLES - FRAME_SAMPLES - padding);
    expect(end).toBe(60 * FRAME_SAMPLES + padding);
  });

  test('begins with the recording where that is nearer, and ends with it', () => {
    expect(places(cut([quiet(3), speech(30), quiet(5)]))).toEqual([[0, 38 * FRAME_SAMPLES]]);
  });

  test('never reaches into the one before', () => {
    const [first = [], second = []] = places(cut([speech(30), quiet(15), speech(30), quiet(30)]));
    expect(second[0]).toBe(first[1]);
    const far = places(cut([speech(30), quiet(40), speech(30), quiet(30)]));
    expect(far[1]?.[0]).toBeGreaterThan(far[0]?.[1] ?? 0);
  });

  test('needs 0.13 s of speech in all', () => {
    expect(cut([quiet(30), speech(4), quiet(30)]).phrases).toHaveLength(0);
    expect(cut([quiet(30), speech(5), quiet(30)]).phrases).toHaveLength(1);
    expect(cut([quiet(30), speech(4), quiet(5), speech(1), quiet(30)]).phrases).toHaveLength(1);
  });

  test('is cut before it is longer than 20 s, in its quietest place', () => {
    const frames = Math.floor(20 / FRAME_S);
    expect(cut([speech(frames), quiet(30)]).phrases).toHaveLength(1);
    const long = cut([speech(480), quiet(6), speech(300), quiet(30)]);
    expect(long.phrases).toHaveLength(2);
    const [first, second] = long.phrases;
    expect(first?.end).toBeGreaterThan(480 * FRAME_SAMPLES);
    expect(first?.end).toBeLessThan(486 * FRAME_SAMPLES);
    expect(second?.start).toBe(first?.end);
    expect(second?.pause).toHaveLength(0);
  });

  test('is there when the recording stops, and the next one has the next number', () => {
    const cutter = createPhraseCutter();
    const frame = whiteNoise(FRAME_S, 0.5);
    for (let index = 0; index < 10; index += 1) cutter.push(frame, true);
    expect(cutter.end()).toMatchObject([{ number: 1, start: 0, end: 10 * FRAME_SAMPLES }]);
    expect(cutter.end()).toEqual([]);
    for (let index = 0; index < 10; index += 1) cutter.push(frame, true);
    expect(cutter.end()).toMatchObject([{ number: 2, start: 10 * FRAME_SAMPLES }]);
  });

  test('ends where nothing was recorded, and the next one begins after that', () => {
    const cutter = createPhraseCutter();
    const frame = whiteNoise(FRAME_S, 0.5);
    for (let index = 0; index < 10; index += 1) cutter.push(frame, true);
    expect(cutter.skip(1_000_000)).toMatchObject([{ number: 1, end: 10 * FRAME_SAMPLES }]);
    for (let index = 0; index < 10; index += 1) cutter.push(frame, true);
    expect(cutter.end()).toMatchObject([{ number: 2, start: 1_000_000 + 10 * FRAME_SAMPLES, pause: null }]);
  });
});

test('the pause before a phrase comes with it, up to 28 s', () => {
  const frames = Math.floor(28 / FRAME_S);
  const [, near] = cut([speech(30), quiet(frames), speech(30), quiet(30)]).phrases;
  expect(near?.pause?.length).toBeGreaterThan(27 * VOICE_RATE);
  const [, far] = cut([speech(30), quiet(frames + 60), speech(30), quiet(30)]).phrases;
  expect(far?.pause).toBeNull();
});

test('whatever is said: phrases follow one another within the sound, no longer than 20 s, with its own samples', () => {
  const stretch = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 900 }));
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 8 }), (stretches) => {
      const { phrases, sound } = cut(stretches);
      let before = 0;
      for (const [index, { number, start, end, samples, pause }] of phrases.entries()) {
        expect(number).toBe(index + 1);
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeLessThanOrEqual(sound.length);
        expect(end - start).toBeLessThanOrEqual(20 * VOICE_RATE);
        expect(samples).toEqual(sound.subarray(start, end));
        if (pause !== null) expect(pause).toEqual(sound.subarray(before, start));
        before = end;
      }
    }),
    { numRuns: 25 },
  );
});
