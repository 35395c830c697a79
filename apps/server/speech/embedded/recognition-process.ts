/**
 * The process in which audio is recognised. It is one of its own, because a damaged model file or a lack of memory ends
 * the native library with the whole process around it: here that costs one job and not the server.
 */
import { Refusal } from '../../platform/refusal.ts';
import type { ProcessSettings } from './job.ts';
import { DEFAULT_SEGMENT_SECONDS, recogniseAudio } from './recognise-audio.ts';
import { loadRecogniser } from './recogniser.ts';
import type { Recogniser } from './recogniser.ts';
import { serveJobs } from './serve-jobs.ts';

const TRIAL_RATE = 16_000;

let loaded: Recogniser | undefined;

function recogniser({ model, threads }: ProcessSettings): Recogniser {
  if (model === null) throw new Refusal('SPEECH_MODEL_MISSING');
  loaded ??= loadRecogniser(model, threads);
  return loaded;
}

serveJobs((job, settings) => {
  if (job.kind === 'load') {
    // A second of silence: a model whose weights are damaged may load and end the process at its first use.
    recogniser(settings).recognise(new Float32Array(TRIAL_RATE), TRIAL_RATE, 'fr');
    return Promise.resolve(null);
  }
  if (job.kind !== 'transcribe') throw new Error(`a ${job.kind} job is not for this process`);
  const maxSegmentSeconds = settings.model?.description.maxSegmentSeconds ?? DEFAULT_SEGMENT_SECONDS;
  // The model is loaded at the first sound, so silence alone never waits for it.
  const lazy: Recogniser = { recognise: (...input) => recogniser(settings).recognise(...input) };
  return Promise.resolve(recogniseAudio(job.recording, lazy, { language: job.language, maxSegmentSeconds }));
});
