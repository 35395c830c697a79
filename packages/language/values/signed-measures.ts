import type { Language } from '../language.ts';
import { numberStartBefore } from '../numbers/cardinal.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { Word } from '../text/word.ts';
import { readUnit } from '../units/units.ts';
import type { Unit } from '../units/units.ts';
import type { Piece, WrittenValue } from './written-value.ts';

const NBSP = '\u00A0';
const MINUS: Readonly<Record<Language, string>> = { fr: 'moins', en: 'minus' };
/** Words of a measure with its sign, and the link after it. */
const LONGEST_MEASURE = 12;
/** « au moins », « pas moins », « plus ou moins », "plus or minus": no sign of the number. */
const NO_SIGN_AFTER = new Set(['au', 'le', 'du', 'en', 'ou', 'or', 'plus', 'pas', 'peu']);
const PLUS = 'plus';
const LINKS = new Set(['a', 'et', 'ou', 'to', 'and', 'or']);

/** Whether a measure with a sign may begin with the word. */
export function mayBeSign(key: string, language: Language): boolean {
  return key === PLUS || isMinus(key, language);
}

/** Whether it is the sign of what is below zero. */
export function isMinus(key: string, language: Language): boolean {
  return key === MINUS[language];
}

/** Whether the sign is of a number that stays as spoken because nobody knows where it ends: « moins deux virgule trois ». */
export function isSignOfDoubt(tokens: readonly Word[], at: number, language: Language): boolean {
  if (!isMinus(tokens[at]?.key ?? '', language) || !isSign(tokens, at, language)) return false;
  const number = readQuantity(tokens, at + 1, language);
  const sign = number === null ? undefined : tokens[at + 1 + number.length];
  return sign?.ambiguity === 'punctuation-or-word';
}

/** « moins cinq degrés », « moins dix à plus cinq degrés », "minus ten to zero degrees": the signs of a measure. */
export function readSigned(tokens: readonly Word[], at: number, language: Language): WrittenValue | null {
  const own = signAt(tokens, at, language);
  if (own === '' || !isSign(tokens, at, language)) return null;
  const first = readQuantity(tokens, at + 1, language);
  if (first === null) return null;
  const end = at + 1 + first.length;
  const unit = unitAt(tokens, end, first, language);
  if (unit !== null) {
    if (own === '+' && !isOpposite(tokens, at, end + unit.length, language)) return null;
    return {
      length: end + unit.length - at,
      pieces: measure([{ text: own + first.digits }], unit, language),
      doubtful: null,
    };
  }
  const link = tokens[end];
  if (link?.kind !== 'word' || !LINKS.has(link.key)) return null;
  const other = signAt(tokens, end + 1, language);
  // « plus cinq à dix degrés » may be five more.
  if (own === '+' && other !== '-') return null;
  const secondAt = end + 1 + (other === '' ? 0 : 1);
  const second = readQuantity(tokens, secondAt, language);
  const secondEnd = secondAt + (second?.length ?? 0);
  const shared = second === null ? null : readUnit(tokens, secondEnd, language);
  if (second === null || shared === null) return null;
  const pieces = [{ text: own + first.digits }, { text: link.text }, { text: other + second.digits }];
  return {
    length: secondEnd + shared.length - at,
    pieces: measure(pieces, shared, language),
    doubtful: null,
  };
}

function signAt(tokens: readonly Word[], at: number, language: Language): '-' | '+' | '' {
  const key = tokens[at]?.key ?? '';
  return isMinus(key, language) ? '-' : key === PLUS ? '+' : '';
}

/** Whether the measure from `at` to `end` ends or begins a range below zero: « moins cinq degrés à plus cinq degrés ». */
function isOpposite(tokens: readonly Word[], at: number, end: number, language: Language): boolean {
  if (LINKS.has(tokens[end]?.key ?? '') && signAt(tokens, end + 1, language) === '-')
    return readQuantity(tokens, end + 2, language) !== null;
  if (!LINKS.has(tokens[at - 1]?.key ?? '')) return false;
  for (let place = at - 2; place >= Math.max(0, at - LONGEST_MEASURE); place -= 1) {
    // « au moins cinq degrés à plus dix degrés »: no sign there, and so none here.
    if (!isMinus(tokens[place]?.key ?? '', language) || !isSign(tokens, place, language)) continue;
    const number = readQuantity(tokens, place + 1, language);
    const numberEnd = place + 1 + (number?.length ?? 0);
    return number !== null && numberEnd + (readUnit(tokens, numberEnd, language)?.length ?? 0) === at - 1;
  }
  return false;
}

/** Nothing stands before the word that it may be of: « cinq degrés de moins », « dix moins deux », « au moins ». */
function isSign(tokens: readonly Word[], at: number, language: Language): boolean {
  const before = tokens[at - 1]?.key ?? '';
  if (NO_SIGN_AFTER.has(before)) return false;
  const end = before === 'de' ? at - 1 : at;
  return readUnit(tokens, end - 1, language) === null && numberStartBefore(tokens, end, language) === -1;
}

function unitAt(tokens: readonly Word[], at: number, number: Quantity, language: Language): Unit | null {
  const unit = readUnit(tokens, at, language);
  return unit === null || (number.article && !unit.symbol.startsWith('°')) ? null : unit;
}

function measure(pieces: readonly Piece[], unit: Unit, language: Language): readonly Piece[] {
  const glue = unit.tight ? '' : language === 'fr' ? NBSP : ' ';
  return [...pieces, { text: unit.symbol, glue }];
}
