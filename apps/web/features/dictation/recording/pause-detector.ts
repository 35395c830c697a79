import { LEVEL_MS, THRESHOLD_WINDOW_MS, pauseThreshold } from '@constat/dictation/recorder';
import type { Level } from '@constat/dictation/recorder';

/** How long it must be quiet, in milliseconds: longer than the quiet that ends a phrase for the server. */
const QUIET_MS = 600;

/** Tells once, in each pause of speech, that it has been quiet for a while. */
export function createPauseDetector(): { hear(level: Level): boolean } {
  let recent: Level[] = [];
  let quietMs = 0;
  let hasSpoken = false;
  return {
    hear(level) {
      recent = [...recent.filter(({ atMs }) => atMs > level.atMs - THRESHOLD_WINDOW_MS), level];
      const threshold = pauseThreshold(recent);
      if (threshold === null || level.decibels >= threshold) {
        hasSpoken ||= threshold !== null;
        quietMs = 0;
        return false;
      }
      quietMs += LEVEL_MS;
      const isPause = hasSpoken && quietMs >= QUIET_MS;
      if (isPause) hasSpoken = false;
      return isPause;
    },
  };
}
