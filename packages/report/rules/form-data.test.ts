import { expect, it } from 'vitest';
import { isMinute } from './index.ts';

it.each(['2026-01-01T00:00', '2026-12-31T23:59', '2026-07-20T09:05'])('%s is a minute', (text) => {
  expect(isMinute(text)).toBe(true);
});

it.each([
  '',
  '2026-07-20',
  '2026-00-20T09:05',
  '2026-13-20T09:05',
  '2026-07-00T09:05',
  '2026-07-32T09:05',
  '2026-07-20T24:00',
  '2026-07-20T09:60',
  '2026-07-20T09:05:00',
  '12026-07-20T09:05',
])('« %s » only looks like a minute', (text) => {
  expect(isMinute(text)).toBe(false);
});
