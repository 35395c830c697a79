/**
 * The process in which recordings are decoded and cut. What a browser sends may be damaged or crafted to hang whoever
 * reads it: here that costs this process, which is ended and replaced, and neither the loaded model nor anybody else's
 * dictation.
 */
import { isCutShort, readAudio } from '../audio/read-audio.ts';
import { findSpeechSpans } from '../audio/speech-spans.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cutIntoSegments } from './recognise-audio.ts';
import { serveJobs } from '../../processes/serve-jobs.ts';
import type { JobKinds } from './job.ts';

serveJobs<JobKinds>('TRANSCRIPTION_FAILED', async (job) => {
  if (job.kind !== 'decode' && job.kind !== 'inspect')
    throw new Error(`a ${job.kind} job is not for this process`);
  const audio = await readAudio(job.audio);
  if (isCutShort(audio)) throw new Refusal('AUDIO_INVALID', { cause: new Error('the file is cut short') });
  if (job.kind === 'decode') return cutIntoSegments(audio, job.maxSegmentSeconds);
  const { samples, sampleRate } = audio;
  return { duration: samples.length / sampleRate, silent: findSpeechSpans(samples, sampleRate).length === 0 };
});
