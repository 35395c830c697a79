/** Passages that look like a contradiction and are none, and their likes that are. */
import { describe, expect, it } from 'vitest';
import {
  DATED_ACTS,
  LATE_IMAGES,
  LATE_IMAGES_KEPT_APART,
  OTHER_EMPLOYERS,
  OTHER_EMPLOYERS_KEPT_APART,
  OTHER_LEVELS,
  OTHER_LEVELS_KEPT_APART,
  OTHER_OPERATIONS,
  OTHER_OPERATIONS_KEPT_APART,
} from './lines-days.test-data.ts';
import { AGES, AGES_KEPT_APART } from './lines-age.test-data.ts';
import {
  IMPAIRED_AND_NOT_LIMITED,
  IMPAIRED_AND_NOT_LIMITED_KEPT_APART,
  NONE_OF_A_PART,
  NONE_OF_A_PART_KEPT_APART,
} from './lines-none.test-data.ts';
import { isReadRightly } from './lines.test-data.ts';
import type { Passage } from './lines.test-data.ts';

const CLASSES: readonly (readonly [string, readonly Passage[], readonly Passage[]])[] = [
  ['ages', AGES, AGES_KEPT_APART],
  ['an impairment without a limitation', IMPAIRED_AND_NOT_LIMITED, IMPAIRED_AND_NOT_LIMITED_KEPT_APART],
  ['operations that are not of the injury', OTHER_OPERATIONS, OTHER_OPERATIONS_KEPT_APART],
  ['events at other employers', OTHER_EMPLOYERS, OTHER_EMPLOYERS_KEPT_APART],
  ['levels of another lesion', OTHER_LEVELS, OTHER_LEVELS_KEPT_APART],
  ['images after the evaluation', LATE_IMAGES, LATE_IMAGES_KEPT_APART],
  ['dated acts of a history', DATED_ACTS, []],
  ['« aucune » of a part', NONE_OF_A_PART, NONE_OF_A_PART_KEPT_APART],
];

describe.each(CLASSES)('%s', (_, tuned, keptApart) => {
  it('are read rightly', () => {
    expect(tuned.filter((one) => !isReadRightly(one)).map(({ language, data }) => [language, data])).toEqual(
      [],
    );
  });

  it('are read rightly in 8 of 10 passages that were kept apart', () => {
    const right = keptApart.filter(isReadRightly).length;
    expect(right).toBeGreaterThanOrEqual(0.8 * keptApart.length);
  });
});
