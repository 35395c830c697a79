/**
 * The process in which recordings are listened to as they come: read, decoded and cut into phrases. What a browser sends
 * may be crafted; here it costs this process at most, and what was heard is heard again from the stored parts.
 */
import { serveJobs } from '../../processes/serve-jobs.ts';
import type { JobKinds } from '../embedded/speech-job.ts';
import { createActiveRecordings } from './active-recordings.ts';

const recordings = createActiveRecordings();

serveJobs<JobKinds>('TRANSCRIPTION_FAILED', async (job) => {
  if (job.kind !== 'listen') throw new Error(`a ${job.kind} job is not for this process`);
  return recordings.hear(job);
});
