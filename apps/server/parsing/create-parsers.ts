import * as z from 'zod';
import { programUrl } from '../platform/installed-files.ts';
import { createJobQueue } from '../processes/job-queue.ts';
import type { JobQueue } from '../processes/job-queue.ts';
import type { JobContext, QueueOptions } from '../processes/queue-options.ts';
import type { JobOf, OutputOf } from '../processes/job.ts';
import { PARSING_ANSWERS, PARSING_SECONDS } from './parsing-job.ts';
import type { ParsingKinds } from './parsing-job.ts';
import { GROUP } from '../webm/cut-recording.ts';
import type { ReadParts } from '../webm/cut-recording.ts';

const PROGRAM = programUrl('parsing-process');
/**
 * What such a process may take of memory. It takes 90 MB by itself, and 50 more for a letterhead of 5 MB, a PDF of 25 MB
 * or an archive with a list of 20,000 patients. A stretch of a recording is 10 MB at most.
 */
const FILE_MEGABYTES = 170;
/**
 * A report with every field takes 200 MB in a letterhead with a picture of 5 MB, and one that is crowded with tables 330
 * in a letterhead of 6,000 lines.
 */
const MERGE_MEGABYTES = 512;
const RECORDING_MEGABYTES = 170;
/** With more than this it does not wait for the next file; after small ones it takes 125 at most. */
const KEPT_MEGABYTES = 130;
/** How long it stays for the next file: a start takes 0.2 s, a second on a slow machine. */
const IDLE_SECONDS = 60;
/** Files of one person that wait. */
const WAITING_OF_OWNER = 8;

/** For whom a file is read. */
export interface Reader {
  readonly ownerId: string;
  /** Ends the reading, and the process, when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Reads what comes from outside in processes that are ended when a file takes too much. */
export interface Parsers {
  /**
   * @throws Refusal as the reader of that kind does, FILE_TOO_HEAVY for what takes too many seconds or megabytes,
   * TOO_MANY_ATTEMPTS where too many of the same person's files wait, or the signal's reason
   */
  read<Kind extends Exclude<keyof ParsingKinds, 'cut'>>(
    kind: Kind,
    input: ParsingKinds[Kind]['input'],
    reader: Reader,
  ): Promise<ParsingKinds[Kind]['output']>;
  /**
   * @throws Refusal AUDIO_INVALID for what takes too much memory, TRANSCRIPTION_FAILED where the process ends otherwise: a
   * slow or full machine does that too, and the page asks again; and as `readParts` does
   */
  cut(
    input: ParsingKinds['cut']['input'],
    readParts: ReadParts,
    reader: Reader,
  ): Promise<ParsingKinds['cut']['output']>;
  close(): Promise<void>;
}

type ParsingOptions = QueueOptions<ParsingKinds, object>;

const questionSchema = z.strictObject({ from: z.int().min(0), end: z.int().min(0) });

function checkAnswer(job: JobOf<ParsingKinds>, output: unknown): OutputOf<ParsingKinds> {
  const answer = PARSING_ANSWERS[job.kind].parse(output) as OutputOf<ParsingKinds>;
  if (job.kind === 'sign') checkSigned(job.pdf, (answer as ParsingKinds['sign']['output']).bytes);
  return answer;
}

/** What is kept as signed are the pages that were given, with something behind them. */
function checkSigned(pages: Uint8Array, signed: Uint8Array): void {
  const start = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength).subarray(0, pages.length);
  if (signed.length <= pages.length || !start.equals(pages)) throw new Error('other pages were signed');
}

/**
 * Parsers without a process yet. Files, reports that are put into a letterhead, recordings and certificate files have one
 * each: an export or a recording that is listened to waits for no archive, and no more than four processes' memory is ever
 * taken. The key of a certificate file comes into no process that has read another file, or that will.
 */
export function createParsers(
  overrides: Partial<Pick<ParsingOptions, 'program' | 'limitSeconds' | 'idleSeconds'>> = {},
): Parsers {
  const common = {
    program: PROGRAM,
    processes: 1,
    runningOfOwner: 1,
    limitSeconds: ({ kind }: JobOf<ParsingKinds>) => PARSING_SECONDS[kind],
    keptMegabytes: KEPT_MEGABYTES,
    // A process with the list of 20,000 patients takes 165 MB: a new one for each page would read the list each time.
    isFollowed: ({ kind }: JobOf<ParsingKinds>) => kind.startsWith('archive'),
    idleSeconds: IDLE_SECONDS,
    check: checkAnswer,
    failedCode: 'INTERNAL',
    ...overrides,
  } as const;
  const ofFiles = {
    ...common,
    waitingOfOwner: WAITING_OF_OWNER,
    endedCodes: { hung: 'FILE_TOO_HEAVY', heavy: 'FILE_TOO_HEAVY', died: 'FILE_TOO_HEAVY' },
  } as const;
  type Queue = JobQueue<ParsingKinds, object>;
  const files: Queue = createJobQueue({ megabytes: FILE_MEGABYTES, ...ofFiles });
  const merges: Queue = createJobQueue({ megabytes: MERGE_MEGABYTES, ...ofFiles });
  const signatures: Queue = createJobQueue({
    megabytes: FILE_MEGABYTES,
    ...ofFiles,
    keptMegabytes: 0,
    isFollowed: () => false,
  });
  const recordings: Queue = createJobQueue({
    megabytes: RECORDING_MEGABYTES,
    ...common,
    endedCodes: { hung: 'TRANSCRIPTION_FAILED', heavy: 'AUDIO_INVALID', died: 'TRANSCRIPTION_FAILED' },
  });
  const contextOf = ({ ownerId, signal }: Reader): JobContext<object> => ({
    settings: () => Promise.resolve({}),
    ownerId,
    signal,
    endsWithSignal: true,
  });
  function queueOf(kind: keyof ParsingKinds): Queue {
    if (kind === 'sign') return signatures;
    return kind === 'merge' || kind === 'letterheadPreview' ? merges : files;
  }

  return {
    read: (kind, input, reader) => queueOf(kind).run(kind, input, contextOf(reader)),
    cut: (input, readParts, reader) =>
      recordings.run('cut', input, {
        ...contextOf(reader),
        async answer(question) {
          const { from, end } = questionSchema.parse(question);
          return readParts(from, Math.min(end, input.span.endPart, from + GROUP));
        },
      }),
    async close() {
      await Promise.all([files, merges, signatures, recordings].map((queue) => queue.close()));
    },
  };
}
