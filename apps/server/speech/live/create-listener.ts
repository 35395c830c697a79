import { programUrl } from '../../platform/installed-files.ts';
import { createJobQueue } from '../../processes/job-queue.ts';
import type { QueueOptions } from '../../processes/queue-options.ts';
import type { JobKinds, ProcessSettings } from '../embedded/speech-job.ts';
import type { HeardParts, PartsToHear } from './live-speech.ts';

const PROGRAM = programUrl('listening-process');
const SETTINGS: ProcessSettings = { model: null, threads: 1 };
/** What one turn may take: half a second of work and one part, on a machine many times slower than that. */
const LIMIT_SECONDS = 20;
/** What the process may take of memory: 64 recordings under way, of 14 MB each, and 200 MB for itself and the present part. */
const MOST_MEGABYTES = 1_100;

/** Listens to recordings in a process that can be ended. */
export interface Listener {
  /** @throws Refusal AUDIO_INVALID where the parts hang the process, AUDIO_PUT_ASIDE where they end it */
  listen(ownerId: string, parts: PartsToHear): Promise<HeardParts>;
  close(): Promise<void>;
}

/**
 * A listener without a process yet. One process: what is heard of a recording is in its memory, and a second of sound
 * takes some 5 ms.
 */
export function createListener(
  overrides: Partial<Pick<QueueOptions<JobKinds, ProcessSettings>, 'program' | 'limitSeconds'>> = {},
): Listener {
  const queue = createJobQueue<JobKinds, ProcessSettings>({
    program: PROGRAM,
    processes: 1,
    runningOfOwner: 1,
    limitSeconds: () => LIMIT_SECONDS,
    megabytes: MOST_MEGABYTES,
    endedCodes: { hung: 'AUDIO_INVALID', heavy: 'AUDIO_INVALID', died: 'AUDIO_PUT_ASIDE' },
    failedCode: 'TRANSCRIPTION_FAILED',
    ...overrides,
  });
  return {
    listen: (ownerId, parts) =>
      queue.run('listen', { ownerId, ...parts }, { ownerId, settings: () => Promise.resolve(SETTINGS) }),
    close: () => queue.close(),
  };
}
