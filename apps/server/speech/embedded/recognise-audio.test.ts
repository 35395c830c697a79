import { expect, test } from 'vitest';
import { segmentRecording } from '../audio/segment-recording.ts';
import { buildWav, concatenate, silence, whiteNoise } from '../fixtures/sounds.ts';
import type { SpeechLanguage } from '../engine.ts';
import { recogniseSegments } from './recognise-audio.ts';

/** Bursts with pauses, which the energy gate takes for a voice. */
const babble = (seconds: number) =>
  concatenate(...Array.from({ length: seconds * 2 }, () => concatenate(silence(0.1), whiteNoise(0.4, 0.2))));

/** A recogniser that says a given text of each stretch, and notes how long the stretches were. */
function scripted(texts: readonly string[], lang = '') {
  const heard: number[] = [];
  const recognise = async (samples: Float32Array, sampleRate: number) => {
    heard.push(samples.length / sampleRate);
    return {
      text: texts[heard.length - 1] ?? '',
      lang,
      tokens: [],
      timestamps: [],
      durations: [],
      ys_log_probs: [],
    };
  };
  return { recognise, heard };
}

function recogniseAudio(
  { samples, damagedSeconds }: ReturnType<typeof audio>,
  recognise: ReturnType<typeof scripted>['recognise'],
  language: SpeechLanguage = 'auto',
) {
  const read = async (from: number) => ({
    ...(await segmentRecording(buildWav(samples), 28, from)),
    damagedSeconds,
  });
  return recogniseSegments(read, language, recognise);
}

const audio = (samples: Float32Array, damagedSeconds = 0) => ({ samples, damagedSeconds });

test('silence never reaches the recogniser', async () => {
  const { recognise, heard } = scripted(['Merci d’avoir regardé cette vidéo.']);
  const speech = await recogniseAudio(audio(concatenate(silence(10), whiteNoise(20, 0.0005))), recognise);
  expect(heard).toEqual([]);
  expect(speech).toMatchObject({ text: '', duration: 30, decodedSeconds: 30 });
});

test('every second of sound is given once, in pieces within the limit', async () => {
  const { recognise, heard } = scripted(['un deux', 'trois', 'quatre']);
  const speech = await recogniseAudio(audio(babble(60)), recognise);
  expect(Math.max(...heard)).toBeLessThanOrEqual(28);
  expect(heard.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(60);
  expect(speech.text).toBe('un deux trois quatre');
  expect(speech.decodedSeconds).toBe(speech.duration);
});

test('a piece whose text cannot have been said falls short instead of being believed', async () => {
  const { recognise, heard } = scripted(['le patient', 'merci '.repeat(250), 'va bien']);
  const speech = await recogniseAudio(audio(babble(60)), recognise);
  expect(speech.text).toBe('le patient va bien');
  expect(speech.decodedSeconds).toBeCloseTo(60 - (heard[1] ?? 0));
  expect(speech.loss).toBe('PHANTOM_TEXT');
});

test('a lost packet is tolerated, more damage is not', async () => {
  const run = (damaged: number) =>
    recogniseAudio(audio(babble(20), damaged), scripted(['bonjour']).recognise);
  expect((await run(0.06)).decodedSeconds).toBe(20);
  expect((await run(1.5)).decodedSeconds).toBeCloseTo(18.5);
});

test('the language is the one asked for, else the one that the model names', async () => {
  const language = async (asked: 'fr' | 'auto', lang: string) =>
    (await recogniseAudio(audio(babble(2)), scripted(['oui'], lang).recognise, asked)).language;
  expect(await language('fr', 'en')).toBe('fr');
  expect(await language('auto', '<|en|>')).toBe('en');
  expect(await language('auto', 'de')).toBeNull();
  expect(await language('auto', '')).toBeNull();
});
