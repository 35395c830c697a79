import { CHUNK_MS, LONG_SESSION_MS, METER_BARS, NEARLY_FULL_MS } from './constants.ts';

/** What the status line tells of the chunk being recorded. Informative: the chunk ends by itself. */
export type ChunkNotice = 'none' | 'nearly-full' | 'full';

/** @param chunkMs milliseconds recorded in the present chunk */
export function chunkNotice(chunkMs: number): ChunkNotice {
  if (chunkMs >= CHUNK_MS) return 'full';
  return chunkMs >= NEARLY_FULL_MS ? 'nearly-full' : 'none';
}

/** True for the one tick in which a session becomes a long one. Both are milliseconds of recorded time. */
export function becomesLongSession(beforeMs: number, nowMs: number): boolean {
  return beforeMs < LONG_SESSION_MS && nowMs >= LONG_SESSION_MS;
}

/** Below this loudness the meter shows nothing: room noise of a quiet office. */
const METER_FLOOR_DB = -60;

/** Loudness as a percentage for the meter, 0 to 100. */
export function levelPercent(decibels: number): number {
  return Math.round(Math.min(100, Math.max(0, (1 - decibels / METER_FLOOR_DB) * 100)));
}

/** How many bars of the meter are lit. */
export function litBars(percent: number): number {
  return Math.round((Math.min(100, Math.max(0, percent)) / 100) * METER_BARS);
}
