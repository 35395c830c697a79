import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concatenate, silence, whiteNoise } from '../fixtures/sounds.ts';
import { cutAtPauses } from './cut-at-pauses.ts';

const RATE = 16_000;

test('a short span is not cut', () => {
  const span = { start: 0, end: 10 * RATE };
  expect(cutAtPauses(whiteNoise(10, 0.1), RATE, span, 28)).toEqual([span]);
});

test('the cut falls in the middle of the pause', () => {
  const track = concatenate(whiteNoise(20, 0.1), silence(0.4), whiteNoise(20, 0.1));
  const [first] = cutAtPauses(track, RATE, { start: 0, end: track.length }, 28);
  expect((first?.end ?? 0) / RATE).toBeGreaterThan(20.05);
  expect((first?.end ?? 0) / RATE).toBeLessThan(20.35);
});

test('the parts cover the span once, in order, and none is too long or tiny', () => {
  const track = whiteNoise(130, 0.1);
  fc.assert(
    fc.property(
      fc.nat({ max: 60 * RATE }),
      fc.integer({ min: RATE, max: 70 * RATE }),
      fc.integer({ min: 2, max: 40 }),
      (start, length, maxSeconds) => {
        const parts = cutAtPauses(track, RATE, { start, end: start + length }, maxSeconds);
        expect(parts[0]?.start).toBe(start);
        expect(parts.at(-1)?.end).toBe(start + length);
        parts.forEach((part, index) => {
          expect(part.end - part.start).toBeLessThanOrEqual(maxSeconds * RATE);
          expect(part.end).toBeGreaterThan(part.start);
          if (index > 0) expect(part.start).toBe(parts[index - 1]?.end);
        });
      },
    ),
    { numRuns: 50 },
  );
});
