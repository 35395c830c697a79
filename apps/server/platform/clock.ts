/** Tests move it. */
export interface Clock {
  /** The present moment as the system says it, in epoch milliseconds; somebody can set it. */
  now(): number;
  /** Milliseconds since some moment, which nobody can set: for waits and spans. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
