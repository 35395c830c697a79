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
/** « au moins », « du moins », « plus ou moins », "plus or minus": no sign of the number. */
const NO_SIGN_AFTER = new Set(['au', 'le', 'du', 'en', 'ou', 'or', 'plus']);
const LINKS = new Set(['a', 'et', 'ou', 'to', 'and', 'or']);

/** Whether a sign may stand at the word. */
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

/** « moins cinq degrés », « moins dix à moins cinq degrés », "minus ten to zero degrees": the sign of a measure. */
export function readSigned(tokens: readonly Word[], at: number, language: Language): WrittenValue | null {
  if (!isMinus(tokens[at]?.key ?? '', language) || !isSign(tokens, at, language)) return null;
  const first = readQuantity(tokens, at + 1, language);
  if (first === null) return null;
  const end = at + 1 + first.length;
  const unit = unitAt(tokens, end, first, language);
  if (unit !== null)
    return {
      length: end + unit.length - at,
      pieces: measure([{ text: `-${first.digits}` }], unit, language),
      doubtful: null,
    };
  const link = tokens[end];
  if (link?.kind !== 'word' || !LINKS.has(link.key)) return null;
  const signs = isMinus(tokens[end + 1]?.key ?? '', language) ? 1 : 0;
  const second = readQuantity(tokens, end + 1 + signs, language);
  const secondEnd = end + 1 + signs + (second?.length ?? 0);
  const shared = second === null ? null : readUnit(tokens, secondEnd, language);
  if (second === null || shared === null) return null;
  const pieces = [
    { text: `-${first.digits}` },
    { text: link.text },
    { text: `${signs === 1 ? '-' : ''}${second.digits}` },
  ];
  return {
    length: secondEnd + shared.length - at,
    pieces: measure(pieces, shared, language),
    doubtful: null,
  };
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
