import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { expectedFamilies, expectedReadings } from './held-out.test-data.ts';
import { lexiconOf } from './index.ts';

const LANGUAGES: readonly Language[] = ['fr', 'en'];

describe.each(LANGUAGES)('words written before the tables (%s)', (language) => {
  const lexicon = lexiconOf(language);

  it.each([
    ['prose', 300, 0.99],
    ['words-2', 100, 0.95],
  ] as const)('knows the words of %s with the reading that they have there', (name, least, share) => {
    const expected = expectedReadings(language, name);
    expect(expected.length).toBeGreaterThan(least);
    const right = expected.filter(({ form, reads }) => lexicon.readForm(form).some(reads));
    expect(right.length / expected.length).toBeGreaterThanOrEqual(share);
  });

  it.each([1, 2, 3] as const)('joins families and keeps others apart, part %i', (part) => {
    const { same, apart } = expectedFamilies(language, part);
    const joined = same.filter(([first = '', ...others]) =>
      others.every((other) => lexicon.sameFamily(first, other)),
    );
    const kept = apart.filter(
      ([first = '', second = '']) => lexicon.familyOfLemma(first) !== lexicon.familyOfLemma(second),
    );
    expect(joined.length / same.length).toBeGreaterThanOrEqual(0.92);
    expect(kept.length / apart.length).toBeGreaterThanOrEqual(0.95);
  });
});
