import { createJobQueue } from '../../processes/job-queue.ts';
import type { JobContext, QueueOptions } from '../../processes/queue-options.ts';
import { programUrl } from '../../platform/installed-files.ts';
import type { Job, JobKinds, ProcessSettings } from './speech-job.ts';

const PROGRAM = programUrl('decoding-process');
const SETTINGS: ProcessSettings = { model: null, threads: 1 };
/**
 * At most so many recordings are decoded at a time, and one of each person: one that hangs keeps nobody else waiting,
 * nor do several of one person.
 */
const PROCESSES = 3;
/**
 * What reading any recording may take, and what a megabyte more of it may: a megabyte as the pages record it, four
 * minutes, takes one second, and 2.5 on a slow machine. No recording may be longer than an hour, which takes 12 s and 30.
 */
const LIMIT_SECONDS = 3;
const LIMIT_SECONDS_A_MEGABYTE = 6;
const MOST_SECONDS = 40;
/**
 * What such a process may take of memory: 110 MB by itself, a recording of 10 MB twice, and 17 MB of its sound; and of it
 * what the index of an hour of packets takes of the heap, and as much again.
 */
const MOST_MEGABYTES = 230;
const HEAP_MEGABYTES = 64;
/** With more than this it does not wait for the next recording. */
const KEPT_MEGABYTES = 150;
/** How long it stays for the next recording. */
const IDLE_SECONDS = 60;

type DecodingKind = 'decode' | 'inspect';

/** Reads recordings in processes that can be ended. */
export interface DecodingPool {
  /**
   * @throws Refusal AUDIO_INVALID for what is no recording or cannot be read in time, AUDIO_PUT_ASIDE for what ends the
   * process, or the signal's reason
   */
  run<Kind extends DecodingKind>(
    kind: Kind,
    input: JobKinds[Kind]['input'],
    context?: Omit<JobContext<ProcessSettings>, 'settings'>,
  ): Promise<JobKinds[Kind]['output']>;
  close(): Promise<void>;
}

/** Seconds that a recording of so many bytes may take to be read. */
export function decodingLimit(bytes: number): number {
  return Math.min(MOST_SECONDS, LIMIT_SECONDS + (bytes / 1_000_000) * LIMIT_SECONDS_A_MEGABYTE);
}

function limitOf(job: Job): number {
  return decodingLimit('audio' in job ? job.audio.byteLength : 0);
}

/** A pool without a process yet: one is started when it is needed, a further one when all others are busy. */
export function createDecodingPool(
  overrides: Partial<Pick<QueueOptions<JobKinds, ProcessSettings>, 'program' | 'limitSeconds'>> = {},
): DecodingPool {
  const queue = createJobQueue<JobKinds, ProcessSettings>({
    program: PROGRAM,
    processes: PROCESSES,
    runningOfOwner: 1,
    limitSeconds: limitOf,
    megabytes: MOST_MEGABYTES,
    heapMegabytes: HEAP_MEGABYTES,
    keptMegabytes: KEPT_MEGABYTES,
    idleSeconds: IDLE_SECONDS,
    endedCodes: { hung: 'AUDIO_INVALID', heavy: 'AUDIO_INVALID', died: 'AUDIO_PUT_ASIDE' },
    failedCode: 'TRANSCRIPTION_FAILED',
    ...overrides,
  });
  return {
    run: (kind, input, context = {}) =>
      queue.run(kind, input, { ...context, settings: () => Promise.resolve(SETTINGS) }),
    close: () => queue.close(),
  };
}
