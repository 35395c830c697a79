import type { HeardParts, SpokenPhrases } from '@constat/contract';
import type { StoredPart, StoredSession } from './records.ts';

/** A recording that the server holds, and how many parts of it without a hole. */
export interface ServerRecording {
  readonly session: StoredSession;
  readonly next: number;
}

export interface WordsOptions {
  /** The last phrase that the page knows; 0 for none. */
  readonly after: number;
  readonly signal?: AbortSignal | undefined;
}

/** `after` is absent where no words are wanted. */
export type PartsOptions = Partial<WordsOptions>;

/** The recordings on the server. Every call throws an ApiError when it fails. */
export interface ServerRecordings {
  /** Tells of a recording; resolves to the number of the first part that the server lacks. */
  putSession(session: StoredSession, signal?: AbortSignal): Promise<number>;
  /** Stores parts that follow one another; resolves likewise, with the phrases that are recognised where asked for. */
  putParts(
    id: string,
    first: number,
    parts: readonly ArrayBuffer[],
    options?: PartsOptions,
  ): Promise<HeardParts>;
  /** Says that a recording stops before that part. */
  stop(id: string, parts: number, options: WordsOptions): Promise<SpokenPhrases>;
  /** Those of a user whose text has not been delivered, oldest first. */
  list(owner: string): Promise<ServerRecording[]>;
  /** The parts from that number on, in order; not always all of them: none when there are no more. */
  readParts(id: string, from: number): Promise<StoredPart[]>;
  /** Erases a recording with all that was made of it. */
  erase(id: string): Promise<void>;
}
