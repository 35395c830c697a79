import type { ReportIdentity } from '../kept-reports.ts';
import type { ChunkResult } from '@constat/dictation/recorder';

/** A chunk as kept on the device; `result` is null until the server has answered that it holds audio and text. */
export interface StoredChunk {
  readonly startMs: number;
  readonly endMs: number;
  readonly preRoll: boolean;
  readonly result: ChunkResult | null;
}

/** A recording that is not, or not wholly, on the server. */
export interface StoredSession extends ReportIdentity {
  readonly id: string;
  readonly section: string;
  readonly language: 'fr' | 'en' | 'auto';
  /** ISO-8601. */
  readonly startedAt: string;
  readonly mime: string;
  readonly status: 'recording' | 'stopped';
  /** Milliseconds of recorded time when this was last written; parts may hold more. */
  readonly recordedMs: number;
  readonly chunks: readonly StoredChunk[];
  /** True once the text, with marks where chunks are missing, has been given to the editor. */
  readonly delivered: boolean;
  /** Of what is dictated over the form: milliseconds of recorded time up to which the words stand in it. */
  readonly takenMs?: number;
}

/** About one second of a recording. Only all parts in order can be decoded: they split anywhere. */
export interface StoredPart {
  readonly session: string;
  /** From 0, without holes. */
  readonly sequence: number;
  readonly data: ArrayBuffer;
  /** The recording page's monotonic clock, in milliseconds. */
  readonly at: number;
  /** Loudness measured meanwhile: moments in recorded milliseconds and dB below full scale. */
  readonly levels: readonly { readonly atMs: number; readonly decibels: number }[];
}

/** Keeps recordings on the device until the server holds them. Every call throws AudioOutboxError when it fails. */
export interface AudioOutbox {
  begin(session: StoredSession): Promise<void>;
  /** On disk when it resolves, and where: a crash of the browser afterwards does not lose it. */
  append(part: StoredPart): Promise<PartPlace>;
  /** Changes a session; nothing when it was removed meanwhile. */
  update(id: string, change: Partial<Omit<StoredSession, 'id' | 'owner'>>): Promise<void>;
  /** The sessions of a user, oldest first. */
  list(owner: string): Promise<StoredSession[]>;
  /** The parts in order; some may be missing. */
  readAllParts(id: string): Promise<StoredPart[]>;
  /** The parts in order, up to the first one missing. */
  readParts(id: string): Promise<StoredPart[]>;
  /** Call only when the server holds every chunk and its text, or when the physician says so. */
  remove(id: string): Promise<void>;
}

/** On this device, or on the server because this device could not keep it. */
export type PartPlace = 'kept' | 'server';

/** Only what stands before the first missing part can be decoded. */
export function upToHole(parts: readonly StoredPart[]): StoredPart[] {
  const hole = parts.findIndex((part, position) => part.sequence !== position);
  return hole < 0 ? [...parts] : parts.slice(0, hole);
}
