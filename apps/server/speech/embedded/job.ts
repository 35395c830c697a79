import type { ErrorCode } from '@constat/contract/errors';
import type { DecodedAudio } from '../audio/decoded-audio.ts';
import type { RecognisedSpeech, SpeechLanguage } from '../engine.ts';
import type { InstalledModel } from '../models/find-installed-model.ts';

/** What a speech process is started with, as JSON in its first argument. */
export interface ProcessSettings {
  /** Null for a process that only decodes and looks for sound. */
  readonly model: InstalledModel | null;
  readonly threads: number;
}

/** Length of a recording, and whether the energy gate found anything in it. */
export interface AudioInspection {
  readonly duration: number;
  readonly silent: boolean;
}

/** Work for the speech processes, with what each kind answers. */
export interface JobKinds {
  /** Loads the model and tries it, so that the first dictation neither waits for it nor finds it damaged. */
  readonly load: { readonly input: object; readonly output: null };
  readonly inspect: { readonly input: { readonly audio: Uint8Array }; readonly output: AudioInspection };
  readonly decode: { readonly input: { readonly audio: Uint8Array }; readonly output: DecodedAudio };
  readonly transcribe: {
    readonly input: { readonly recording: DecodedAudio; readonly language: SpeechLanguage };
    readonly output: RecognisedSpeech;
  };
}

/** One message to a process. It is given one job at a time, so answers need no number. */
export type Job = {
  readonly [Kind in keyof JobKinds]: { readonly kind: Kind } & JobKinds[Kind]['input'];
}[keyof JobKinds];

/** The message that answers a job. */
export type JobAnswer =
  | { readonly ok: true; readonly output: JobKinds[keyof JobKinds]['output'] }
  | { readonly ok: false; readonly code: ErrorCode; readonly reason: string };

/** What a process says once it can take jobs. */
export const PROCESS_READY = 'ready';
