import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { articleHours } from '../dates/clock-fr.ts';
import { readClock } from '../dates/read-clock.ts';
import { namesSomething, readDigitString } from './digit-string.ts';
import { isCivic } from './civic-number.ts';
import { readDecimalWithoutInteger } from './decimal-without-integer.ts';
import { readHeight } from './heights.ts';
import {
  doubtfulLength,
  doubtfulRun,
  doubtfulWords,
  isDoubtful,
  isRunOfNumbers,
  longDecimal,
} from './doubtful-numbers.ts';
import { isDegreeWithRest } from './degrees-and-rest.ts';
import { isAdjective, isLinkedToDigits } from './linked-numbers.ts';
import { readMoney } from './money.ts';
import { numberAfterNoun, readNumberInParts } from './number-after-noun.ts';
import { ordinalAfter } from '../numbers/ordinal-after.ts';
import { numberStartBefore } from '../numbers/cardinal.ts';
import { FIRST_IN_DIGITS } from '../numbers/first-in-digits.ts';
import { halfLength, readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { readRange } from './ranges.ts';
import { readScore } from './scores.ts';
import { readUnit } from '../units/units.ts';
import type { Unit } from '../units/units.ts';
import {
  groupThousands,
  isElliptical,
  keepsDegrees,
  precededByOf,
  signAfterReflex,
} from './number-context.ts';
import type { Piece, WrittenValue } from './written-value.ts';

const NBSP = '\u00A0';

/** "one hundred fifty five hundred": where one number ends and the next begins is not said. */
const MULTIPLIERS = new Set(['hundred', 'thousand']);

/** A decimal sign without the number before it: the measure may lack its first digits. */
const CUT_BEFORE = new Set(['point', 'virgule']);

/** How the number at `at` is written, with what belongs to it. */
export function writeNumber(tokens: readonly Word[], at: number, language: Language): WrittenValue | null {
  const written = writeKnown(tokens, at, language);
  if (written === null || written.pieces.length === 0) return written;
  const end = at + written.length;
  // « trente-deux sur cinquante virgule sept »: what the doubtful sign follows is not known to end there.
  return isDoubtful(tokens[end]) && numberStartBefore(tokens, end, language) !== -1
    ? { length: written.length, pieces: [], doubtful: 'punctuation-or-word' }
    : written;
}

function writeKnown(tokens: readonly Word[], at: number, language: Language): WrittenValue | null {
  const number = readQuantity(tokens, at, language);
  if (number === null || isMinutePrefix(tokens, at)) return null;
  if (isDoubtful(tokens[at - 1]) || isDoubtful(tokens[at + number.length]))
    return {
      length: doubtfulLength(tokens, at, number, language),
      pieces: [],
      doubtful: 'punctuation-or-word',
    };
  if (!number.half && isAdjective(tokens, at, language)) return skip(number.length);
  const cut = readDecimalWithoutInteger(tokens, at + number.length, language);
  if (cut !== null) return { ...cut, length: number.length + cut.length };
  const long = longDecimal(tokens, at, number, language);
  if (long !== null) return long;
  const ordinal = number.isWhole ? ordinalAfter(tokens, at, number, language) : null;
  if (ordinal !== null) {
    return {
      length: number.length + ordinal.length,
      pieces: [],
      doubtful: ordinal.doubtful ? 'number' : null,
    };
  }
  if (language === 'en' && number.inWords && MULTIPLIERS.has(tokens[at + number.length]?.key ?? '')) {
    return doubtfulWords(tokens, at, at + number.length);
  }
  if (isNameOrDose(tokens, at, number)) {
    const dose = readUnit(tokens, at + number.length, language)?.length ?? 0;
    return { length: number.length + dose, pieces: [], doubtful: 'number' };
  }
  const hours = articleHours(tokens, at, number);
  if (hours > 0) return { length: hours, pieces: [], doubtful: 'number' };
  const sum = readMoney(tokens, at, number, language);
  if (sum !== null) return sum;
  const height = readHeight(tokens, at, number, language);
  if (height !== null) return height;
  const clock = readClock(tokens, at, number, language);
  if (clock !== null) {
    return clock.text === null
      ? { length: clock.length, pieces: [], doubtful: 'number' }
      : as(clock.length, clock.text);
  }
  const range = readRange(tokens, at, number, language);
  if (range !== null) return range;
  const score = readScore(tokens, at, number, language);
  if (score !== null) {
    return {
      length: score.length,
      pieces: [{ text: score.text }],
      doubtful: score.doubtful ? 'number' : null,
    };
  }
  const unit = readUnit(tokens, at + number.length, language);
  if (unit !== null) {
    const afterUnit = at + number.length + unit.length;
    const isCut = CUT_BEFORE.has(tokens[at - 1]?.key ?? '');
    if (isCut || (unit.symbol === '°' && isDegreeWithRest(tokens, afterUnit, number, language))) {
      return { length: number.length + unit.length, pieces: [], doubtful: 'number' };
    }
    return withUnit(tokens, at, number, unit, language);
  }
  const halved = withHalf(tokens, at, number, language);
  if (halved !== null) return halved;
  const reflex = signAfterReflex(tokens, at, number);
  if (reflex !== null) return as(number.length + 1, reflex);
  const isSaid = number.isWhole && number.inWords;
  const string = isSaid ? readDigitString(tokens, at, language) : null;
  if (string !== null) return string;
  const inParts = readNumberInParts(tokens, at, number, language);
  if (inParts !== null) return inParts;
  const isRun = isSaid && isRunOfNumbers(tokens, at + number.length, language);
  const run = isRun ? doubtfulRun(tokens, at, language) : null;
  const named = numberAfterNoun(tokens, at, number, language);
  if (named !== null && (run === null || run.count <= 2)) return as(number.length, named);
  return run ?? plain(tokens, at, number, language);
}

function withUnit(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  unit: Unit,
  language: Language,
): WrittenValue | null {
  const length = number.length + unit.length;
  const half = unit.symbol === '%' ? 0 : halfLength(tokens, at + length, language);
  if (number.article && half === 0 && (unit.symbol === '°' || tokens[at - 1]?.key === "d'")) return null;
  if (unit.symbol === '°' && keepsDegrees(tokens, at, language)) {
    return {
      length,
      pieces: [{ text: number.digits }, { text: tokens[at + number.length]?.text ?? '' }],
      doubtful: null,
    };
  }
  if (half > 0 && !number.isWhole) return skip(length);
  const digits = groupThousands(
    half > 0 ? `${number.digits}${language === 'fr' ? ',5' : '.5'}` : number.digits,
    language,
  );
  const pieces: Piece[] = [
    { text: digits },
    { text: unit.symbol, glue: unit.tight ? '' : language === 'fr' ? NBSP : ' ' },
  ];
  return { length: length + half, pieces, doubtful: null };
}

/** « douze ans et demi », "twelve years and a half": small numbers stay in words, whole. */
function withHalf(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): WrittenValue | null {
  const noun = tokens[at + number.length];
  const half = noun?.kind === 'word' ? halfLength(tokens, at + number.length + 1, language) : 0;
  if (noun === undefined || half === 0 || !number.isWhole) return null;
  const length = number.length + 1 + half;
  if (number.inWords && number.value < FIRST_IN_DIGITS) return skip(length);
  const digits = `${number.digits}${language === 'fr' ? ',5' : '.5'}`;
  return { length, pieces: [{ text: digits }, { text: noun.text }], doubtful: null };
}

function plain(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): WrittenValue | null {
  if (number.half && number.inWords && number.value < FIRST_IN_DIGITS) return skip(number.length);
  if (!number.isWhole) return as(number.length, number.digits);
  if (!number.inWords) return null;
  const isAlone =
    number.length === 1 &&
    (number.digits === '1000' || (number.digits === '100' && precededByOf(tokens, at)));
  const isRound = tokens[at]?.key === 'a' && (number.digits === '100' || number.digits === '1000');
  const inDigits =
    isElliptical(tokens, at, number, language) || isLinkedToDigits(tokens, at, number, language);
  if (number.value < FIRST_IN_DIGITS && inDigits) return as(number.length, number.digits);
  if (number.value < FIRST_IN_DIGITS || isAlone || (isRound && !inDigits)) return skip(number.length);
  const isName = namesSomething(tokens, at) || isCivic(tokens, at + number.length);
  return as(number.length, isName ? number.digits : groupThousands(number.digits, language));
}

function as(length: number, text: string): WrittenValue {
  return { length, pieces: [{ text }], doubtful: null };
}

function skip(length: number): WrittenValue {
  return { length, pieces: [], doubtful: null };
}

/** « six heures quarante » is read from the hour; « et demie » from the unit. */
function isMinutePrefix(tokens: readonly Word[], at: number): boolean {
  return tokens[at]?.key === 'et' || tokens[at]?.key === 'and';
}

const VITAMINS = new Set(['vitamine', 'vitamines', 'vitamin', 'vitamins']);

/**
 * Whether the first word of the number may belong to a substance's name and the rest to its dose: « vitamine B douze
 * mille microgrammes » is B12 and 1000 mcg, or B and 12 000 mcg.
 */
function isNameOrDose(tokens: readonly Word[], at: number, number: Quantity): boolean {
  if (!number.inWords || number.length < 2) return false;
  const before = tokens[at - 1]?.key ?? '';
  return before === 'omega' || (before === 'b' && VITAMINS.has(tokens[at - 2]?.key ?? ''));
}
