import { createRecognitionQueue } from './recognition-queue.ts';
import type { RecognitionQueue } from './recognition-queue.ts';
import type { Job, JobKinds, ProcessSettings } from './job.ts';

const PROCESS_URL = new URL('./decoding-process.ts', import.meta.url);
const SETTINGS: ProcessSettings = { model: null, threads: 1 };
/** At most so many recordings are decoded at a time: one that hangs does not keep the others waiting. */
const PROCESSES = 3;
/** What reading any recording may take, and what a megabyte more of it may: some hundred times what it does. */
const LIMIT_SECONDS = 5;
const LIMIT_SECONDS_A_MEGABYTE = 6;

type DecodingKind = 'decode' | 'inspect';

/** Reads recordings in processes that can be ended. */
export interface DecodingPool {
  /** @throws Refusal AUDIO_INVALID for what is no recording or cannot be read in time, or the signal's reason */
  run<Kind extends DecodingKind>(
    kind: Kind,
    audio: Uint8Array,
    signal?: AbortSignal,
  ): Promise<JobKinds[Kind]['output']>;
  close(): Promise<void>;
}

/** Seconds that a recording of so many bytes may take to be read. */
export function decodingLimit(bytes: number): number {
  return LIMIT_SECONDS + (bytes / 1_000_000) * LIMIT_SECONDS_A_MEGABYTE;
}

function limitOf(job: Job): number {
  return decodingLimit('audio' in job ? job.audio.byteLength : 0);
}

/** A pool without a process yet: one is started when it is needed, a further one when all others are busy. */
export function createDecodingPool(
  create: () => RecognitionQueue = () =>
    createRecognitionQueue({ processUrl: PROCESS_URL, limitSeconds: limitOf, hungCode: 'AUDIO_INVALID' }),
): DecodingPool {
  const queues: RecognitionQueue[] = [];
  function freest(): RecognitionQueue {
    const [best] = queues.toSorted((one, other) => one.length - other.length);
    if (best !== undefined && (best.length === 0 || queues.length === PROCESSES)) return best;
    const queue = create();
    queues.push(queue);
    return queue;
  }
  return {
    run: (kind, audio, signal) => freest().run(kind, { audio }, () => Promise.resolve(SETTINGS), signal),
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
