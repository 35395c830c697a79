import { cutAtPauses } from '../audio/cut-at-pauses.ts';
import { createSampleBuffer } from './sample-buffer.ts';
import { FRAME_SAMPLES, VOICE_RATE } from './voice-frames.ts';

const seconds = (value: number) => Math.round(value * VOICE_RATE);

/** Silence as long as this ends a phrase: longer than the pauses within words and most of those between them. */
const HANG = seconds(0.45);
/** Kept on both sides of what was found to be speech: without it the words at the borders are lost. */
const PADDING = seconds(0.3);
/** A phrase is cut before it is longer. */
const LONGEST = seconds(20);
/** Less speech than this in a phrase is none: the shortest words last longer. */
const SHORTEST = seconds(0.13);
/** The network finds the beginning of speech one frame late. */
const LAG = FRAME_SAMPLES;
/** Silence before a phrase is handed on with it up to this length: no longer piece is ever recognised. */
const LONGEST_PAUSE = seconds(28);

/** A stretch of speech, in samples at 16 kHz from the start of the recording; `end` is excluded. */
export interface CutPhrase {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly samples: Float32Array;
  /** What lies between the phrase before and this one; null for the first, and where it is too long to be of use. */
  readonly pause: Float32Array | null;
}

/** Cuts phrases out of sound as it comes. The same sound gives the same phrases under the same numbers. */
export interface PhraseCutter {
  /** Takes the next samples, and whether they are speech; answers the phrases that have ended. */
  push(frame: Float32Array, isSpeech: boolean): CutPhrase[];
  /** So many samples in which nothing was recorded. */
  skip(samples: number): CutPhrase[];
  /** Nothing more comes for now: what is under way is a phrase. */
  end(): CutPhrase[];
}

/** A cutter at the beginning of a recording. */
export function createPhraseCutter(): PhraseCutter {
  const buffer = createSampleBuffer();
  let count = 0;
  /** Where the last phrase ended; nothing before is in another one. */
  let lastEnd = 0;
  /** Where the phrase under way begins; null between phrases. */
  let start: number | null = null;
  let speechEnd = 0;
  let spoken = 0;

  function emit(from: number, to: number): CutPhrase {
    count += 1;
    const pauseLength = from - lastEnd;
    const hasPause = count > 1 && pauseLength <= LONGEST_PAUSE && lastEnd >= buffer.start;
    const pause = hasPause ? buffer.read(lastEnd, from) : null;
    lastEnd = to;
    return { number: count, start: from, end: to, samples: buffer.read(from, to), pause };
  }

  function close(): CutPhrase[] {
    if (start === null) return [];
    const from = start;
    start = null;
    return spoken < SHORTEST ? [] : [emit(from, Math.min(speechEnd + PADDING, buffer.end))];
  }

  function cutLong(from: number): CutPhrase[] {
    const span = { start: 0, end: buffer.end - from };
    const [first = span] = cutAtPauses(buffer.read(from, buffer.end), VOICE_RATE, span, LONGEST / VOICE_RATE);
    const cut = from + first.end;
    const phrase = emit(from, cut);
    spoken = Math.max(0, speechEnd - cut);
    start = spoken === 0 ? null : cut;
    return [phrase];
  }

  function forget(): void {
    const needed = Math.max(lastEnd, (start ?? buffer.end - PADDING - LAG) - LONGEST_PAUSE);
    buffer.dropBefore(needed);
  }

  return {
    push(frame, isSpeech) {
      const frameStart = buffer.end;
      buffer.append(frame);
      if (isSpeech) {
        if (start === null) {
          start = Math.max(lastEnd, buffer.start, frameStart - LAG - PADDING);
          spoken = 0;
        }
        spoken += frame.length;
        speechEnd = buffer.end;
      }
      let phrases: CutPhrase[] = [];
      if (start !== null && buffer.end - speechEnd >= HANG) phrases = close();
      else if (start !== null && buffer.end - start > LONGEST) phrases = cutLong(start);
      forget();
      return phrases;
    },
    skip(samples) {
      const phrases = close();
      buffer.skip(samples);
      return phrases;
    },
    end: close,
  };
}
