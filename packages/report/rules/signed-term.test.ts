import { expect, test } from 'vitest';
import { isTermOver, keptUntil } from './signed-term.ts';

test.each([
  [null, null, false, '2026-11-27', null],
  [null, '2027-03-01', false, '2026-11-27', null],
  ['2026-11-27', null, false, '2026-11-27', '2036-11-27'],
  ['2026-11-27', '2026-01-01', false, '2026-11-01', '2036-11-27'],
  ['2026-11-27', '2029-06-30', false, '2026-11-27', '2039-06-30'],
  ['2026-11-27', '2029-06-30', true, '2026-11-27', null],
  ['2028-02-29', null, false, '2026-11-27', '2038-03-01'],
  ['2010-01-01', null, false, '2026-11-27', '2036-11-27'],
  ['2010-01-01', '2012-01-01', false, '2026-11-27', '2036-11-27'],
] as const)(
  'a mandate that ended on %s, judged on %s, awaited: %s, signed on %s, is kept until %s',
  (...row) => {
    const [mandateEndedOn, finalJudgmentOn, judgmentAwaited, signedOn, until] = row;
    const term = { mandateEndedOn, finalJudgmentOn, judgmentAwaited };
    expect(keptUntil(term, signedOn)).toBe(until);
    expect(isTermOver(term, { signedOn, today: until ?? '9999-12-31' })).toBe(false);
    expect(isTermOver(term, { signedOn, today: '9999-12-31' })).toBe(until !== null);
    expect(isTermOver(term, { signedOn: null, today: '9999-12-31' })).toBe(false);
  },
);
