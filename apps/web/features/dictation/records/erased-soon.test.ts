import { expect, test } from 'vitest';
import { isErasedSoon } from './erased-soon.ts';

const END = '2026-04-01T12:00:00.000Z';
const before = (milliseconds: number): number => Date.parse(END) - milliseconds;
const DAY_MS = 86_400_000;

test('audio is announced three days before it goes, and after that; text alone is not', () => {
  const audio = { withAudio: 1, keptUntil: END };
  expect(isErasedSoon(audio, before(3 * DAY_MS + 1))).toBe(false);
  expect(isErasedSoon(audio, before(3 * DAY_MS))).toBe(true);
  expect(isErasedSoon(audio, before(-DAY_MS))).toBe(true);
  expect(isErasedSoon({ ...audio, withAudio: 0 }, before(0))).toBe(false);
  expect(isErasedSoon({ withAudio: 1, keptUntil: null }, before(0))).toBe(false);
});
