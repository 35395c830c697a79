import { programUrl } from '../../platform/installed-files.ts';
import { createJobQueue } from '../../processes/job-queue.ts';
import type { JobQueue } from '../../processes/job-queue.ts';
import type { QueueOptions } from '../../processes/queue-options.ts';
import { createCostMeter } from '../live/recognition-cost.ts';
import type { RecognitionCost } from '../live/recognition-cost.ts';
import type { JobKinds, ProcessSettings } from './speech-job.ts';
import { createRecognitionLimits } from './recognition-limits.ts';

const PROGRAM = programUrl('recognition-process');

/** Segments and phrases before the process that holds the model. */
export interface RecognitionQueue extends JobQueue<JobKinds, ProcessSettings> {
  /** What recognition costs at present; null before a model was tried. */
  readonly cost: RecognitionCost | null;
}

/**
 * The queue of segments before the one process that holds the model. One process: a second one would hold the model a
 * second time, gigabytes for a large one, and gain little, because the first already uses the cores.
 */
export function createRecognitionQueue(
  overrides: Partial<Pick<QueueOptions<JobKinds, ProcessSettings>, 'program' | 'limitSeconds'>> = {},
): RecognitionQueue {
  const limits = createRecognitionLimits();
  const meter = createCostMeter();
  const queue = createJobQueue<JobKinds, ProcessSettings>({
    program: PROGRAM,
    processes: 1,
    runningOfOwner: 1,
    first: { job: { kind: 'load' }, code: 'SPEECH_MODEL_DAMAGED' },
    endedCodes: { hung: 'AUDIO_PUT_ASIDE', heavy: 'AUDIO_PUT_ASIDE', died: 'AUDIO_PUT_ASIDE' },
    failedCode: 'TRANSCRIPTION_FAILED',
    limitSeconds: limits.limitSeconds,
    onDone(job, output, seconds) {
      limits.onDone(job, output, seconds);
      if (job.kind === 'load' && 'longer' in output) meter.begin(output);
      if (job.kind === 'recognise') meter.note(job.samples.length / job.sampleRate, seconds);
    },
    ...overrides,
  });
  return {
    ...queue,
    get cost() {
      return meter.cost;
    },
  };
}
