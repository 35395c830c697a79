import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { readUnit } from '../units/units.ts';

const NBSP = '\u00A0';
/** Tokens of the same sentence that are looked back through. */
const LOOK_BACK = 24;
const REFLEXES = new Set([
  'reflexe',
  'reflexes',
  'rotulien',
  'rotuliens',
  'achilleen',
  'achilleens',
  'bicipital',
  'bicipitaux',
  'tricipital',
  'lachman',
  'tiroir',
  'pouls',
  'reflex',
  'patellar',
  'achilles',
  'drawer',
  'pulses',
  'oedeme',
  'edema',
]);
const AFTER_PLUS = new Set([
  'de',
  'que',
  "qu'",
  "d'",
  'grand',
  'grande',
  'grands',
  'grandes',
  'petit',
  'petite',
  'petits',
  'petites',
  'gros',
  'grosse',
  'grosses',
  'long',
  'longue',
  'longs',
  'longues',
  'than',
  'ou',
  'or',
]);
const SIDES = new Set(['gauche', 'droite', 'left', 'right', 'repos', "l'"]);

/** English keeps the word after "angle of". */
export function keepsDegrees(tokens: readonly Word[], at: number, language: Language): boolean {
  if (language !== 'en') return false;
  const previous = tokens[at - 1]?.key ?? '';
  return (previous === 'of' || previous === 'is' || previous === 'was') && tokens[at - 2]?.key === 'angle';
}

/** « réflexes deux plus » is 2+. */
export function signAfterReflex(tokens: readonly Word[], at: number, number: Quantity): string | null {
  const sign = tokens[at + number.length];
  if (!number.isWhole || number.value > 4 || sign?.key !== 'plus' || tokens[at]?.key === 'une') return null;
  if (AFTER_PLUS.has(tokens[at + number.length + 1]?.key ?? '')) return null;
  for (let index = at - 1; index >= Math.max(0, at - LOOK_BACK); index -= 1) {
    const before = tokens[index];
    if (before?.kind === 'break' || before?.key === '.') break;
    if (REFLEXES.has(before?.key ?? '')) return `${number.digits}+`;
  }
  return null;
}

/** « 14 cm à gauche et six à droite »: the second measure without its unit. */
export function isElliptical(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): boolean {
  const link = tokens[at - 1]?.key ?? '';
  if ((link !== 'et' && link !== 'and' && link !== ',') || number.article) return false;
  const preposition = tokens[at + number.length]?.key ?? '';
  const side = tokens[at + number.length + (language === 'en' ? 2 : 1)]?.key ?? '';
  if (
    language === 'en'
      ? preposition !== 'on' && preposition !== 'at'
      : preposition !== 'a' && preposition !== 'au'
  ) {
    return false;
  }
  if (!SIDES.has(side)) return false;
  for (let index = at - 1; index >= Math.max(0, at - LOOK_BACK); index -= 1) {
    if (readUnit(tokens, index, language) !== null) return true;
    if (tokens[index]?.kind === 'break' || tokens[index]?.key === '.') return false;
  }
  return false;
}

/** Groups of three from 10 000 on; decimals stay as they are. */
export function groupThousands(digits: string, language: Language): string {
  const [whole = '', sign = '', part = ''] = digits.split(language === 'fr' ? /(,)/ : /(\.)/, 3);
  if (whole.length < 5 || !/^[1-9]\d*$/.test(whole)) return digits;
  const separator = language === 'fr' ? NBSP : ',';
  const head = whole.length % 3;
  let text = whole.slice(0, head);
  for (let index = head; index < whole.length; index += 3) {
    text += (text === '' ? '' : separator) + whole.slice(index, index + 3);
  }
  return text + sign + part;
}

/** « pour cent » is no hundred. */
export function precededByOf(tokens: readonly Word[], at: number): boolean {
  return tokens[at - 1]?.key === 'pour';
}
