import { describe, expect, test } from 'vitest';
import type { Job } from './speech-job.ts';
import { createRecognitionLimits } from './recognition-limits.ts';

const segment = (seconds: number): Job => ({
  kind: 'recognise',
  samples: new Float32Array(seconds * 100),
  sampleRate: 100,
  language: 'fr',
});
const output = { text: '', lang: '', tokens: [], timestamps: [], durations: [], ys_log_probs: [] };

/** Limits of segments of so many seconds after a trial, and after jobs: seconds of audio and of work. */
function limitsAfter(workSeconds: number, ...jobs: readonly (readonly [number, number])[]) {
  const limits = createRecognitionLimits();
  limits.onDone({ kind: 'load' }, { audioSeconds: 2, workSeconds, longer: null }, 99);
  for (const [seconds, work] of jobs) limits.onDone(segment(seconds), output, work);
  return (...seconds: readonly number[]) => seconds.map((each) => limits.limitSeconds(segment(each), {}));
}

describe('what a segment may take', () => {
  test.each([
    ['a fast model', 0.01, [12, 70]],
    ['a model at half of real time', 1, [14, 130]],
    ['a model in real time', 2, [18, 250]],
    ['a model far above it, which always goes through 30 s', 10, [60, 640]],
  ])('grows with its length and with the time of the trial: %s', (_case, workSeconds, expected) => {
    expect(limitsAfter(workSeconds)(2, 60)).toEqual(expected);
  });

  test('grows with the slowest segment before it, and not with a very short one', () => {
    expect(limitsAfter(0.01, [60, 60])(60)).toEqual([250]);
    expect(limitsAfter(0.01, [60, 60], [60, 1])(60)).toEqual([250]);
    expect(limitsAfter(0.01, [0.5, 9])(60)).toEqual([70]);
    expect(limitsAfter(0.01, [60, 9_000])(60)).toEqual([610]);
  });

  test('begins anew with another model', () => {
    const limits = createRecognitionLimits();
    limits.onDone({ kind: 'load' }, { audioSeconds: 2, workSeconds: 10, longer: null }, 99);
    limits.onDone({ kind: 'load' }, { audioSeconds: 2, workSeconds: 0.01, longer: null }, 99);
    expect(limits.limitSeconds(segment(60), {})).toBe(70);
  });
});

test('loading has a limit of its own, by the size of the files', () => {
  const { limitSeconds } = createRecognitionLimits();
  const limits = [0, 2_500_000, 670_000_000].map((bytes) =>
    limitSeconds({ kind: 'load' }, { files: { key: '', bytes } }),
  );
  expect(limits).toEqual([60, 60.25, 127]);
});
