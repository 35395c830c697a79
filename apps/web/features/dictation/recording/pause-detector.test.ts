import { expect, it } from 'vitest';
import { createPauseDetector } from './pause-detector.ts';

/** When the watch tells of a pause, in milliseconds; each pair is a loudness in dB and how long it lasts. */
function pausesIn(sound: readonly (readonly [decibels: number, ms: number])[]): number[] {
  const watch = createPauseDetector();
  const found: number[] = [];
  let atMs = 0;
  for (const [decibels, ms] of sound)
    for (const end = atMs + ms; atMs < end;) {
      atMs += 100;
      if (watch.hear({ atMs, decibels })) found.push(atMs);
    }
  return found;
}

it('tells of each pause once, 0.6 s after speech', () => {
  expect(
    pausesIn([
      [-60, 1_000],
      [-25, 2_000],
      [-60, 30_000],
      [-25, 900],
      [-62, 700],
    ]),
  ).toEqual([3_600, 34_500]);
});

it('short gaps between words are none, nor is a room in which nothing is said', () => {
  expect(
    pausesIn([
      [-25, 800],
      [-60, 500],
      [-25, 800],
      [-60, 500],
    ]),
  ).toEqual([]);
  expect(
    pausesIn([
      [-60, 5_000],
      [-58, 5_000],
      [-61, 5_000],
    ]),
  ).toEqual([]);
});
