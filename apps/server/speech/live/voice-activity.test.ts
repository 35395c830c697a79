import { describe, expect, test } from 'vitest';
import { readAudio } from '../audio/read-audio.ts';
import { concatenate, cough, knock, readSample, silence, tone, whiteNoise } from '../fixtures/sounds.ts';
import { loadVoiceActivity } from './voice-activity.ts';
import { FRAME_SAMPLES } from './voice-frames.ts';

const voice = loadVoiceActivity();

/** The share of frames that are speech. */
function speechIn(samples: Float32Array): number {
  voice.reset();
  const frames = Math.floor(samples.length / FRAME_SAMPLES);
  let found = 0;
  for (let index = 0; index < frames; index += 1)
    if (voice.isSpeech(samples.slice(index * FRAME_SAMPLES, (index + 1) * FRAME_SAMPLES))) found += 1;
  return found / frames;
}

test.each(['fr-01.wav', 'en-01.wav', 'fr-long.webm'])('%s is speech', async (file) => {
  expect(speechIn((await readAudio(await readSample(file))).samples)).toBeGreaterThan(0.6);
});

describe('no speech', () => {
  const room = (sound: Float32Array) =>
    concatenate(silence(0.5), sound, silence(0.7)).map((value, index) => value + (index % 7) * 1e-5);
  test.each([
    ['silence', silence(5)],
    ['noise', whiteNoise(5, 0.3)],
    ['a tone', tone(3, 0.5)],
    ['knocks', concatenate(...[90, 140, 220, 350, 500].map((pitch) => room(knock(pitch))))],
    ['soft knocks', concatenate(...[90, 140, 220, 350, 500].map((pitch) => room(knock(pitch, 0.1))))],
    ['coughs', concatenate(...[0.2, 0.4, 0.8].map((peak) => room(cough(peak))))],
  ])('is in %s', (_name, samples) => expect(speechIn(samples)).toBe(0));
});
