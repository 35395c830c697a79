import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MonotonicRateLimitStore } from './rate-limit-store.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function countWith(store: MonotonicRateLimitStore) {
  return (key = '192.0.2.1') => {
    let counted = { current: 0, ttl: 0 };
    store.incr(key, (_error, result) => (counted = result ?? counted), MINUTE_MS);
    return counted;
  };
}

test('a window ends after its minute, also when the clock was set back a day within it', () => {
  const count = countWith(new MonotonicRateLimitStore());
  expect([count().current, count().current]).toEqual([1, 2]);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect(count()).toEqual({ current: 3, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(count()).toEqual({ current: 1, ttl: MINUTE_MS });
});

test('addresses and routes are counted apart', () => {
  const store = new MonotonicRateLimitStore();
  const [count, ofRoute] = [countWith(store), countWith(store.child())];
  expect([count('a').current, count('b').current, count('a').current, ofRoute('a').current]).toEqual([
    1, 1, 2, 1,
  ]);
});
