import { expect, test } from 'vitest';
import { concatenate, silence, whiteNoise } from '../fixtures/sounds.ts';
import { recogniseAudio } from './recognise-audio.ts';
import type { Recogniser } from './recogniser.ts';

const RATE = 16_000;
/** Bursts with pauses, which the energy gate takes for a voice. */
const babble = (seconds: number) =>
  concatenate(...Array.from({ length: seconds * 2 }, () => concatenate(silence(0.1), whiteNoise(0.4, 0.2))));

/** A recogniser that says a given text of each stretch, and notes how long the stretches were. */
function scripted(texts: readonly string[], lang = '') {
  const heard: number[] = [];
  const recogniser: Recogniser = {
    recognise(samples, sampleRate) {
      heard.push(samples.length / sampleRate);
      return {
        text: texts[heard.length - 1] ?? '',
        lang,
        tokens: [],
        timestamps: [],
        durations: [],
        ys_log_probs: [],
      };
    },
  };
  return { recogniser, heard };
}

const options = { language: 'auto', maxSegmentSeconds: 28 } as const;
const audio = (samples: Float32Array, damagedSeconds = 0) => ({ samples, sampleRate: RATE, damagedSeconds });

test('silence never reaches the recogniser', () => {
  const { recogniser, heard } = scripted(['Merci d’avoir regardé cette vidéo.']);
  const speech = recogniseAudio(audio(concatenate(silence(10), whiteNoise(20, 0.0005))), recogniser, options);
  expect(heard).toEqual([]);
  expect(speech).toMatchObject({ text: '', duration: 30, decodedSeconds: 30 });
});

test('every second of sound is given once, in pieces within the limit', () => {
  const { recogniser, heard } = scripted(['un deux', 'trois', 'quatre']);
  const speech = recogniseAudio(audio(babble(60)), recogniser, options);
  expect(Math.max(...heard)).toBeLessThanOrEqual(28);
  expect(heard.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(60);
  expect(speech.text).toBe('un deux trois quatre');
  expect(speech.decodedSeconds).toBe(speech.duration);
});

test('a piece whose text cannot have been said falls short instead of being believed', () => {
  const { recogniser, heard } = scripted(['le patient', 'merci '.repeat(250), 'va bien']);
  const speech = recogniseAudio(audio(babble(60)), recogniser, options);
  expect(speech.text).toBe('le patient va bien');
  expect(speech.decodedSeconds).toBeCloseTo(60 - (heard[1] ?? 0));
  expect(speech.loss).toBe('PHANTOM_TEXT');
});

test('a lost packet is tolerated, more damage is not', () => {
  const run = (damaged: number) =>
    recogniseAudio(audio(babble(20), damaged), scripted(['bonjour']).recogniser, options);
  expect(run(0.06).decodedSeconds).toBe(20);
  expect(run(1.5).decodedSeconds).toBeCloseTo(18.5);
});

test('the language is the one asked for, else the one that the model names', () => {
  const language = (asked: 'fr' | 'auto', lang: string) =>
    recogniseAudio(audio(babble(2)), scripted(['oui'], lang).recogniser, { ...options, language: asked })
      .language;
  expect(language('fr', 'en')).toBe('fr');
  expect(language('auto', '<|en|>')).toBe('en');
  expect(language('auto', 'de')).toBeNull();
  expect(language('auto', '')).toBeNull();
});
