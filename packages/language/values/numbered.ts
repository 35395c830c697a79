import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { numberStartBefore } from '../numbers/cardinal.ts';
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
