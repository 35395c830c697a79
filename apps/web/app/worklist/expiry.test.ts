import { expect, test } from 'vitest';
import { expiryFrom } from './expiry.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-12-21T12:00:00Z', 30, false],
  ['2026-11-24T12:00:01Z', 4, false],
  ['2026-11-24T12:00:00Z', 3, true],
  ['2026-11-22T12:00:01Z', 2, true],
  ['2026-11-22T12:00:00Z', 1, true],
  ['2026-11-21T12:00:01Z', 1, true],
  ['2026-11-21T12:00:00Z', 0, true],
  ['2026-11-01T12:00:00Z', 0, true],
])('what ends at %s has %i days, near: %j', (expiresAt, days, isNear) => {
  expect(expiryFrom(expiresAt, NOW)).toEqual({ days, isNear });
});

test('what never expires has no end', () => {
  expect(expiryFrom(null, NOW)).toBeNull();
});
