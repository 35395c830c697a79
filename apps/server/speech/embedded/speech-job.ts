import type { OfflineRecognizerResult } from 'sherpa-onnx-node';
import type { JobOf, OutputOf } from '../../processes/job.ts';
import type { SpeechLanguage } from '../engine.ts';
import type { HeardParts, PartsToHear } from '../live/live-speech.ts';
import type { InstalledModel } from '../models/find-installed-model.ts';
import type { AudioInspection, SegmentedAudio } from '../audio/segment-recording.ts';

/** What a speech process is started with, as JSON in its first argument; another one is started when it changes. */
export interface ProcessSettings {
  /** Null for a process that only decodes and looks for sound. */
  readonly model: InstalledModel | null;
  readonly threads: number;
  /** The model's files as they are, so that changed ones are loaded anew. */
  readonly files?: ModelFiles;
}

/** Sizes and times of a model's files. */
export interface ModelFiles {
  readonly key: string;
  readonly bytes: number;
}

/** How long a model took for the recording that it was tried with, both in seconds. */
export interface ModelTrial {
  readonly audioSeconds: number;
  readonly workSeconds: number;
  /** The same for the recording several times over; null where the model is too slow to be asked for more. */
  readonly longer: { readonly audioSeconds: number; readonly workSeconds: number } | null;
}

/** Work for the speech processes, with what each kind answers. */
export interface JobKinds {
  /** Loads the model and has it recognise a recording of ours, so that the first dictation does not find it damaged. */
  readonly load: { readonly input: object; readonly output: ModelTrial };
  readonly inspect: { readonly input: { readonly audio: Uint8Array }; readonly output: AudioInspection };
  readonly decode: {
    readonly input: { readonly audio: Uint8Array; readonly maxSegmentSeconds: number; readonly from: number };
    readonly output: SegmentedAudio;
  };
  /** Parts of a recording under way, to be cut into phrases. */
  readonly listen: {
    readonly input: PartsToHear & { readonly ownerId: string };
    readonly output: HeardParts;
  };
  /** One segment: a long recording is many jobs, so that it holds nobody up and a segment that hangs is known. */
  readonly recognise: {
    readonly input: {
      readonly samples: Float32Array;
      readonly sampleRate: number;
      readonly language: SpeechLanguage;
    };
    readonly output: OfflineRecognizerResult;
  };
}

/** One message to a speech process. */
export type Job = JobOf<JobKinds>;

export type JobOutput = OutputOf<JobKinds>;
