import { correctionPassages } from '../corrections/passages.test-data.ts';
import { CORRECTIONS_FR } from '../corrections-fr.test-data.ts';
import { DATES_AND_LEVELS_FR } from '../dates-and-levels-fr.test-data.ts';
import { enumerationPassages } from '../enumerations/passages.test-data.ts';
import { heldOut } from '../held-out/passages.test-data.ts';
import { NUMBERS_EN } from '../numbers-en.test-data.ts';
import { NUMBERS_FR } from '../numbers-fr.test-data.ts';
import { PUNCTUATION_EN } from '../punctuation-en.test-data.ts';
import { PUNCTUATION_FR } from '../punctuation-fr.test-data.ts';
import { SENTENCES_EN } from '../sentences-en.test-data.ts';
import { SENTENCES_FR } from '../sentences-fr.test-data.ts';
import { NUMBER_WORDS } from './number-words.test-data.ts';

const TABLES = {
  fr: {
    punctuation: PUNCTUATION_FR,
    corrections: CORRECTIONS_FR,
    numbers: NUMBERS_FR,
    dates: DATES_AND_LEVELS_FR,
    sentences: SENTENCES_FR,
  },
  en: { punctuation: PUNCTUATION_EN, numbers: NUMBERS_EN, sentences: SENTENCES_EN },
} as const;
/** What no bare transcript holds. */
const WRITTEN = /[,.;:!?«»“”()%°"\d–—/\n]/;

/** The dictations of the examples that are bare transcripts, by the set that they are of. */
export function bareExamples(language: 'fr' | 'en'): Readonly<Record<string, readonly string[]>> {
  const passages = {
    passages: heldOut(language),
    correctionsSaid: [
      ...correctionPassages('development', language),
      ...correctionPassages('held-out', language),
    ],
    enumerations: [
      ...enumerationPassages('development', language),
      ...enumerationPassages('held-out', language),
    ],
  };
  const sets = [
    ...Object.entries(TABLES[language]).map(
      ([name, table]) => [name, table.map(([spoken]) => spoken)] as const,
    ),
    ...Object.entries(passages).map(([name, list]) => [name, list.map(({ spoken }) => spoken)] as const),
  ];
  return Object.fromEntries(sets.map(([name, list]) => [name, list.filter((one) => !WRITTEN.test(one))]));
}

/**
 * A written text without what an engine is free to choose: capitals, periods at the end of a line, commas before a conjunction, small numbers in words or
 * digits, « 8h30 », degrees by their name, and the numerals of a grade.
 */
export function comparable(text: string, language: 'fr' | 'en'): string {
  return text
    .replaceAll('\u00A0', ' ')
    .toLowerCase()
    .replaceAll(/\p{L}+(?:-\p{L}+)*/gu, (word) => {
      const value = NUMBER_WORDS[language].get(word.replaceAll('-', ' '));
      return value === undefined || value === '1' ? word : value;
    })
    .replaceAll(/\b(?:une?|one)(?= (?:ou|or|à|to) \d)/g, '1')
    .replaceAll(/(?<=\b(?:grade|stage|stade) )i{1,3}v?\b/g, (roman) =>
      roman === 'iv' ? '4' : `${roman.length}`,
    )
    .replaceAll(/ ?degr[eé]e?s?\b/g, '°')
    .replaceAll(/(?<=\d) ?h ?(?=\d)/g, ' h ')
    .replaceAll(/, (?=(?:mais|puis|avec|sans|qui|but|then|with|without|which)\b)/g, ' ')
    .replaceAll(/[.,](?=\n)/g, '')
    .trim()
    .replace(/[.]$/, '');
}
