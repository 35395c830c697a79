import { afterAll, describe, expect, test } from 'vitest';
import { craftWebm, mutate, shortenSample } from '../fixtures/damaged-webm.ts';
import { recordWebm } from '../fixtures/record-webm.ts';
import { concatenate, cough, knock, readSample, silence } from '../fixtures/sounds.ts';
import { readAudio } from '../audio/read-audio.ts';
import { createLiveReader } from './live-reader.ts';
import type { CutPhrase } from './phrase-cutter.ts';
import { loadVoiceActivity } from './voice-activity.ts';
import { VOICE_RATE } from './voice-frames.ts';

const voice = loadVoiceActivity();
const open: { free(): void }[] = [];
afterAll(() => open.forEach((reader) => reader.free()));

async function hear(file: Uint8Array, size: number) {
  voice.reset();
  const reader = createLiveReader(voice);
  open.push(reader);
  const phrases: CutPhrase[] = [];
  for (let at = 0; at < file.length; at += size)
    phrases.push(...(await reader.push(file.subarray(at, at + size))));
  phrases.push(...reader.stop());
  return { phrases, isUnreadable: reader.isUnreadable };
}

const fr = await readSample('fr-long.webm');

test.each([700, 4_001, 30_000])('in parts of %i bytes: the samples of the whole file', async (size) => {
  const { samples } = await readAudio(fr);
  const { phrases, isUnreadable } = await hear(fr, size);
  expect(isUnreadable).toBe(false);
  expect(phrases.length).toBeGreaterThan(8);
  for (const phrase of phrases) expect(phrase.samples).toEqual(samples.subarray(phrase.start, phrase.end));
  // All of it but pauses.
  const heard = phrases.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(heard).toBeGreaterThan(0.9 * samples.length);
});

test('the same recording gives the same phrases, however it is split and whatever was heard before', async () => {
  const first = await hear(fr, 4_001);
  await hear(await readSample('en-long.webm'), 20_000);
  const again = await hear(fr, 997);
  expect(again.phrases).toEqual(first.phrases);
});

test('knocks and coughs are no phrase, and speech among them is', async () => {
  const { samples: words } = await readAudio(await readSample('fr-01.wav'));
  const pause = silence(1);
  const knocks = [90, 140, 220, 350].flatMap((pitch) => [knock(pitch), pause, cough(0.5), pause]);
  const noises = recordWebm(concatenate(pause, ...knocks));
  expect(await hear(noises, 3_000)).toEqual({ phrases: [], isUnreadable: false });
  const both = recordWebm(concatenate(pause, ...knocks, words, pause, ...knocks));
  const { phrases } = await hear(both, 3_000);
  expect(phrases).toHaveLength(1);
  const spoken = [concatenate(pause, ...knocks).length, words.length] as const;
  expect(phrases[0]?.start).toBeGreaterThan(spoken[0] - VOICE_RATE);
  expect(phrases[0]?.end).toBeLessThan(spoken[0] + spoken[1] + VOICE_RATE);
});

describe('a hole in a recording', () => {
  const spoken = async () => {
    const { samples: words } = await readAudio(await readSample('fr-01.wav'));
    const said = concatenate(words, silence(0.9));
    const afterMs = (said.length / VOICE_RATE) * 1000;
    return { samples: concatenate(said, said), afterMs };
  };

  test.each([600, 10_000, 3_600_000])('of %i ms keeps the times true', async (ms) => {
    const { samples, afterMs } = await spoken();
    const [whole, holed] = [
      await hear(recordWebm(samples), 3_000),
      await hear(recordWebm(samples, [{ afterMs, ms }]), 3_000),
    ];
    expect(whole.phrases).toHaveLength(2);
    expect(holed.phrases).toHaveLength(2);
    const moved = ((holed.phrases[1]?.start ?? 0) - (whole.phrases[1]?.start ?? 0)) / VOICE_RATE;
    expect(Math.abs(moved - ms / 1000)).toBeLessThan(0.2);
    expect(holed.isUnreadable).toBe(false);
  });

  test('of less than half a second is how a recorder counts', async () => {
    const { samples, afterMs } = await spoken();
    const whole = await hear(recordWebm(samples), 3_000);
    expect(await hear(recordWebm(samples, [{ afterMs, ms: 400 }]), 3_000)).toEqual(whole);
  });

  test('of more than a day is none, and nothing waits for it', async () => {
    const { samples, afterMs } = await spoken();
    const { phrases, isUnreadable } = await hear(recordWebm(samples, [{ afterMs, ms: 86_400_000 }]), 3_000);
    expect([phrases.length, isUnreadable]).toEqual([1, true]);
  });
});

test('a part that announces more than a minute of sound is not read', async () => {
  const minute = recordWebm(silence(60));
  expect((await hear(minute, minute.length)).isUnreadable).toBe(false);
  const more = recordWebm(silence(60.06));
  expect((await hear(more, more.length)).isUnreadable).toBe(true);
  expect((await hear(more, more.length - 1_000)).isUnreadable).toBe(false);
});

describe('what is damaged', () => {
  test('comes to an end at once, and is said', async () => {
    const files = [
      Buffer.alloc(200_000),
      Buffer.from('<html>'.repeat(5_000)),
      Buffer.concat([fr.subarray(0, 300), Buffer.alloc(50_000)]),
      Buffer.concat([fr.subarray(0, 3_000), fr.subarray(8_000, 40_000)]),
      craftWebm(fr, 3_300, 1),
    ];
    for (const file of files) expect((await hear(file, 4_000)).isUnreadable).toBe(true);
  });

  test('at random is read or said, and nothing takes long', async () => {
    for (const file of mutate(shortenSample(fr), 60, 11)) {
      const began = performance.now();
      const { phrases } = await hear(file, 3_000);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(phrases.every(({ start, end }) => end - start <= 20 * VOICE_RATE)).toBe(true);
    }
  });

  test('an MP4 of Safari is not read here', async () => {
    const file = Buffer.concat([Buffer.from([0, 0, 0, 0x1c]), Buffer.from('ftypisom'), Buffer.alloc(9_000)]);
    expect(await hear(file, 1_000)).toEqual({ phrases: [], isUnreadable: true });
  });
});
