import { blankSubjectiveHeadings } from '@constat/report/rules/subjective';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHistory, formatSubjective } from '../local/index.ts';
import { summariseChanges } from './index.ts';

const NOTHING = {
  paragraphs: 0,
  moved: 0,
  headings: 0,
  capitals: 0,
  marks: 0,
  numbers: 0,
  words: 0,
  isSpacingAlone: false,
};

describe('what changed in the form of a text', () => {
  it('is counted in a history', () => {
    const written = 'le 20 janvier 2024 la travailleuse marche. le 14 novembre 2023 la travailleuse chute';
    expect(summariseChanges(written, formatHistory(written, { language: 'fr' }))).toEqual({
      ...NOTHING,
      paragraphs: 1,
      moved: 1,
      capitals: 2,
      marks: 3,
    });
  });

  it('is counted in section 8, its titles apart', () => {
    const written = 'Plaintes : douleur au genou droit';
    const formatted = formatSubjective(written, { language: 'fr' });
    const summary = summariseChanges(written, formatted, { blank: blankSubjectiveHeadings });
    expect(summary).toMatchObject({ headings: 3, capitals: 1, marks: 1, words: 0, moved: 0 });
  });

  it.each([
    ['douze juin deux mille vingt', '12 juin 2020', { numbers: 2, words: 2 }],
    ['Il a mal.', 'Il a mal au dos.', { words: 2 }],
    ['Il a mal au dos.', 'Il a mal.', { words: 2 }],
    ['Un.\nDeux.', 'Un. Deux.', { paragraphs: -1 }],
    ['5 mg', '5\u00A0mg', { isSpacingAlone: true }],
    ['a, b', 'a; b', { marks: 1 }],
  ])('« %s » to « %s »', (before, after, expected) => {
    expect(summariseChanges(before, after)).toEqual({ ...NOTHING, ...expected });
  });

  it('is nothing where the texts are equal, and something where they are not', () => {
    const text = fc.string({ unit: 'binary', maxLength: 24 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(summariseChanges(before, before)).toEqual(NOTHING);
        const { isSpacingAlone, ...counts } = summariseChanges(before, after);
        const isSomething = isSpacingAlone || Object.values(counts).some((count) => count !== 0);
        expect(isSomething).toBe(before !== after);
      }),
    );
  });

  it('is counted in long texts', () => {
    const long = 'elle a mal au dos\n\n'.repeat(20_000);
    expect(summariseChanges(long, `${long}.`)).toMatchObject({ marks: 1 });
  });
});
