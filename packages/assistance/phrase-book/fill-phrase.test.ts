import { describe, expect, it } from 'vitest';
import { fillPhrase } from './fill-phrase.ts';
import { FILLED, FILLED_HELD_OUT } from './fill-phrase.test-data.ts';

describe('a phrase of the book, for a report', () => {
  it.each([...FILLED, ...FILLED_HELD_OUT])('$accepted: $phrase', ({ language, accepted, phrase, filled }) => {
    expect(fillPhrase(phrase, { accepted, language })).toBe(filled);
  });
});
