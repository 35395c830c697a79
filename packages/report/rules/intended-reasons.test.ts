import { describe, expect, it } from 'vitest';
import { INTENDED_LIMITS, changeReason } from './intended-reasons.ts';

const SIDE = 'contradiction:side:historiqueEvolution:conclusionResume:00aa';
const DATE = 'contradiction:date:historiqueEvolution:conclusionResume:00bb';
const nothingBlank = (): boolean => false;

describe('the reasons of a report', () => {
  it('gain one, change one and lose the one that is taken back', () => {
    const one = changeReason({}, SIDE, ' Les deux genoux. ', { lines: [SIDE, DATE], isBlank: nothingBlank });
    expect(one).toEqual({ [SIDE]: 'Les deux genoux.' });
    const two = changeReason(one, DATE, 'Vu deux fois.', { lines: [SIDE, DATE], isBlank: nothingBlank });
    expect(two).toEqual({ [SIDE]: 'Les deux genoux.', [DATE]: 'Vu deux fois.' });
    expect(changeReason(two, SIDE, null, { lines: [SIDE, DATE], isBlank: nothingBlank })).toEqual({
      [DATE]: 'Vu deux fois.',
    });
    expect(changeReason(two, SIDE, '  ', { lines: [DATE], isBlank: nothingBlank })).toEqual({
      [DATE]: 'Vu deux fois.',
    });
  });

  it('keep one without a line while the fields of its passages hold a text', () => {
    const kept = { [SIDE]: 'Les deux genoux.' };
    const reasons = changeReason(kept, DATE, 'Vu deux fois.', { lines: [DATE], isBlank: nothingBlank });
    expect(reasons).toEqual({ ...kept, [DATE]: 'Vu deux fois.' });
    const gone = { lines: [DATE], isBlank: (field: string) => field === 'conclusionResume' };
    expect(changeReason(kept, DATE, 'Vu deux fois.', gone)).toEqual({ [DATE]: 'Vu deux fois.' });
    // A line that the review lists has its passage.
    const listed = { ...gone, lines: [SIDE, DATE] };
    expect(Object.keys(changeReason(kept, DATE, 'Vu deux fois.', listed))).toEqual([SIDE, DATE]);
  });

  it('beyond their number lose the oldest without a line first', () => {
    const many = Object.fromEntries(
      Array.from({ length: INTENDED_LIMITS.count }, (_, at) => [`point ${at}`, 'Voulu.']),
    );
    const lines = ['point 0', 'point 2', SIDE];
    const names = Object.keys(changeReason(many, SIDE, 'Voulu.', { lines, isBlank: nothingBlank }));
    expect(names).toHaveLength(INTENDED_LIMITS.count);
    expect([names.includes('point 0'), names.includes('point 1'), names.at(-1)]).toEqual([true, false, SIDE]);
  });
});
