import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { numberStartBefore, readCardinal } from '../numbers/cardinal.ts';
import { isOh } from '../numbers/decimal-part.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { WrittenValue } from './written-value.ts';
import type { Quantity } from '../numbers/quantity.ts';

/** Nouns after which a number is a digit (`section 8`) or, for grades, a Roman numeral (`grade II`). */
const NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set([
    'section',
    'numero',
    'article',
    'chapitre',
    'annexe',
    'page',
    'figure',
    'tableau',
    'classe',
    'type',
    'phase',
    'salle',
    'chambre',
    'dossier',
    'formulaire',
    'question',
    'item',
    'etape',
    'zone',
    'paragraphe',
  ]),
  en: new Set([
    'section',
    'number',
    'article',
    'chapter',
    'appendix',
    'page',
    'figure',
    'table',
    'class',
    'type',
    'phase',
    'room',
    'form',
    'question',
    'item',
    'step',
    'zone',
    'paragraph',
  ]),
};
const GRADES = new Set(['grade', 'stade', 'stage']);
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
/** « grade un à deux »: both numbers follow the noun. */
const LINKS = new Set(['a', 'ou', 'et', 'to', 'or', 'and']);
/** After « type un » and « articles trois et quatre », these show that the number counts nothing. */
const ENDS = new Set([
  'et',
  'ou',
  'a',
  'de',
  'du',
  'selon',
  'au',
  'avec',
  'sans',
  'and',
  'or',
  'of',
  'to',
  'with',
]);

/**
 * "room four oh two", "section two oh nine", "article six sixty-nine": the hundreds and the rest of the number after a noun.
 * Before a word that the rest may count it stays as spoken.
 */
export function readNumberInParts(
  tokens: readonly Word[],
  at: number,
  hundreds: Quantity,
  language: Language,
): WrittenValue | null {
  if (language === 'fr' || !NOUNS.en.has(tokens[at - 1]?.key ?? '')) return null;
  if (!hundreds.isWhole || !hundreds.inWords || hundreds.value < 1 || hundreds.value > 99) return null;
  const restAt = at + hundreds.length;
  const oh = isOh(tokens[restAt], language) ? 1 : 0;
  const rest = readCardinal(tokens, restAt + oh, language);
  if (rest === null || !rest.inWords || (oh === 0 ? rest.value < 10 : rest.value > 9) || rest.value > 99)
    return null;
  const length = hundreds.length + oh + rest.length;
  const next = tokens[at + length];
  const ends = next === undefined || next.kind !== 'word' || isFunctionWord(next.key, language);
  return ends
    ? { length, pieces: [{ text: hundreds.digits + rest.digits.padStart(2, '0') }], doubtful: null }
    : { length, pieces: [], doubtful: 'number' };
}

/** Whether a number follows the noun to name one of many: « section huit », « grade deux ». */
export function takesNumber(noun: string, language: Language): boolean {
  return NOUNS[language].has(noun) || GRADES.has(noun);
}

/** The number as it follows its noun; null when no such noun stands before it. */
export function numberAfterNoun(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): string | null {
  const isLinked = LINKS.has(tokens[at - 1]?.key ?? '');
  const first = isLinked ? numberStartBefore(tokens, at - 1, language) : at;
  const noun = tokens[first - 1];
  if (noun === undefined || noun.kind !== 'word' || !number.isWhole) return null;
  const isRank = GRADES.has(noun.key);
  if (isLinked ? !isRank : number.article && !isRank) {
    const next = tokens[at + number.length];
    if (next !== undefined && next.kind === 'word' && !ENDS.has(next.key)) return null;
  }
  if (number.article && tokens[at]?.key === 'une') return null;
  if (isRank) return number.inWords ? (ROMAN[number.value] ?? number.digits) : number.digits;
  return NOUNS[language].has(noun.key) ? number.digits : null;
}
