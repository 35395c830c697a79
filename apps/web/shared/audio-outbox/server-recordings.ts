import type { StoredPart, StoredSession } from './records.ts';

/** A recording that the server holds, and how many parts of it without a hole. */
export interface ServerRecording {
  readonly session: StoredSession;
  readonly next: number;
}

/** The recordings on the server. Every call throws an ApiError when it fails. */
export interface ServerRecordings {
  /** Tells of a recording; resolves to the number of the first part that the server lacks. */
  putSession(session: StoredSession, signal?: AbortSignal): Promise<number>;
  /** Stores parts that follow one another; resolves likewise. */
  putParts(id: string, first: number, parts: readonly ArrayBuffer[], signal?: AbortSignal): Promise<number>;
  /** Those of a user whose text has not been delivered, oldest first. */
  list(owner: string): Promise<ServerRecording[]>;
  /** The parts from that number on, in order; not always all of them: none when there are no more. */
  readParts(id: string, from: number): Promise<StoredPart[]>;
  /** Erases a recording with all that was made of it. */
  erase(id: string): Promise<void>;
}
