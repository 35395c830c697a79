import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';

/** Nouns whose numbers are listed: « les doigts deux virgule trois et quatre ». */
const LISTED = new Set([
  'doigts',
  'orteils',
  'metatarsiens',
  'metacarpiens',
  'rayons',
  'vertebres',
  'points',
  'numeros',
  'sections',
  'articles',
  'questions',
  'cotes',
  'pages',
  'jours',
  'classes',
  'fingers',
  'toes',
  'metatarsals',
  'rays',
  'ribs',
]);
const TIMES = new Set(['ans', 'mois', 'semaines', 'jours', 'fois']);
const INNER_LINKS = new Set(['un', 'une', 'onze']);
/** Tokens of a list that are gone through for its noun. */
const MAX_LIST = 16;

/** Whether the number at `at` stands in a list after such a noun: back over numbers and commas. */
export function listedBefore(tokens: readonly Word[], at: number): boolean {
  let index = at - 1;
  while (index >= 0 && index > at - MAX_LIST && isListed(tokens, index)) index -= 1;
  const before = tokens[index];
  if (before === undefined || before.kind === 'break' || before.key === '.') return false;
  return LISTED.has(before.key) || LISTED.has(tokens[index - 1]?.key ?? '');
}

/** « quatre virgule six et douze ans »: what ends on a whole number of years or weeks counts in whole numbers. */
export function isListOfTimes(tokens: readonly Word[], at: number, language: Language): boolean {
  const link = tokens[at]?.key ?? '';
  if (link !== 'et' && link !== 'ou') return false;
  const last = readCardinal(tokens, at + 1, language);
  return last !== null && !last.article && TIMES.has(tokens[at + 1 + last.length]?.key ?? '');
}

function isListed(tokens: readonly Word[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  // « vingt et un »
  if (token.key === 'et') return INNER_LINKS.has(tokens[at + 1]?.key ?? '');
  return token.key === ',' || token.key === 'virgule' || readCardinal([token], 0, 'fr') !== null;
}
