import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPostgres, startPostgres } from '../store/testing/postgres.ts';
import type { TestPostgres } from '../store/testing/postgres.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { sharedRateLimitStore } from './shared-rate-limit-store.ts';
import type { SharedCounts } from './shared-rate-limit-store.ts';

const MINUTE_MS = 60_000;

/** One process's way to count under a limit. */
function processOver(counts: SharedCounts, max: number) {
  const store = new (sharedRateLimitStore(counts))();
  return (key = '192.0.2.1') =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      store.incr(
        key,
        (error, result) => (result === undefined ? reject(error ?? new Error('none')) : resolve(result)),
        MINUTE_MS,
        max,
      );
    });
}

/** Counts in memory as the database does. */
function buildCounts() {
  const sums = new Map<string, number>();
  let calls = 0;
  const counts: SharedCounts = {
    add: async (requests) => {
      calls += 1;
      return requests.map(({ key, count }) => {
        sums.set(key, (sums.get(key) ?? 0) + count);
        return { key, count: sums.get(key) ?? 0, leftMs: MINUTE_MS };
      });
    },
    eraseEnded: async () => {},
  };
  return { counts, calls: () => calls, keys: () => [...sums.keys()] };
}

test('a small limit is exact over two processes, also when all come at once', async () => {
  const { counts, keys } = buildCounts();
  const [one, two] = [processOver(counts, 10), processOver(counts, 10)];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? one : two)('192.0.2.77')),
  );
  const places = answers.map(({ current }) => current).toSorted((a, b) => a - b);
  expect(places.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(places.filter((place) => place <= 10)).toHaveLength(10);
  expect(keys().join('')).not.toContain('192.0.2');
});

test('a large limit is told in few statements, and passed by 2 % at most', async () => {
  const { counts, calls } = buildCounts();
  const processes = [processOver(counts, 1000), processOver(counts, 1000)];
  let allowed = 0;
  for (let round = 0; round < 1200; round += 1) {
    const answer = await processes[round % 2]?.();
    if ((answer?.current ?? 0) <= 1000) allowed += 1;
  }
  expect(allowed).toBeGreaterThanOrEqual(1000);
  expect(allowed).toBeLessThanOrEqual(1020);
  expect(calls()).toBeLessThan(130);
});

test('without an answer of the database a process goes on with its own count', async () => {
  const failing: SharedCounts = {
    add: () => Promise.reject(new Error('away')),
    eraseEnded: () => Promise.reject(new Error('away')),
  };
  const count = processOver(failing, 3);
  const places: number[] = [];
  for (let round = 0; round < 5; round += 1) places.push((await count()).current);
  expect(places).toEqual([1, 2, 3, 4, 5]);
});

test('a window ends after its minute, and the wait is never longer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { counts } = buildCounts();
    const count = processOver({ ...counts, add: () => Promise.resolve([]) }, 5);
    expect([(await count()).current, (await count()).current]).toEqual([1, 2]);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(await count()).toEqual({ current: 3, ttl: 1 });
    vi.advanceTimersByTime(1);
    expect(await count()).toEqual({ current: 1, ttl: MINUTE_MS });
  } finally {
    vi.useRealTimers();
  }
});

const programs = findPostgres();
let postgres: TestPostgres | undefined;
let store: Store;
let url = '';
beforeEach(async ({ task }) => {
  if (programs === null || !task.name.includes('PostgreSQL')) return;
  postgres = await startPostgres(programs);
  url = await postgres.createDatabase();
  store = await openStore({ dataDir: '', databaseUrl: url, key: 'the key of the servers of a test' });
});
afterEach(async () => {
  if (postgres === undefined) return;
  await store.close();
  await postgres.stop();
  postgres = undefined;
});

test.skipIf(programs === null)(
  'PostgreSQL counts for all, and a clock set back opens a new window',
  async () => {
    const { rateWindows } = store;
    const shift = async (milliseconds: number) => {
      const admin = new pg.Client(url);
      await admin.connect();
      await admin.query('update rate_windows set started_at = started_at + $1', [milliseconds]);
      await admin.end();
    };
    const windowMs = 60_000;
    const [first] = await rateWindows.add([{ key: 'zz', count: 3, windowMs }]);
    expect(first).toMatchObject({ key: 'zz', count: 3, leftMs: windowMs });
    const both = await Promise.all([
      rateWindows.add([
        { key: 'zz', count: 1, windowMs },
        { key: 'aa', count: 5, windowMs },
      ]),
      rateWindows.add([
        { key: 'aa', count: 2, windowMs },
        { key: 'zz', count: 1, windowMs },
      ]),
    ]);
    const sums = both.flat().toSorted((one, two) => one.count - two.count);
    expect(sums.filter(({ key }) => key === 'zz').map(({ count }) => count)).toEqual([4, 5]);
    expect(sums.filter(({ key }) => key === 'aa').at(-1)?.count).toBe(7);
    await rateWindows.eraseEnded();
    expect((await rateWindows.add([{ key: 'zz', count: 1, windowMs }]))[0]?.count).toBe(6);
    // As if it had been opened before the clock was set back a day.
    await shift(86_400_000);
    const [anew] = await rateWindows.add([{ key: 'zz', count: 1, windowMs }]);
    expect(anew).toMatchObject({ count: 1, leftMs: windowMs });
    await shift(-windowMs);
    expect((await rateWindows.add([{ key: 'zz', count: 2, windowMs }]))[0]).toMatchObject({ count: 2 });
  },
);
