/** What recognises speech, whatever stands behind it: the embedded engine, a served one, or none. */
import type { LiveSpeech } from './live/live-speech.ts';
import type { LossReason } from './speech-failure.ts';

export type SpeechLanguage = 'fr' | 'en' | 'auto';

export interface RecognisedWord {
  readonly text: string;
  /** Seconds from the start of the audio. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1, or null where the engine gives none. */
  readonly confidence: number | null;
}

export interface RecognisedSpeech {
  /** The raw words as the engine gave them. */
  readonly text: string;
  readonly words: readonly RecognisedWord[];
  /** Seconds of audio received. */
  readonly duration: number;
  /** Seconds of audio that went through the recogniser or were found silent; less than `duration` is a failure. */
  readonly decodedSeconds: number;
  /** Why `decodedSeconds` is less, where the engine knows. */
  readonly loss?: LossReason;
  readonly language: 'fr' | 'en' | null;
  readonly confidence: number | null;
}

export type SpeechStatus =
  | {
      readonly state: 'ready';
      readonly engine: 'embedded' | 'openai';
      readonly model: string;
      readonly languages: readonly string[];
      /** Where the sound goes, where it leaves the machine. */
      readonly host?: string;
    }
  | {
      readonly state: 'not-allowed';
      readonly engine: 'openai';
      readonly model: string;
      readonly host: string;
    }
  | {
      readonly state: 'model-missing';
      readonly engine: 'embedded';
      readonly directory: string;
      readonly missingFiles: readonly string[];
    }
  | { readonly state: 'model-loading'; readonly engine: 'embedded'; readonly model: string }
  | {
      /** The files are there and cannot be used. */
      readonly state: 'model-damaged';
      readonly engine: 'embedded';
      readonly model: string;
      readonly directory: string;
    }
  | { readonly state: 'off'; readonly engine: 'off' };

export interface SpeechEngine {
  status(): Promise<SpeechStatus>;
  /**
   * Recognises one self-contained recording.
   * @param audio the bytes of a WebM/Opus, MP4/Opus, Ogg/Opus or WAV file
   * @throws Refusal AUDIO_INVALID, AUDIO_PUT_ASIDE, SPEECH_MODEL_MISSING, SPEECH_MODEL_DAMAGED, SPEECH_OFF,
   * SPEECH_NOT_ALLOWED or TRANSCRIPTION_FAILED
   */
  transcribe(
    audio: Uint8Array,
    options: {
      readonly language: SpeechLanguage;
      /** Whose recording it is: several people are served in turn. Those of nobody in particular share one turn. */
      readonly ownerId?: string;
      readonly signal?: AbortSignal;
    },
  ): Promise<RecognisedSpeech>;
  /** Recognition while one speaks; absent where the engine has none. */
  readonly live?: LiveSpeech;
  close(): Promise<void>;
}
