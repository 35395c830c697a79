import type { OfflineRecognizerResult } from 'sherpa-onnx-node';
import type { RecognisedSpeech, RecognisedWord, SpeechLanguage } from '../engine.ts';
import { cutAtPauses } from '../audio/cut-at-pauses.ts';
import type { DecodedAudio } from '../audio/decoded-audio.ts';
import { findSpeechSpans } from '../audio/speech-spans.ts';
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

/** A stretch of a recording that is recognised in one piece. */
export interface AudioSegment {
  /** Seconds from the start of the recording. */
  readonly start: number;
  readonly samples: Float32Array;
}

/** What is to be recognised of a recording: silence is left out, the rest is cut at pauses. */
export interface SegmentedAudio {
  readonly segments: readonly AudioSegment[];
  readonly sampleRate: number;
  /** Seconds of the whole recording. */
  readonly duration: number;
  readonly damagedSeconds: number;
}

/** Cuts decoded audio into segments of at most `maxSegmentSeconds`; they share its memory. */
export function cutIntoSegments(
  { samples, sampleRate, damagedSeconds }: DecodedAudio,
  maxSegmentSeconds: number,
): SegmentedAudio {
  const spans = findSpeechSpans(samples, sampleRate).flatMap((span) =>
    cutAtPauses(samples, sampleRate, span, maxSegmentSeconds),
  );
  const segments = spans.map(({ start, end }) => ({
    start: start / sampleRate,
    samples: samples.subarray(start, end),
  }));
  return { segments, sampleRate, duration: samples.length / sampleRate, damagedSeconds };
}

/**
 * Recognises a recording and joins the texts of its segments, all of which are asked for at once.
 * @throws as `recognise` does for any segment
 */
export async function recogniseSegments(
  { segments, sampleRate, duration, damagedSeconds }: SegmentedAudio,
  asked: SpeechLanguage,
  recognise: (samples: Float32Array, sampleRate: number) => Promise<OfflineRecognizerResult>,
): Promise<RecognisedSpeech> {
  const results = await Promise.all(
    segments.map(async ({ start, samples }) => {
      const result = await recognise(samples, sampleRate);
      return { result, start, seconds: samples.length / sampleRate };
    }),
  );
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
