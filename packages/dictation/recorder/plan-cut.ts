import {
  CHUNK_MS,
  CUT_AT_LATEST_MS,
  CUT_FROM_MS,
  LATE_PAUSE_MS,
  LEVEL_MS,
  PAUSE_MS,
  SHORT_TAIL_MS,
  THRESHOLD_WINDOW_MS,
} from './constants.ts';
import type { Level } from './pause-threshold.ts';
import { pauseThreshold } from './pause-threshold.ts';

/** Where a chunk ends. */
export interface Cut {
  /** Milliseconds of recorded time. */
  readonly positionMs: number;
  /** True when no pause was found: the next chunk then needs packets from before the cut. */
  readonly inSpeech: boolean;
}

/**
 * Where the chunk that began at `chunkStartMs` ends, or null while it goes on. The cut lies at least
 * {@link SHORT_TAIL_MS} in the past, so that what follows it is never too short to be a chunk.
 * @param levels loudness since the beginning of the chunk, in order, each at the end of what it measures
 * @param nowMs milliseconds of recorded time
 */
export function planCut(levels: readonly Level[], chunkStartMs: number, nowMs: number): Cut | null {
  const from = chunkStartMs + CUT_FROM_MS;
  const until = nowMs - SHORT_TAIL_MS;
  if (until < from) return null;
  const recent = levels.filter((level) => level.atMs > nowMs - THRESHOLD_WINDOW_MS && level.atMs <= nowMs);
  const pause = firstPause(recent, chunkStartMs, until);
  if (pause !== null) return { positionMs: pause, inSpeech: false };
  const latest = chunkStartMs + CUT_AT_LATEST_MS;
  return nowMs < latest
    ? null
    : { positionMs: quietest(levels, from, Math.min(until, latest)), inSpeech: true };
}

/** The middle of the first pause that is long enough and lies before `until`. */
function firstPause(recent: readonly Level[], chunkStartMs: number, until: number): number | null {
  const threshold = pauseThreshold(recent);
  if (threshold === null) return null;
  const earliest = chunkStartMs + CUT_FROM_MS;
  let start: number | null = null;
  let end = 0;
  const middle = () => {
    if (start === null) return null;
    const at = (start + end) / 2;
    return end - start >= (at < chunkStartMs + CHUNK_MS ? PAUSE_MS : LATE_PAUSE_MS) && at <= until
      ? at
      : null;
  };
  for (const level of recent) {
    const begins = level.atMs - LEVEL_MS;
    const quiet = level.decibels < threshold && begins >= earliest;
    const joined = start !== null && begins - end < LEVEL_MS / 2;
    if (quiet && joined) {
      end = level.atMs;
      continue;
    }
    const found = middle();
    if (found !== null) return found;
    start = quiet ? begins : null;
    end = level.atMs;
  }
  return middle();
}

/** The middle of the quietest measurement between two moments; the later moment where none was made. */
function quietest(levels: readonly Level[], from: number, until: number): number {
  let best: Level | null = null;
  for (const level of levels) {
    if (level.atMs - LEVEL_MS < from || level.atMs > until) continue;
    if (best === null || level.decibels < best.decibels) best = level;
  }
  return best === null ? until : best.atMs - LEVEL_MS / 2;
}
