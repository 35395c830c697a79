import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  count: number;
  startedAt: number;
}

/** Addresses remembered at once; the one seen least recently goes first. */
const ADDRESSES = 10_000;

/**
 * Counts requests by the monotonic clock: with the clock of the day, a window that was open when that was set back would
 * stay open, and its address shut out, until the time is reached again.
 */
export class MonotonicRateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window =
      known !== undefined && now - known.startedAt < timeWindow ? known : { count: 0, startedAt: now };
    window.count += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > ADDRESSES && oldest !== undefined) this.#windows.delete(oldest);
    callback(null, { current: window.count, ttl: timeWindow - (now - window.startedAt) });
  }

  child(): MonotonicRateLimitStore {
    return new MonotonicRateLimitStore();
  }
}
