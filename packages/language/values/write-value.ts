import { readDate } from '../dates/dates.ts';
import type { Language } from '../language.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Word } from '../text/word.ts';
import { beginsEnglishClock, readEnglishClock } from '../dates/clock-en.ts';
import { readDecimalWithoutInteger } from './decimal-without-integer.ts';
import { readDigitString } from './digit-string.ts';
import { beginsSpelledDigits } from './spelled-digits.ts';
import { readHeight } from './heights.ts';
import { mayBeginNumber } from './may-begin-number.ts';
import { readLevels } from './levels.ts';
import { readPostalCode } from './postal-code.ts';
import type { WrittenValue } from './written-value.ts';
import { readSignedMoney } from './money.ts';
import { isSignOfDoubt, readSigned } from './signed-measures.ts';
import { writeNumber } from './write-number.ts';

/** How the number, date, level, score or code that begins at `at` is written; null when none begins. */
export function writeValue(words: readonly Word[], at: number, language: Language): WrittenValue | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word' || !mayBeginNumber(word.key, language)) return null;
  const cut = readDecimalWithoutInteger(words, at, language);
  if (cut !== null) return cut;
  const time = language === 'en' && beginsTime(words, at) ? readEnglishClock(words, at) : null;
  if (time !== null)
    return {
      length: time.length,
      pieces: [{ text: time.text ?? '' }],
      doubtful: time.text === null ? 'number' : null,
    };
  const spelled = beginsSpelledDigits(word.key, language) ? readDigitString(words, at, language) : null;
  if (spelled !== null) return spelled;
  const elided = word.key === "d'" ? afterElision(words, at, language) : null;
  if (elided !== null) return elided;
  if (isSignOfDoubt(words, at, language)) return { length: 1, pieces: [], doubtful: 'punctuation-or-word' };
  const signed = readSigned(words, at, language) ?? readSignedMoney(words, at);
  if (signed !== null) return signed;
  const code = readPostalCode(words, at, language);
  if (code !== null) return { ...code, doubtful: null };
  const level = readLevels(words, at, language);
  if (level !== null) {
    return {
      length: level.length,
      pieces: [{ text: level.text }],
      doubtful: level.doubtful ? 'level' : null,
    };
  }
  const date = readDate(words, at, language);
  if (date !== null) {
    return {
      length: date.length,
      pieces: [{ text: date.text ?? '' }],
      doubtful: date.text === null ? 'date' : null,
    };
  }
  return writeNumber(words, at, language);
}

/** « d'un mètre soixante-quinze »: no vowel is left that asks for the elision. */
function afterElision(words: readonly Word[], at: number, language: Language): WrittenValue | null {
  const number = readQuantity(words, at + 1, language);
  const height = number === null ? null : readHeight(words, at + 1, number, language);
  if (height === null || height.doubtful !== null) return null;
  const [first, ...rest] = height.pieces;
  const preposition = words[at]?.text.startsWith('D') === true ? 'De' : 'de';
  return {
    length: height.length + 1,
    pieces: [{ text: preposition }, { ...first, text: first?.text ?? '', glue: ' ' }, ...rest],
    doubtful: null,
  };
}

/** "half past eight", "a quarter to six" */
function beginsTime(words: readonly Word[], at: number): boolean {
  const article = words[at]?.key === 'a' ? 1 : 0;
  return beginsEnglishClock(words[at + article]?.key ?? '');
}
