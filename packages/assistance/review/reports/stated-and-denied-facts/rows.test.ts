/** The table of stated and denied facts, each row with passages that oppose and a like pair that does not. */
import { describe, expect, it } from 'vitest';
import { clean, opposed } from '../passages.test-data.ts';
import { misreadPassages } from '../misread-passages.test-data.ts';
import { OF_ANOTHER } from './clean-rows.test-data.ts';
import { STATED_AND_DENIED } from './opposed-rows.test-data.ts';

describe.each(Object.entries(STATED_AND_DENIED))('%s', (_, pairs) => {
  it.each(pairs)('is found (%s): %o %o', (language, one, other) => {
    expect(misreadPassages(opposed('denied', [language, { ...one, ...other }])).missed).toEqual([]);
  });
});

describe.each(Object.entries(OF_ANOTHER))('%s of another time, person or part', (_, pairs) => {
  it.each(pairs)('shows no line (%s): %o %o', (language, one, other) => {
    expect(misreadPassages(clean('denied', [language, { ...one, ...other }])).falseLines).toEqual([]);
  });
});
