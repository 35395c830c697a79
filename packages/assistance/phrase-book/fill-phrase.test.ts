import { describe, expect, it } from 'vitest';
import { fillPhrase } from './fill-phrase.ts';
import { FILLED, HELD_OUT_FILLED } from './fill-phrase.test-data.ts';

describe('a phrase of the book, for a report', () => {
  it.each([...FILLED, ...HELD_OUT_FILLED])('$accepted: $phrase', ({ language, accepted, phrase, filled }) => {
    expect(fillPhrase(phrase, { accepted, language })).toBe(filled);
  });
});
