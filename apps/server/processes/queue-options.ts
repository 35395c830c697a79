import type { ErrorCode } from '@constat/contract/errors';
import type { JobEnd, JobTies, ProcessMemory } from './job-process.ts';
import type { JobOf, JobTable, OutputOf } from './job.ts';

/** What a job is of, where it is remembered that it ended a process. */
export interface WatchedInput {
  /** @throws Refusal with which the same input ended a process before */
  check(): void;
  noteEnded(code: ErrorCode): void;
}

export interface JobContext<Settings extends object> {
  /** What the process must run with, asked when the job's turn comes; its error is the job's. */
  readonly settings: () => Promise<Settings>;
  /** Whose job it is; those of nobody in particular share one turn. */
  readonly ownerId?: string | undefined;
  /** True for what somebody waits for while speaking: it goes before the jobs that are not. */
  readonly isLive?: boolean | undefined;
  /** What the job is of: looked at when its turn comes, and told when it ended its process. */
  readonly watched?: WatchedInput | undefined;
  /** A job that is already running goes on after its signal, and its result is dropped, unless it ends with it. */
  readonly signal?: AbortSignal | undefined;
  readonly endsWithSignal?: boolean | undefined;
  /** Answers what the job asks. */
  readonly answer?: JobTies['answer'];
}

export interface QueueOptions<Kinds extends JobTable<Kinds>, Settings extends object> extends ProcessMemory {
  readonly program: URL;
  /** Processes at most; one is started when all others are busy. */
  readonly processes: number;
  /** Jobs of one owner that run at a time. */
  readonly runningOfOwner: number;
  /** Jobs of one owner that wait; absent for any number. */
  readonly waitingOfOwner?: number;
  /** A job that each process does before any other, and the code of its failure where the process gives none. */
  readonly first?: { readonly job: JobOf<Kinds>; readonly code: ErrorCode };
  /** Seconds after which a running job counts as hung: its process is ended. */
  readonly limitSeconds: (job: JobOf<Kinds>, settings: Settings) => number;
  /** A process that still takes this much memory after a job, in megabytes, is ended: after each for 0, never without. */
  readonly keptMegabytes?: number;
  /** True for a job after which its process is kept all the same: others of the same file follow. */
  readonly isFollowed?: (job: JobOf<Kinds>) => boolean;
  /** A process that nobody needs for so long, in seconds, is ended; absent for never. */
  readonly idleSeconds?: number;
  /** Looks at what a process answered, which is not to be trusted. @throws where it is no such answer */
  readonly check?: (job: JobOf<Kinds>, output: unknown) => OutputOf<Kinds>;
  /** Told of each job that was done, and in how many seconds. */
  readonly onDone?: (job: JobOf<Kinds>, output: OutputOf<Kinds>, seconds: number) => void;
  /** The codes of a job that ended its process. */
  readonly endedCodes: Readonly<Record<Exclude<JobEnd, 'left'>, ErrorCode>>;
  /** The code of what fails for a reason that is not the job's. */
  readonly failedCode: ErrorCode;
}
