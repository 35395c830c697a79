import { expect, it } from 'vitest';
import { isWithdrawable } from './withdrawable.ts';

const since = '2026-11-01T12:00:00.000Z';
const lock = { state: 'locked', versionId: 'lock', since } as const;
const entry = (method: 'by-hand' | 'outside') =>
  ({ id: 'lock', kind: 'report', about: null, method }) as const;
const after = (days: number): number => Date.parse(since) + days * 86_400_000;

it('a lock that awaits a file can be undone until it comes', () => {
  expect(isWithdrawable(lock, [entry('outside')], after(100))).toBe(true);
  expect(isWithdrawable({ ...lock, state: 'signed' }, [entry('outside')], after(0))).toBe(false);
});

it('a report to be signed by hand counts as signed after fourteen days, or once something builds on it', () => {
  expect(isWithdrawable(lock, [entry('by-hand')], after(14) - 1)).toBe(true);
  expect(isWithdrawable(lock, [entry('by-hand')], after(14))).toBe(false);
  const addendum = { id: 'later', kind: 'addendum', about: 'lock', method: 'account' } as const;
  expect(isWithdrawable(lock, [entry('by-hand'), addendum], after(1))).toBe(false);
});
