import type { Language } from '../language.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import { readUnit } from '../units/units.ts';
import { readScore } from './scores.ts';

/** Temperatures of a body, in degrees Celsius; English says them in degrees Fahrenheit as well. */
const COLDEST = 34;
const HOTTEST = 43;
const COLDEST_FAHRENHEIT = 93;
const HOTTEST_FAHRENHEIT = 109;

/**
 * Whether a number from 0 to 9 right after degrees may be their decimal: « trente-huit degrés cinq » is 38,5 °C or five of
 * something. What is no temperature has none before a noun that is counted: « 90 degrés cinq séances ».
 */
export function isDegreeWithRest(
  tokens: readonly Word[],
  at: number,
  degrees: Quantity,
  language: Language,
): boolean {
  const rest = tokens[at - 1]?.text === '°' ? null : readQuantity(tokens, at, language);
  if (rest === null || !rest.isWhole || rest.value > 9 || tokens[at]?.key === 'une') return false;
  const after = at + rest.length;
  if (!isTemperature(degrees.value, language) && rest.value > 1 && isPlural(tokens[after], language))
    return false;
  return readUnit(tokens, after, language) === null && readScore(tokens, at, rest, language) === null;
}

function isTemperature(value: number, language: Language): boolean {
  const isCelsius = value >= COLDEST && value <= HOTTEST;
  return isCelsius || (language === 'en' && value >= COLDEST_FAHRENHEIT && value <= HOTTEST_FAHRENHEIT);
}

function isPlural(word: Word | undefined, language: Language): boolean {
  return word?.kind === 'word' && /[sx]$/.test(word.key) && !isFunctionWord(word.key, language);
}
