/** Passages that look like a contradiction and are none, and their likes that are. */
import { describe, expect, it } from 'vitest';
import {
  DATED_ACTS,
  LATE_IMAGES,
  LATE_IMAGES_HELD_OUT,
  OTHER_EMPLOYERS,
  OTHER_EMPLOYERS_HELD_OUT,
  OTHER_LEVELS,
  OTHER_LEVELS_HELD_OUT,
  OTHER_OPERATIONS,
  OTHER_OPERATIONS_HELD_OUT,
} from './passages-on-days.test-data.ts';
import { AGES, AGES_HELD_OUT } from './passages-on-ages.test-data.ts';
import {
  IMPAIRED_AND_NOT_LIMITED,
  IMPAIRED_AND_NOT_LIMITED_HELD_OUT,
  NONE_OF_A_PART,
  NONE_OF_A_PART_HELD_OUT,
} from './passages-on-none.test-data.ts';
import { isReadRightly } from './passages.test-data.ts';
import type { Passage } from './passages.test-data.ts';

const CLASSES: readonly (readonly [string, readonly Passage[], readonly Passage[]])[] = [
  ['ages', AGES, AGES_HELD_OUT],
  ['an impairment without a limitation', IMPAIRED_AND_NOT_LIMITED, IMPAIRED_AND_NOT_LIMITED_HELD_OUT],
  ['operations that are not of the injury', OTHER_OPERATIONS, OTHER_OPERATIONS_HELD_OUT],
  ['events at other employers', OTHER_EMPLOYERS, OTHER_EMPLOYERS_HELD_OUT],
  ['levels of another lesion', OTHER_LEVELS, OTHER_LEVELS_HELD_OUT],
  ['images after the evaluation', LATE_IMAGES, LATE_IMAGES_HELD_OUT],
  ['dated acts of a history', DATED_ACTS, []],
  ['« aucune » of a part', NONE_OF_A_PART, NONE_OF_A_PART_HELD_OUT],
];

describe.each(CLASSES)('%s', (_, development, heldOut) => {
  it('are read rightly', () => {
    expect(
      development.filter((one) => !isReadRightly(one)).map(({ language, data }) => [language, data]),
    ).toEqual([]);
  });

  it('are read rightly in 8 of 10 passages that were held out', () => {
    const right = heldOut.filter(isReadRightly).length;
    expect(right).toBeGreaterThanOrEqual(0.8 * heldOut.length);
  });
});
