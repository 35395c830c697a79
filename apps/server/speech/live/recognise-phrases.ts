import type { OfflineRecognizerResult } from 'sherpa-onnx-node';
import { Refusal } from '../../platform/refusal.ts';
import { cutAtPauses } from '../audio/cut-at-pauses.ts';
import { buildWords } from '../embedded/build-words.ts';
import type { RecognisedWord } from '../engine.ts';
import { isPhantomText } from '../phantom-text.ts';
import { SpeechFailure } from '../speech-failure.ts';
import type { HeardPhrase, RecognisedPhrase } from './live-speech.ts';
import { divideWords, joinPhrases } from './phrase-words.ts';
import { countTogether, LONGEST_PIECE_SECONDS } from './recognition-cost.ts';
import type { RecognitionCost } from './recognition-cost.ts';
import { VOICE_RATE } from './voice-frames.ts';

/** What is known of the engine. */
interface EngineLimits {
  readonly cost: RecognitionCost | null;
  /** Seconds that the model takes at once. */
  readonly maxSegmentSeconds: number;
}

/**
 * Recognises the first of the phrases that wait, with those after it that are cheaper in one piece.
 * @throws Refusal TRANSCRIPTION_FAILED for more words than can be said in that time, and as `recognise` does
 */
export async function recognisePhrases(
  waiting: readonly HeardPhrase[],
  { cost, maxSegmentSeconds }: EngineLimits,
  recognise: (samples: Float32Array, sampleRate: number) => Promise<OfflineRecognizerResult>,
): Promise<RecognisedPhrase[]> {
  const lengths = waiting.map(({ samples, pause }) => ({
    seconds: samples.length / VOICE_RATE,
    pauseSeconds: pause && pause.length / VOICE_RATE,
  }));
  const longest = Math.min(LONGEST_PIECE_SECONDS, maxSegmentSeconds);
  const phrases = waiting.slice(0, countTogether(lengths, cost, longest));
  const piece = joinPhrases(phrases);
  const words: RecognisedWord[] = [];
  // A phrase may be longer than what a model takes.
  const spans = cutAtPauses(piece, VOICE_RATE, { start: 0, end: piece.length }, maxSegmentSeconds);
  for (const { start, end } of spans) {
    const seconds = (end - start) / VOICE_RATE;
    const result = await recognise(piece.subarray(start, end), VOICE_RATE);
    const found = buildWords(result, start / VOICE_RATE, seconds);
    if (isPhantomText(found.length, seconds))
      throw new Refusal('TRANSCRIPTION_FAILED', { cause: new SpeechFailure('PHANTOM_TEXT') });
    words.push(...found);
  }
  const divided = divideWords(phrases, words);
  return phrases.map(({ number, fromMs, toMs }, index) => ({
    number,
    fromMs,
    toMs,
    words: divided[index] ?? [],
  }));
}
