import { expect, test } from 'vitest';
import { isTermOver, keptUntil } from './signed-term.ts';

test.each([
  [null, null, false, null],
  [null, '2027-03-01', false, null],
  ['2026-11-27', null, false, '2036-11-27'],
  ['2026-11-27', '2026-01-01', false, '2036-11-27'],
  ['2026-11-27', '2029-06-30', false, '2039-06-30'],
  ['2026-11-27', '2029-06-30', true, null],
  ['2028-02-29', null, false, '2038-03-01'],
] as const)('a mandate that ended on %s, judged on %s, awaited: %s, is kept until %s', (...row) => {
  const [mandateEndedOn, finalJudgmentOn, judgmentAwaited, until] = row;
  const term = { mandateEndedOn, finalJudgmentOn, judgmentAwaited };
  expect(keptUntil(term)).toBe(until);
  expect(isTermOver(term, until ?? '9999-12-31')).toBe(false);
  expect(isTermOver(term, '9999-12-31')).toBe(until !== null);
});
