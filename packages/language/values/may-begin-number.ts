import type { Language } from '../language.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { beginsEnglishDate } from '../dates/dates-en.ts';
import { beginsFrenchDate } from '../dates/dates-fr.ts';
import { beginsEnglishClock } from '../dates/clock-en.ts';
import { DECIMAL_SIGNS } from '../numbers/decimal-sign.ts';
import { beginsSpelledDigits } from './spelled-digits.ts';
import { mayBeSign } from './signed-measures.ts';

/** Whether a number, a date or a level can begin with the word: a quick no for nearly all of them. */
export function mayBeginNumber(key: string, language: Language): boolean {
  const code = key.charCodeAt(0);
  if (isDigit(code) || key.startsWith('$') || mayBeSign(key, language) || DECIMAL_SIGNS[language].has(key))
    return true;
  // A lone letter may begin a level or a postal code, « d'un mètre » a height; « de » and « la » begin nothing.
  if (
    key.length === 1 ||
    key === "d'" ||
    (key.length <= 3 && isLevelLetter(code) && isDigit(key.charCodeAt(1)))
  )
    return true;
  if (key.includes('-')) return true;
  if (NUMBER_WORDS[language].isWord(key) && key !== 'et') return true;
  return language === 'fr'
    ? beginsFrenchDate(key)
    : beginsEnglishDate(key) || beginsEnglishClock(key) || beginsSpelledDigits(key, language);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** l, s, c, t, d */
function isLevelLetter(code: number): boolean {
  return code === 0x6c || code === 0x73 || code === 0x63 || code === 0x74 || code === 0x64;
}
