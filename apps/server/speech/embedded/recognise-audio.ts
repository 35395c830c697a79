import type { OfflineRecognizerResult } from 'sherpa-onnx-node';
import type { RecognisedSpeech, RecognisedWord, SpeechLanguage } from '../engine.ts';
import type { SegmentedAudio } from '../audio/segment-recording.ts';
import { isPhantomText } from '../phantom-text.ts';
import type { LossReason } from '../speech-failure.ts';
import { buildWords, meanConfidence } from './build-words.ts';

/**
 * What a model without a limit of its own is given at once, in seconds. Attention grows with the square of the
 * length, so four minutes in one piece would cost gigabytes; a minute is far more context than a sentence needs.
 */
export const DEFAULT_SEGMENT_SECONDS = 60;

/** Damage below both of these is a lost packet or two: the text stands. Above, the recording counts as not decoded. */
const TOLERATED_DAMAGE_SECONDS = 0.5;
const TOLERATED_DAMAGE_SHARE = 0.01;

/**
 * Recognises a recording and joins the texts of its segments. All that are held at a time are asked for at once, and only
 * then the others are read.
 * @param read gives the segments from a sample on
 * @throws as `read` and as `recognise` does for any segment
 */
export async function recogniseSegments(
  read: (from: number) => Promise<SegmentedAudio>,
  asked: SpeechLanguage,
  recognise: (samples: Float32Array, sampleRate: number) => Promise<OfflineRecognizerResult>,
): Promise<RecognisedSpeech> {
  const results: { result: OfflineRecognizerResult; start: number; seconds: number }[] = [];
  let recording = await read(0);
  const { duration, damagedSeconds } = recording;
  for (;;) {
    const { segments, sampleRate, next } = recording;
    const recognised = segments.map(async ({ start, samples }) => {
      const result = await recognise(samples, sampleRate);
      return { result, start, seconds: samples.length / sampleRate };
    });
    results.push(...(await Promise.all(recognised)));
    if (next === null) break;
    recording = await read(next);
  }
  const texts: string[] = [];
  const words: RecognisedWord[] = [];
  let language: 'fr' | 'en' | null = asked === 'auto' ? null : asked;
  let lost = isTolerable(damagedSeconds, duration) ? 0 : damagedSeconds;
  let loss: LossReason | null = lost > 0 ? 'AUDIO_DAMAGED' : null;
  for (const { result, start, seconds } of results) {
    const found = buildWords(result, start, seconds);
    if (isPhantomText(found.length, seconds)) {
      lost += seconds;
      loss ??= 'PHANTOM_TEXT';
      continue;
    }
    if (found.length > 0) texts.push(found.map((word) => word.text).join(' '));
    words.push(...found);
    language ??= readLanguage(result.lang);
  }
  const decodedSeconds = Math.max(0, duration - lost);
  return {
    text: texts.join(' '),
    words,
    duration,
    decodedSeconds,
    ...(loss !== null && { loss }),
    language,
    confidence: meanConfidence(words),
  };
}

function isTolerable(damaged: number, duration: number): boolean {
  return damaged <= TOLERATED_DAMAGE_SECONDS && damaged <= TOLERATED_DAMAGE_SHARE * duration;
}

/** Engines write "fr", "<|fr|>" or "french"; a model without language identification writes nothing. */
export function readLanguage(text: string): 'fr' | 'en' | null {
  const name = text.replace(/[<|>]/g, '').trim().toLowerCase();
  if (name === 'fr' || name === 'french') return 'fr';
  return name === 'en' || name === 'english' ? 'en' : null;
}
