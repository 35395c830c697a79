/** Passages of whole classes that look like a contradiction and are none, and their likes that are. */
import { describe, expect, it } from 'vitest';
import { isReadRightly } from '../lines.test-data.ts';
import { PASSAGE_CLASSES } from './classes.test-data.ts';
import { GENDERS, isGenderReadRightly } from './genders.test-data.ts';

describe.each(PASSAGE_CLASSES)('%s', (_, tuned) => {
  it('is read rightly', () => {
    expect(tuned.filter((one) => !isReadRightly(one)).map(({ language, data }) => [language, data])).toEqual(
      [],
    );
  });
});

it('names the words of the other gender, and none of a thing or of somebody else', () => {
  expect(GENDERS.filter((one) => !isGenderReadRightly(one)).map(({ text }) => text)).toEqual([]);
});
