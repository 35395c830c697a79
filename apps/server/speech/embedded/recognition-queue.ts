import { createJobQueue } from './job-queue.ts';
import type { JobQueue, QueueOptions } from './job-queue.ts';
import { createRecognitionLimits } from './recognition-limits.ts';

const PROGRAM = new URL('./recognition-process.ts', import.meta.url);

/**
 * The queue of segments before the one process that holds the model. One process: a second one would hold the model a
 * second time, gigabytes for a large one, and gain little, because the first already uses the cores.
 */
export function createRecognitionQueue(
  overrides: Partial<Pick<QueueOptions, 'program' | 'limitSeconds'>> = {},
): JobQueue {
  return createJobQueue({
    program: PROGRAM,
    processes: 1,
    runningOfOwner: 1,
    first: { job: { kind: 'load' }, code: 'SPEECH_MODEL_DAMAGED' },
    endedCodes: { hung: 'AUDIO_PUT_ASIDE', died: 'AUDIO_PUT_ASIDE' },
    ...createRecognitionLimits(),
    ...overrides,
  });
}
