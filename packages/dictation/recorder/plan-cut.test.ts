import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUT_AT_LATEST_MS, CUT_FROM_MS, SHORT_TAIL_MS } from './constants.ts';
import type { Level } from './pause-threshold.ts';
import { pauseThreshold } from './pause-threshold.ts';
import { planCut } from './plan-cut.ts';
import type { Cut } from './plan-cut.ts';
import { buildLevels } from './recorder.test-data.ts';

const SPEECH = -25;
const QUIET = -55;

/** Runs the plan as the recorder does, ten times a second, and gives the first cut with the moment it was decided. */
function firstCut(levels: readonly Level[], chunkStartMs = 0): { cut: Cut; decidedAt: number } | null {
  for (const { atMs } of levels) {
    const cut = planCut(levels, chunkStartMs, atMs);
    if (cut !== null) return { cut, decidedAt: atMs };
  }
  return null;
}

const rows: readonly [string, [number, number, number][], Cut][] = [
  ['first pause of 300 ms after 3:45', [[228_000, 228_300, QUIET]], { positionMs: 228_150, inSpeech: false }],
  [
    'not a pause of 200 ms before 4:00',
    [
      [228_500, 228_700, QUIET],
      [233_000, 233_400, QUIET],
    ],
    { positionMs: 233_200, inSpeech: false },
  ],
  [
    'a pause of 200 ms after 4:00',
    [
      [228_500, 228_700, QUIET],
      [241_000, 241_200, QUIET],
    ],
    { positionMs: 241_100, inSpeech: false },
  ],
  [
    'not a pause of 100 ms, then the quietest at 4:15',
    [[250_000, 250_100, QUIET]],
    { positionMs: 250_050, inSpeech: true },
  ],
  [
    'not a pause before 3:45',
    [
      [224_000, 225_000, QUIET],
      [230_000, 230_400, QUIET],
    ],
    { positionMs: 230_200, inSpeech: false },
  ],
  [
    'the part after 3:45 of a pause across it',
    [[224_000, 226_000, QUIET]],
    { positionMs: 225_500, inSpeech: false },
  ],
  [
    'the quietest where loudness hardly varies',
    [[240_000, 240_400, SPEECH - 4]],
    { positionMs: 240_050, inSpeech: true },
  ],
];

describe('planCut', () => {
  it.each(rows)('takes %s', (_, pauses, expected) => {
    // Gaps between words give each window its quiet share without being fit pauses themselves.
    expect(firstCut(withGaps(buildLevels(260_000, SPEECH, pauses), expected))?.cut).toEqual(expected);
  });

  it('leaves a tail long enough to be a chunk behind each cut', () => {
    const found = firstCut(withGaps(buildLevels(260_000, SPEECH, [[228_000, 228_300, QUIET]]), null));
    expect((found?.decidedAt ?? 0) - (found?.cut.positionMs ?? 0)).toBeGreaterThanOrEqual(SHORT_TAIL_MS);
  });

  it('cuts by the clock when no loudness is measured', () => {
    expect(planCut([], 0, 254_000)).toBeNull();
    expect(planCut([], 0, 255_000)).toEqual({ positionMs: 253_800, inSpeech: true });
    expect(planCut([], 300_000, 700_000)).toEqual({ positionMs: 555_000, inSpeech: true });
  });

  it('always cuts between 3:45 and 4:15, whatever is heard', () => {
    expect(() =>
      fc.assert(
        fc.property(
          fc.array(fc.double({ min: -90, max: 0, noNaN: true }), { minLength: 2600, maxLength: 2600 }),
          fc.integer({ min: 0, max: 10_000_000 }),
          (loudness, start) => {
            const levels = loudness.map((decibels, step) => ({ atMs: start + (step + 1) * 100, decibels }));
            const from = levels.slice(2250);
            const found = from.map(({ atMs }) => planCut(levels, start, atMs)).find((cut) => cut !== null);
            const position = (found?.positionMs ?? -1) - start;
            return position >= CUT_FROM_MS && position <= CUT_AT_LATEST_MS;
          },
        ),
        { numRuns: 25 },
      ),
    ).not.toThrow();
  });
});

/** Adds 100 ms gaps, too short to be pauses, so that the 10th percentile of each window is quiet. */
function withGaps(levels: Level[], expected: Cut | null): Level[] {
  if (expected?.inSpeech) return levels;
  return levels.map((level, step) => (step % 7 === 0 ? { ...level, decibels: QUIET } : level));
}

describe('pauseThreshold', () => {
  it('lies 35 % above the quiet', () => {
    const levels = buildLevels(10_000, -20, [[0, 2_000, -60]]);
    expect(pauseThreshold(levels)).toBeCloseTo(-60 + 0.35 * 40);
  });
  it('is none where the spread is 6 dB or less, or nothing was measured', () => {
    expect(pauseThreshold(buildLevels(10_000, -20, [[0, 2_000, -26]]))).toBeNull();
    expect(pauseThreshold([])).toBeNull();
  });
});
