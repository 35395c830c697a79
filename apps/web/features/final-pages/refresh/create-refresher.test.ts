import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefresher } from './create-refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAUSE = 400;

/** A refresher whose states are shown when the test says so. */
function buildRefresher() {
  let state = 'a';
  const asked: { readonly state: string; readonly end: (failure?: Error) => void }[] = [];
  const outcomes: unknown[] = [];
  const refresher = createRefresher<string>({
    read: () => ({ state, key: state }),
    show: (shown) =>
      new Promise((resolve, reject) => {
        asked.push({
          state: shown,
          end: (failure) => (failure === undefined ? resolve() : reject(failure)),
        });
      }),
    onOutcome: (failure) => outcomes.push(failure),
    pause: PAUSE,
  });
  const type = (next: string): void => {
    state = next;
    refresher.touch();
  };
  return { refresher, type, asked, outcomes };
}

const statesOf = (asked: readonly { readonly state: string }[]): readonly string[] =>
  asked.map(({ state }) => state);

test('a state is shown a pause after the last change, and not between', async () => {
  const { type, asked } = buildRefresher();
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  type('c');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(asked)).toEqual(['c']);
});

test('while one is shown the newest waits, and those between are passed over', async () => {
  const { type, asked, outcomes } = buildRefresher();
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  type('c');
  await vi.advanceTimersByTimeAsync(PAUSE);
  type('d');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(statesOf(asked)).toEqual(['b']);
  asked[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(statesOf(asked)).toEqual(['b', 'd']);
  asked[1]?.end();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(statesOf(asked)).toEqual(['b', 'd']);
  expect(outcomes).toEqual([null, null]);
});

test('what is shown already is not shown again', async () => {
  const { refresher, type, asked } = buildRefresher();
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  asked[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(statesOf(asked)).toEqual(['b']);
  refresher.again();
  expect(statesOf(asked)).toEqual(['b', 'b']);
});

test('nothing is shown while a letter of several keys is composed', async () => {
  const { refresher, type, asked } = buildRefresher();
  refresher.hold(true);
  type('b');
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(asked).toEqual([]);
  refresher.hold(false);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(statesOf(asked)).toEqual(['b']);
});

test('a failure is told, and the next change tries again', async () => {
  const { type, asked, outcomes } = buildRefresher();
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  asked[0]?.end(new Error('broken'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual([new Error('broken')]);
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(statesOf(asked)).toEqual(['b', 'b']);
  asked[1]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual([new Error('broken'), null]);
});

test('asked again while one is under way, it tries again although that one fails', async () => {
  const { refresher, type, asked, outcomes } = buildRefresher();
  type('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  refresher.again();
  asked[0]?.end(new Error('broken'));
  await vi.advanceTimersByTimeAsync(0);
  expect(statesOf(asked)).toEqual(['b', 'b']);
  asked[1]?.end(new Error('still broken'));
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(statesOf(asked)).toEqual(['b', 'b']);
  expect(outcomes).toEqual([new Error('broken'), new Error('still broken')]);
});

test('after its end nothing is shown', async () => {
  const { refresher, type, asked } = buildRefresher();
  type('b');
  refresher.end();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked).toEqual([]);
});
