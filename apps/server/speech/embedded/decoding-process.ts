/**
 * The process in which recordings are decoded and cut. What a browser sends may be damaged or crafted to hang whoever
 * reads it: here that costs this process, which is ended and replaced, and neither the loaded model nor anybody else's
 * dictation.
 */
import { inspectRecording, segmentRecording } from '../audio/segment-recording.ts';
import { serveJobs } from '../../processes/serve-jobs.ts';
import type { JobKinds } from './speech-job.ts';

serveJobs<JobKinds>('TRANSCRIPTION_FAILED', async (job) => {
  if (job.kind === 'inspect') return inspectRecording(job.audio);
  if (job.kind === 'decode') return segmentRecording(job.audio, job.maxSegmentSeconds, job.from);
  throw new Error(`a ${job.kind} job is not for this process`);
});
