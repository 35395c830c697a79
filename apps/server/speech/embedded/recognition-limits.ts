import type { Job, JobOutput, ProcessSettings } from './speech-job.ts';

/**
 * Loading: a minute for what any model needs, and more for its bytes at 10 MB/s, a tenth of what the slowest disk of a
 * computer reads; the recommended model, of 0.7 GB, gets two minutes for what takes 2 to 15 s. The trial is part of it.
 */
const LOAD_SECONDS = 60;
const LOAD_BYTES_A_SECOND = 10_000_000;
/**
 * What the shortest segment may take: far beyond the 0.1 to 2 s of a small or middle-sized model. A model that needs
 * longer for two seconds, because it always goes through 30 s (Whisper), shows so in its trial.
 */
const LEAST_SECONDS = 10;
/**
 * How far a segment may exceed what was measured. Computers of the same kind differ by a factor of 2.5, and one computer
 * slows down as much when it runs hot, on battery, or with all cores at other work; the rest is for uneven speech.
 */
const PATIENCE = 4;
/**
 * Bounds of the seconds of work for a second of audio. Below: a fast model needs 0.003 to 0.1, so that a second is
 * patience enough even on a machine that swaps. Above: a large model is near real time, 2.5 on a slow machine, and
 * 4 times that; one that needs more is of no use for dictation, and without a bound one job that crept would allow
 * the next to hang for hours. A segment is at most a minute: 70 s at the least, 10 minutes at the most.
 */
const LEAST_FACTOR = 1;
const MOST_FACTOR = 10;
/** Of a shorter segment the time says nothing of the speed. */
const MEASURED_FROM_SECONDS = 1.5;

/** How long the jobs of the recognition process may take, learnt from how long they took. */
export interface RecognitionLimits {
  /** Seconds. */
  readonly limitSeconds: (job: Job, settings: Pick<ProcessSettings, 'files'>) => number;
  readonly onDone: (job: Job, output: JobOutput, seconds: number) => void;
}

/** Limits of a model of which nothing is known yet; its trial begins them anew. */
export function createRecognitionLimits(): RecognitionLimits {
  let shortest = LEAST_SECONDS;
  let factor = LEAST_FACTOR;

  /** The slowest counts. */
  function measure(workSeconds: number, audioSeconds: number): void {
    const measured = PATIENCE * (workSeconds / audioSeconds);
    factor = Math.min(MOST_FACTOR, Math.max(factor, measured));
  }

  return {
    limitSeconds(job, { files }) {
      if (job.kind !== 'recognise') return LOAD_SECONDS + (files?.bytes ?? 0) / LOAD_BYTES_A_SECOND;
      return shortest + factor * (job.samples.length / job.sampleRate);
    },
    onDone(job, output, seconds) {
      if (job.kind === 'load' && 'workSeconds' in output) {
        shortest = Math.max(LEAST_SECONDS, PATIENCE * output.workSeconds);
        factor = LEAST_FACTOR;
        measure(output.workSeconds, output.audioSeconds);
      }
      if (job.kind !== 'recognise') return;
      const audioSeconds = job.samples.length / job.sampleRate;
      if (audioSeconds >= MEASURED_FROM_SECONDS) measure(seconds, audioSeconds);
    },
  };
}
