import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';
import { readRank } from './rank.ts';
import type { Rank } from './rank.ts';

/** Words, the number that they begin with, and how many of them say it. */
type Example = readonly [words: string, value: number | null, length?: number];

const CARDINALS: Readonly<Record<Language, readonly Example[]>> = {
  fr: [
    ['zéro', 0, 1],
    ['seize', 16, 1],
    ['dix sept', 17, 2],
    ['dix six', 10, 1],
    ['vingt et un', 21, 3],
    ['vingt et deux', 20, 1],
    ['soixante neuf', 69, 2],
    ['soixante et dix', 70, 3],
    ['soixante et onze', 71, 3],
    ['soixante dix-neuf', 79, 2],
    ['soixante vingt', 60, 1],
    ['cinquante neuf', 59, 2],
    ['cinquante dix', 50, 1],
    ['quatre-vingt-un', 81, 1],
    ['quatre vingts', 80, 2],
    ['quatre vingt dix neuf', 99, 4],
    ['quatre vingt et dix', 80, 2],
    ['cent un', 101, 2],
    ['un cent', 1, 1],
    ['deux cents', 200, 2],
    ['dix neuf cent quatre vingt', 1980, 5],
    ['dix cents', 10, 1],
    ['vingt cents', 20, 1],
    ['mille', 1000, 1],
    ['neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf', 999_999, 7],
    ['mil neuf cent six', 1906, 4],
    ['mil quatre-vingt-dix-neuf', null],
    ['et deux', null],
  ],
  en: [
    ['zero', 0, 1],
    ['nineteen', 19, 1],
    ['twenty nine', 29, 2],
    ['twenty ten', 20, 1],
    ['ninety-nine', 99, 1],
    ['one hundred', 100, 2],
    ['a hundred and one', 101, 4],
    ['hundred', null],
    ['ninety nine hundred', 9900, 3],
    ['two hundred and five hundred', 200, 2],
    ['nine thousand and two', 9002, 4],
    ['nine thousand and two thousand', 9000, 2],
    ['nine hundred ninety nine thousand nine hundred and ninety nine', 999_999, 10],
    ['and two', null],
  ],
};

const RANKS: Readonly<Record<Language, readonly Example[]>> = {
  fr: [
    ['premier', 1, 1],
    ['premières', 1, 1],
    ['1re', 1, 1],
    ['cinquième', 5, 1],
    ['dix-neuvième', 19, 1],
    ['vingt et unième', 21, 3],
    ['soixante douzième', 72, 2],
    ['trente douzième', null],
    ['dix septième', 17, 2],
    ['cent vingt deuxième', 122, 3],
    ['vingt premiers', null],
    ['trois dixièmes', null],
    ['centième', 100, 1],
    ['problème', null],
    ['deux', null],
  ],
  en: [
    ['first', 1, 1],
    ['3rd', 3, 1],
    ['twelfth', 12, 1],
    ['twentieth', 20, 1],
    ['twenty ninth', 29, 2],
    ['twenty tenth', null],
    ['thirty-ninth', 39, 1],
    ['fortieth', null],
    ['forty second', null],
    ['thirty seconds', null],
    ['fourths', null],
    ['month', null],
  ],
};

type Reader = (words: readonly Word[], at: number, language: Language) => Rank | null;

function readWith(read: Reader, examples: readonly Example[], language: Language): readonly Example[] {
  return examples.map(([text]) => {
    const words = splitWords(text, language).map((word) => ({ ...word, spoken: true, ambiguity: null }));
    const found = read(words, 0, language);
    return found === null ? [text, null] : [text, found.value, found.length];
  });
}

describe.each(['fr', 'en'] as const)('numbers in words (%s)', (language) => {
  it('reads whole numbers to their end and no further', () => {
    expect(readWith(readCardinal, CARDINALS[language], language)).toEqual(CARDINALS[language]);
  });

  it('reads ranks', () => {
    expect(readWith(readRank, RANKS[language], language)).toEqual(RANKS[language]);
  });
});
