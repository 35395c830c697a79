import type { SpeechLanguage } from '../engine.ts';
import type { SpokenWord } from './phrase-words.ts';
import type { Pace } from './recognition-cost.ts';

/** A phrase that has ended. Times in milliseconds of recorded time. */
export interface HeardPhrase {
  /** From 1; the same recording gives the same phrases under the same numbers. */
  readonly number: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** At 16 kHz; empty where the phrase is known already. */
  readonly samples: Float32Array;
  /** The sound between the phrase before and this one; null where the two cannot be recognised in one piece. */
  readonly pause: Float32Array | null;
}

/** Parts of a recording that are to be listened to. */
export interface PartsToHear {
  /** What tells the recording from the others of its owner. */
  readonly recordingId: string;
  /** The number of the first of the parts. */
  readonly first: number;
  readonly parts: readonly Uint8Array[];
  /** Before these parts the recording stopped for a while, or for good. */
  readonly stops: readonly number[];
  /** Phrases up to this number need no samples. */
  readonly known: number;
}

/** What was heard in parts. */
export interface HeardParts {
  /** The part to go on with: earlier than those given where what was heard before is forgotten. */
  readonly next: number;
  readonly phrases: readonly HeardPhrase[];
  /** True for what is no recording of WebM with Opus, or is damaged: segments are to be asked for. */
  readonly isUnreadable: boolean;
}

/** A phrase with its words. */
export interface RecognisedPhrase {
  readonly number: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly words: readonly SpokenWord[];
}

/** Recognition while one speaks: phrases are cut out of a recording as it comes, and each is recognised once. */
export interface LiveSpeech {
  /** What the engine keeps up with at present. */
  readonly pace: Pace;
  /**
   * Listens to the next parts of a recording, to as many of them as its turn allows.
   * @throws Refusal AUDIO_INVALID or AUDIO_PUT_ASIDE for parts that ended the listening process
   */
  listen(ownerId: string, parts: PartsToHear): Promise<HeardParts>;
  /**
   * Recognises the first of the phrases, with those after it that are cheaper in one piece, before all segments that wait.
   * @param phrases that follow one another, one at least
   * @returns their words: of as many phrases as were recognised
   * @throws Refusal as `transcribe` of the engine does
   */
  recognise(
    phrases: readonly HeardPhrase[],
    options: { readonly language: SpeechLanguage; readonly ownerId: string },
  ): Promise<readonly RecognisedPhrase[]>;
}
