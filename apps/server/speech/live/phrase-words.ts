import type { RecognisedWord } from '../engine.ts';
import type { HeardPhrase } from './live-speech.ts';
import { VOICE_RATE } from './voice-frames.ts';

/** A word with its time in the recording, in milliseconds. */
export interface SpokenWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** 0 to 1, or null where the engine gives none. */
  readonly confidence: number | null;
}

/** The samples of phrases that follow one another, with the pauses between them. */
export function joinPhrases(phrases: readonly HeardPhrase[]): Float32Array {
  const [first, ...others] = phrases.map(({ samples, pause }) => ({ samples, pause: pause ?? NOTHING }));
  const pieces = [first?.samples ?? NOTHING, ...others.flatMap(({ pause, samples }) => [pause, samples])];
  const joined = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

const NOTHING = new Float32Array();

/**
 * The words of each of the phrases that were recognised in one piece. A word belongs to the phrase that its middle lies
 * in, or to the one before the pause that it lies in.
 * @param words with seconds from the start of the first phrase
 */
export function divideWords(
  phrases: readonly HeardPhrase[],
  words: readonly RecognisedWord[],
): SpokenWord[][] {
  const beganMs = phrases[0]?.fromMs ?? 0;
  const divided = phrases.map((): SpokenWord[] => []);
  for (const { text, start, end, confidence } of words) {
    const middleMs = beganMs + ((start + end) / 2) * 1000;
    const after = phrases.findIndex(({ fromMs }) => fromMs > middleMs);
    const index = after < 0 ? phrases.length - 1 : Math.max(0, after - 1);
    const [startMs, endMs] = [start, end].map((time) => Math.round(beganMs + time * 1000)) as [
      number,
      number,
    ];
    divided[index]?.push({ text, startMs, endMs, confidence });
  }
  return divided;
}

/** Milliseconds of so many samples. */
export function msOf(samples: number): number {
  return Math.round((samples / VOICE_RATE) * 1000);
}
