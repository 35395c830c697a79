import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { buildClock, DAY_MS } from '../testing/build-server.ts';
import type { TestClock } from '../testing/build-server.ts';
import { confirmTime, keepTime, readStoredTime } from './stored-time.ts';
import { createTimeGuard } from './time-guard.ts';
import type { TimeGuard } from './time-guard.ts';

const MINUTE_MS = 60_000;

let dataDir: string;
let store: Store;
let clocks: [TestClock, TestClock];
let guards: [TimeGuard, TimeGuard];

async function start(): Promise<void> {
  guards = [
    await createTimeGuard({ store, clock: clocks[0] }),
    await createTimeGuard({ store, clock: clocks[1] }),
  ];
}
const states = () => guards.map((guard) => guard.state());

/** Both run for that long and look at their clocks now and then, not at the same moment. */
async function run(milliseconds: number, everyMs = MINUTE_MS): Promise<void> {
  for (let ran = 0; ran < milliseconds; ran += everyMs) {
    for (const guard of guards) {
      for (const clock of clocks) clock.advance(everyMs / 2);
      await guard.check();
    }
  }
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-guards-'));
  store = await openStore({ dataDir, databaseUrl: null });
  clocks = [buildClock(), buildClock()];
  await start();
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('two servers whose clocks are 30 days ahead wait for 24 hours of running, neither 12 nor for ever', async () => {
  for (const clock of clocks) clock.set(30 * DAY_MS);
  await start();
  await run(DAY_MS - 20 * MINUTE_MS, 5 * MINUTE_MS);
  expect(states()).toEqual(['delayed', 'delayed']);
  await run(40 * MINUTE_MS, 5 * MINUTE_MS);
  expect(states()).toEqual(['running', 'running']);
});

test('a clock 30 days ahead is not taken for right beside a server whose clock contradicts it', async () => {
  clocks[1].set(30 * DAY_MS);
  await start();
  await run(2 * DAY_MS, 20 * MINUTE_MS);
  expect(states()).toEqual(['running', 'delayed']);
  clocks[1].set(-30 * DAY_MS);
  await run(2 * MINUTE_MS);
  expect(states()).toEqual(['running', 'running']);
});

test('a word of a person holds for both, also against a known time that is later', async () => {
  for (const clock of clocks) clock.set(400 * DAY_MS);
  await start();
  await run(2 * MINUTE_MS);
  expect(states()).toEqual(['stopped', 'stopped']);
  await confirmTime(store, clocks[0].now());
  await run(2 * MINUTE_MS);
  expect(states()).toEqual(['running', 'running']);
  for (const clock of clocks) clock.set(-400 * DAY_MS);
  await confirmTime(store, clocks[0].now());
  await run(2 * MINUTE_MS);
  expect((await readStoredTime(store))?.time.trusted).toBeLessThan(clocks[0].now() + MINUTE_MS);
});

test('what a server writes never covers what another one wrote since it looked', async () => {
  const from = await readStoredTime(store);
  await confirmTime(store, clocks[0].now() + 5);
  const late = { trusted: clocks[0].now(), waitMs: null };
  expect(await keepTime(store, late, { from, confirmation: '' })).toBeNull();
  expect((await readStoredTime(store))?.time.trusted).toBe(clocks[0].now() + 5);
});
