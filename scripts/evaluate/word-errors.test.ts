import { describe, expect, it } from 'vitest';
import { countWordErrors, errorsOf, sumWordErrors, wordErrorRate, wordsToCount } from './word-errors.ts';

describe('words as a word error rate counts them', () => {
  it.each([
    ['case', 'La Patiente', 'la patiente', true],
    ['final marks', 'La patiente boite.', 'la patiente boite', true],
    ['quotation marks', '« ça craque »', 'ça craque', true],
    ['shapes of the apostrophe', 'l’assuré', "l'assuré", true],
    ['an apostrophe and a space', 'l’assuré', "l' assuré", true],
    ['a hyphen and a space', 'quarante-cinq', 'quarante cinq', true],
    ['a no-break space', '40\u00A0%', '40 %', true],
    ['composed and decomposed letters', 'é', 'e\u0301', true],
    ['an accent', 'la', 'là', false],
    ['a letter', 'assuré', 'assurée', false],
    ['digits and letters', '90', 'quatre-vingt-dix', false],
    ['a decimal mark', '12,5', '125', false],
    ['a decimal mark at its end', '12,5,', '12,5', true],
    ['a comma between words', 'à droite, à gauche', 'à droite à gauche', true],
    ['a percent sign', '40 %', '40', false],
    ['a fraction', '7/10', '710', false],
  ])('%s: « %s » and « %s »', (_rule, one, other, same) => {
    expect(errorsOf(countWordErrors(one, other)) === 0).toBe(same);
  });

  it('are cut at apostrophes and hyphens, and numbers stay whole', () => {
    expect(wordsToCount('L’IRM de L4-L5 : 4,2 mm à 10:30.')).toEqual([
      'l',
      'irm',
      'de',
      'l4',
      'l5',
      '4,2',
      'mm',
      'à',
      '10:30',
    ]);
  });
});

describe('errors between two texts', () => {
  it.each([
    ['nothing', 'the left hip', 'the left hip', 0, 0, 0],
    ['another word', 'the left hip', 'the right hip', 1, 0, 0],
    ['a word too many', 'the left hip', 'the left left hip', 0, 1, 0],
    ['a word too few', 'the left hip', 'the hip', 0, 0, 1],
    ['a word and another', 'the left hip is stiff', 'the right hip stiff', 1, 0, 1],
    ['nothing heard', 'the left hip', '', 0, 0, 3],
    ['nothing said', '', 'thank you', 0, 2, 0],
    ['one word heard as two', 'douleur en', 'douleuren', 1, 0, 1],
  ])('%s', (_what, said, heard, substitutions, insertions, deletions) => {
    expect(countWordErrors(said, heard)).toMatchObject({ substitutions, insertions, deletions });
  });

  it('are a share of the words said, over all texts together', () => {
    const counts = [countWordErrors('a b c d', 'a b x d'), countWordErrors('e', 'e f')];
    expect(sumWordErrors(counts)).toEqual({ words: 5, substitutions: 1, insertions: 1, deletions: 0 });
    expect(wordErrorRate(sumWordErrors(counts))).toBe(0.4);
    expect(wordErrorRate(countWordErrors('a', 'a b c'))).toBe(2);
    expect(wordErrorRate(countWordErrors('', 'a'))).toBeNull();
  });
});
