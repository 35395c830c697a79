import type { Clock } from '../../platform/clock.ts';

/** Failures in a row after which a server is left alone. */
const FAILURES = 5;
const PAUSE_MS = 60_000;

/**
 * Leaves a failing server alone: after five failures in a row nothing is sent for a minute, then one call tries. State of
 * this process alone; another process finds out by itself.
 */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return {
    isPaused: () => clock.elapsed() < pausedUntil,
    succeeded() {
      failures = 0;
      pausedUntil = Number.NEGATIVE_INFINITY;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) pausedUntil = clock.elapsed() + PAUSE_MS;
    },
  };
}
