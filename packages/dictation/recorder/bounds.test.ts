import { describe, expect, it } from 'vitest';
import { becomesLongSession, chunkNotice, litBars } from './notices.ts';
import type { Level } from './pause-threshold.ts';
import { pauseThreshold } from './pause-threshold.ts';
import { planCut } from './plan-cut.ts';
import { buildLevels } from './recorder.test-data.ts';
import { PreRoll } from './pre-roll.ts';
import { reduceRecorder } from './reduce.ts';
import { retryDelay } from './retry.ts';
import type { RecorderState } from './state.ts';

const SPEECH = -25;
const QUIET = -55;

/** Speech of 260 s with a gap of 100 ms between words every 700 ms, and with pauses. */
function speech(...pauses: readonly (readonly [number, number])[]): Level[] {
  return buildLevels(
    260_000,
    SPEECH,
    pauses.map(([from, to]) => [from, to, QUIET] as const),
  ).map((level) => (level.atMs % 700 === 0 ? { ...level, decibels: QUIET } : level));
}

/** The same, with the measurements from `fromMs` on a millisecond early, as a timer may run. */
function early(levels: readonly Level[], fromMs: number): Level[] {
  return levels.map((level) => (level.atMs >= fromMs ? { ...level, atMs: level.atMs - 1 } : level));
}

describe('a chunk ends in a pause', () => {
  it('from 3:45 on', () => {
    const levels = speech([225_100, 225_400]);
    expect(planCut(levels, 100, 227_000)).toEqual({ positionMs: 225_250, inSpeech: false });
    expect(planCut(levels, 101, 227_000)).toBeNull();
  });

  it('of 300 ms', () => {
    const levels = speech([230_000, 230_300]);
    expect(planCut(levels, 0, 232_000)).toEqual({ positionMs: 230_150, inSpeech: false });
    expect(planCut(early(levels, 230_300), 0, 232_000)).toBeNull();
  });

  it('of 200 ms where its middle is at 4:00 or after', () => {
    const levels = speech([239_900, 240_100]);
    expect(planCut(levels, 0, 242_000)).toEqual({ positionMs: 240_000, inSpeech: false });
    expect(planCut(levels, 1, 242_000)).toBeNull();
    expect(planCut(early(speech([241_000, 241_200]), 241_200), 0, 243_000)).toBeNull();
  });

  it('of the last ten seconds', () => {
    const levels = speech([230_000, 230_300]);
    expect(planCut(levels, 0, 240_099)).toEqual({ positionMs: 230_150, inSpeech: false });
    expect(planCut(levels, 0, 240_100)).toBeNull();
  });

  it('with 1.2 s after it', () => {
    const levels = speech([230_000, 230_300]);
    expect(planCut(levels, 0, 231_350)).toEqual({ positionMs: 230_150, inSpeech: false });
    expect(planCut(levels, 0, 231_349)).toBeNull();
  });
});

it('a chunk ends at 4:15 whatever is heard', () => {
  expect(planCut([], 0, 254_999)).toBeNull();
  expect(planCut([], 0, 255_000)).toEqual({ positionMs: 253_800, inSpeech: true });
});

it('a cut leaves 1.2 s of recorded time on each side', () => {
  const recording: RecorderState = {
    kind: 'recording',
    chunks: [],
    chunkStartMs: 0,
    preRoll: false,
    recordedMs: 0,
    resumedAt: 0,
  };
  const chunksAfter = (positionMs: number, at: number) => {
    const state = reduceRecorder(recording, { kind: 'cut', at, positionMs, inSpeech: false });
    return 'chunks' in state ? state.chunks.length : null;
  };
  expect(chunksAfter(1_200, 2_400)).toBe(1);
  expect(chunksAfter(1_199, 2_400)).toBe(0);
  expect(chunksAfter(1_201, 2_400)).toBe(0);
});

it('two packets before a cut inside speech are sent again', () => {
  const before = new PreRoll<string>();
  const packets = ['le', 'ge', 'nou'].map((packet) => {
    before.push(packet);
    return [...before.packets];
  });
  expect(packets).toEqual([['le'], ['le', 'ge'], ['ge', 'nou']]);
});

it('a pause is told from speech where they lie more than 6 dB apart, at 35 % of that above the quiet', () => {
  const spread = (decibels: number) => buildLevels(10_000, -20, [[0, 2_000, -20 - decibels]]);
  expect(pauseThreshold(spread(6))).toBeNull();
  expect(pauseThreshold(spread(6.5))).toBeCloseTo(-26.5 + 0.35 * 6.5);
});

it.each([
  [179_999, 'none'],
  [180_000, 'nearly-full'],
  [239_999, 'nearly-full'],
  [240_000, 'full'],
] as const)('at %d ms of a chunk its notice is %s', (ms, notice) => {
  expect(chunkNotice(ms)).toBe(notice);
});

it('a session is long from 20 minutes on', () => {
  expect(becomesLongSession(1_199_900, 1_199_999)).toBe(false);
  expect(becomesLongSession(1_199_999, 1_200_000)).toBe(true);
});

it('a chunk is tried three times, after one second and after two', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt))).toEqual([1_000, 2_000, null]);
});

it('the level meter has eight bars', () => {
  expect([100, 93, 0].map(litBars)).toEqual([8, 7, 0]);
});
