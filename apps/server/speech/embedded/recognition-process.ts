/**
 * The process in which audio is recognised. It is one of its own, because a damaged model file or a lack of memory ends
 * the native library with the whole process around it: here that costs one job and not the server.
 */
import { Refusal } from '../../platform/refusal.ts';
import type { JobKinds, ProcessSettings } from './speech-job.ts';
import { loadRecogniser } from './recogniser.ts';
import type { Recogniser } from './recogniser.ts';
import { serveJobs } from '../../processes/serve-jobs.ts';
import { tryRecogniser } from './try-recogniser.ts';

let loaded: Recogniser | undefined;

function recogniser({ model, threads }: ProcessSettings): Recogniser {
  if (model === null) throw new Refusal('SPEECH_MODEL_MISSING');
  loaded ??= loadRecogniser(model, threads);
  return loaded;
}

serveJobs<JobKinds>('TRANSCRIPTION_FAILED', async (job, started) => {
  const settings = started as ProcessSettings;
  if (job.kind === 'load') {
    const { languages = [], maxSegmentSeconds } = settings.model?.description ?? {};
    return tryRecogniser(recogniser(settings), languages, maxSegmentSeconds);
  }
  if (job.kind !== 'recognise') throw new Error(`a ${job.kind} job is not for this process`);
  return recogniser(settings).recognise(job.samples, job.sampleRate, job.language);
});
