import { LETTERHEAD_MARKS } from '@constat/contract/letterhead-marks';
import { describe, expect, it } from 'vitest';
import { findMarks, MARKS } from './marks.ts';

describe.each(['fr', 'en'] as const)('the marks that the profile page names (%s)', (language) => {
  const named = LETTERHEAD_MARKS[language];

  it('are all marks there are', () => {
    expect(Object.keys(named).toSorted()).toEqual([...MARKS].toSorted());
  });

  it.each(Object.entries(named))('%s is what {{%s}} stands for', (mark, name) => {
    const [found, ...others] = findMarks(`Zz {{${name}}} Zz`);
    expect(found).toMatchObject({ mark, words: `{{${name}}}` });
    expect(others).toEqual([]);
  });
});
