import { describe, expect, test } from 'vitest';
import { costOf, countTogether, createCostMeter, paceOf } from './recognition-cost.ts';

const trial = (workSeconds: number, longWork: number | null) => ({
  audioSeconds: 2,
  workSeconds,
  longer: longWork === null ? null : { audioSeconds: 8, workSeconds: longWork },
});

describe('what recognition costs', () => {
  test('is told by two recordings', () => {
    expect(costOf(trial(1.2, 1.8))).toEqual({
      startSeconds: expect.closeTo(1, 6),
      secondsPerSecond: expect.closeTo(0.1, 6),
    });
  });

  test('of an engine that always goes through half a minute lies in its beginning', () => {
    expect(costOf(trial(2, 2))).toEqual({ startSeconds: 2, secondsPerSecond: 0 });
    expect(costOf(trial(2, 1.9))).toEqual({ startSeconds: 2, secondsPerSecond: 0 });
  });

  test('is never less than nothing, nor grows faster than the long recording says', () => {
    expect(costOf(trial(0.01, 8))).toEqual({ startSeconds: 0, secondsPerSecond: 1 });
  });

  test('of one recording alone grows with the length', () => {
    expect(costOf(trial(9, null))).toEqual({ startSeconds: 0, secondsPerSecond: 4.5 });
  });

  test('follows a machine that becomes slower, and faster again', () => {
    const meter = createCostMeter();
    expect(meter.cost).toBeNull();
    meter.note(5, 100);
    expect(meter.cost).toBeNull();
    meter.begin(trial(0.2, 0.8));
    for (let round = 0; round < 40; round += 1) meter.note(5, 5);
    expect(meter.cost?.secondsPerSecond).toBeCloseTo(1, 2);
    for (let round = 0; round < 40; round += 1) meter.note(5, 0.5);
    expect(meter.cost?.secondsPerSecond).toBeCloseTo(0.1, 2);
  });
});

describe('the pace', () => {
  test.each([
    [0, 0.99, 'live'],
    [3.9, 0, 'live'],
    [4, 0, 'long-pieces'],
    [2, 0.5, 'long-pieces'],
    [27.9, 0, 'long-pieces'],
    [28, 0, 'segments'],
    [0, 1, 'segments'],
    [4, 0.9, 'segments'],
  ])('of %s s and %s s a second is %s', (startSeconds, secondsPerSecond, pace) => {
    expect(paceOf({ startSeconds, secondsPerSecond })).toBe(pace);
  });
  test('is believed to be live before anything is known', () => expect(paceOf(null)).toBe('live'));
});

describe('phrases that wait', () => {
  const phrase = (seconds: number, pauseSeconds: number | null = 0) => ({ seconds, pauseSeconds });
  const cost = { startSeconds: 2, secondsPerSecond: 0.5 };
  test('are joined where a new beginning costs more than the pause', () => {
    expect(countTogether([phrase(3, null), phrase(3, 3.99), phrase(3, 1)], cost)).toBe(3);
    expect(countTogether([phrase(3, null), phrase(3, 4), phrase(3, 1)], cost)).toBe(1);
    expect(countTogether([phrase(3, null), phrase(3, 1), phrase(3, null)], cost)).toBe(2);
  });
  test('are joined up to 28 s, pauses included, or what the model takes', () => {
    expect(countTogether([phrase(13), phrase(14, 1)], cost)).toBe(2);
    expect(countTogether([phrase(13), phrase(14.1, 1)], cost)).toBe(1);
    expect(countTogether([phrase(5), phrase(5), phrase(5)], cost, 10)).toBe(2);
  });
  test('go one by one where a beginning costs nothing, the engine keeps up, or nothing is known', () => {
    expect(countTogether([phrase(3), phrase(3)], { startSeconds: 1.9, secondsPerSecond: 0.5 })).toBe(1);
    expect(countTogether([phrase(3), phrase(3)], { startSeconds: 0, secondsPerSecond: 1 })).toBe(1);
    expect(countTogether([phrase(3), phrase(3)], null)).toBe(1);
    expect(countTogether([], cost)).toBe(0);
  });
});
