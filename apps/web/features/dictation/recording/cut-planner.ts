import { planCut } from '@constat/dictation/recorder';
import type { Cut, Level } from '@constat/dictation/recorder';

/** Remembers the loudness of the chunk being recorded and finds its end. */
export interface CutPlanner {
  add(level: Level): void;
  /** Milliseconds of recorded time. */
  plan(chunkStartMs: number, nowMs: number): Cut | null;
  /** The loudness since this was last called, for the part that is kept with it. */
  takeNew(): readonly Level[];
}

/** Starts with nothing heard. */
export function createCutPlanner(): CutPlanner {
  let levels: Level[] = [];
  let fresh: Level[] = [];
  return {
    add(level) {
      levels.push(level);
      fresh.push(level);
    },
    plan(chunkStartMs, nowMs) {
      const first = levels[0];
      if (first !== undefined && first.atMs <= chunkStartMs)
        levels = levels.filter(({ atMs }) => atMs > chunkStartMs);
      return planCut(levels, chunkStartMs, nowMs);
    },
    takeNew() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}
