import { describe, expect, it } from 'vitest';
import { REPORT_TYPES } from '../catalogue/index.ts';
import { INTENDED_LIMITS, readIntended } from '../rules/index.ts';
import type { IntendedReasons } from '../rules/index.ts';
import { mergeDrafts, sameContent } from './index.ts';
import { buildContent } from './merge.test-data.ts';

type Reasons = IntendedReasons | undefined;

const contentOf = (intended: Reasons) => buildContent({}, { intended });

function mergedReasons(base: Reasons, mine: Reasons, theirs: Reasons): Reasons {
  const sides = [base, mine, theirs].map(contentOf);
  const [before, own, other] = sides as [never, never, never];
  return mergeDrafts(REPORT_TYPES, before, own, other).content.meta.intended;
}

describe('the reasons for what the review lists', () => {
  it.each<readonly [string, Reasons, Reasons, Reasons, Reasons]>([
    ['nobody gave', undefined, undefined, undefined, undefined],
    ['one side gives', undefined, { a: 'Deux genoux.' }, undefined, { a: 'Deux genoux.' }],
    ['the other side gives', undefined, undefined, { a: 'Deux genoux.' }, { a: 'Deux genoux.' }],
    [
      'each side gives for a line of its own',
      undefined,
      { a: 'Un.' },
      { b: 'Deux.' },
      { a: 'Un.', b: 'Deux.' },
    ],
    [
      'one side takes back',
      { a: 'Un.', b: 'Deux.' },
      { b: 'Deux.' },
      { a: 'Un.', b: 'Deux.' },
      { b: 'Deux.' },
    ],
    ['both sides take back', { a: 'Un.' }, undefined, undefined, undefined],
    [
      'one side takes back while the other writes anew',
      { a: 'Un.' },
      undefined,
      { a: 'Deux.' },
      { a: 'Deux.' },
    ],
    ['both sides write, each its own', undefined, { a: 'Un.' }, { a: 'Deux.' }, { a: 'Deux. / Un.' }],
    [
      'both sides write, too long for one reason',
      undefined,
      { a: 'm'.repeat(INTENDED_LIMITS.reason) },
      { a: 'Deux.' },
      { a: 'Deux.' },
    ],
  ])('are those that %s', (_name, base, mine, theirs, expected) => {
    expect(mergedReasons(base, mine, theirs)).toEqual(expected);
  });

  it('tell contents apart', () => {
    expect(sameContent(contentOf({ a: 'Un.' }), contentOf({ a: 'Un.' }))).toBe(true);
    expect(sameContent(contentOf({ a: 'Un.' }), contentOf({ a: 'Deux.' }))).toBe(false);
    expect(sameContent(contentOf({ a: 'Un.' }), contentOf(undefined))).toBe(false);
  });
});

describe('stored reasons', () => {
  it.each([
    ['reasons', { a: 'Un.' }, { a: 'Un.' }],
    ['nothing', undefined, {}],
    ['a list', ['a'], {}],
    ['no texts', { a: 1, b: null, c: 'Un.' }, { c: 'Un.' }],
    ['empty and too long ones', { a: ' ', b: 'x'.repeat(INTENDED_LIMITS.reason + 1), '': 'Un.' }, {}],
  ])('of %s', (_name, stored, expected) => {
    expect(readIntended(stored)).toEqual(expected);
  });
});
