import type { RecognisedSpeech, RecognisedWord, SpeechLanguage } from '../engine.ts';
import { cutAtPauses } from '../audio/cut-at-pauses.ts';
import type { DecodedAudio } from '../audio/decoded-audio.ts';
import { findSpeechSpans } from '../audio/speech-spans.ts';
import { isPhantomText } from '../phantom-text.ts';
import type { LossReason } from '../speech-failure.ts';
import { buildWords, meanConfidence } from './build-words.ts';
import type { Recogniser } from './recogniser.ts';

/**
 * What a model without a limit of its own is given at once, in seconds. Attention grows with the square of the
 * length, so four minutes in one piece would cost gigabytes; a minute is far more context than a sentence needs.
 */
export const DEFAULT_SEGMENT_SECONDS = 60;

/** Damage below both of these is a lost packet or two: the text stands. Above, the recording counts as not decoded. */
const TOLERATED_DAMAGE_SECONDS = 0.5;
const TOLERATED_DAMAGE_SHARE = 0.01;

/** Recognises decoded audio: silence is left out, the rest is cut at pauses, and the texts are joined. */
export function recogniseAudio(
  audio: DecodedAudio,
  recogniser: Recogniser,
  options: { readonly language: SpeechLanguage; readonly maxSegmentSeconds: number },
): RecognisedSpeech {
  const { samples, sampleRate, damagedSeconds } = audio;
  const duration = samples.length / sampleRate;
  const segments = findSpeechSpans(samples, sampleRate).flatMap((span) =>
    cutAtPauses(samples, sampleRate, span, options.maxSegmentSeconds),
  );
  const texts: string[] = [];
  const words: RecognisedWord[] = [];
  let language: 'fr' | 'en' | null = options.language === 'auto' ? null : options.language;
  let lost = isTolerable(damagedSeconds, duration) ? 0 : damagedSeconds;
  let loss: LossReason | null = lost > 0 ? 'AUDIO_DAMAGED' : null;
  for (const { start, end } of segments) {
    const seconds = (end - start) / sampleRate;
    const result = recogniser.recognise(samples.subarray(start, end), sampleRate, options.language);
    const found = buildWords(result, start / sampleRate, seconds);
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
