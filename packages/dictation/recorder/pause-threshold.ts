import { THRESHOLD_SHARE, THRESHOLD_SPREAD_DB } from './constants.ts';

/** One measurement of loudness. */
export interface Level {
  /** Milliseconds of recorded time at the end of what was measured. */
  readonly atMs: number;
  /** Loudness in dB below full scale: 0 or less. */
  readonly decibels: number;
}

/** The loudness below which there is a pause, or null where quiet and loud lie too close to tell. */
export function pauseThreshold(levels: readonly Level[]): number | null {
  if (levels.length === 0) return null;
  const sorted = levels.map((level) => level.decibels).toSorted((a, b) => a - b);
  const quiet = percentile(sorted, 0.1);
  const spread = percentile(sorted, 0.95) - quiet;
  return spread > THRESHOLD_SPREAD_DB ? quiet + THRESHOLD_SHARE * spread : null;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
