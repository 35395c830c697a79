import type { Language } from '../language.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import type { Piece, WrittenValue } from './written-value.ts';

const NBSP = '\u00A0';
const METRES = new Set(['metre', 'metres', 'm']);
const CENTIMETRES = new Set(['centimetre', 'centimetres', 'cm']);
const FEET: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['pieds', 'pi']),
  en: new Set(['foot', 'feet']),
};
const INCHES: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['pouce', 'pouces', 'po']),
  en: new Set(['inch', 'inches']),
};
/** Of a grown person. */
const SHORTEST_FEET = 3;
const TALLEST_FEET = 8;
const MOST_METRES = 9;
const TALL = 'tall';

/**
 * A length in two parts, the second often without its unit: « un mètre soixante-quinze », « cinq pieds huit », "five foot
 * ten". Before a word that the second number may count it is left as spoken.
 */
export function readHeight(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): WrittenValue | null {
  const unit = tokens[at + number.length];
  if (!number.isWhole || unit?.kind !== 'word') return null;
  const isMetres =
    language === 'fr' && METRES.has(unit.key) && number.value > 0 && number.value <= MOST_METRES;
  const isFeet =
    FEET[language].has(unit.key) && number.value >= SHORTEST_FEET && number.value <= TALLEST_FEET;
  const restAt = at + number.length + 1;
  const rest = isMetres || isFeet ? readCardinal(tokens, restAt, language) : null;
  if (rest === null || tokens[restAt]?.key === 'une' || rest.value > (isMetres ? 99 : 11)) return null;
  const end = restAt + rest.length;
  const length = end - at;
  const names = isMetres ? CENTIMETRES : INCHES[language];
  const isNamed = names.has(tokens[end]?.key ?? '');
  if (!isNamed && ((rest.article && isMetres) || (isMetres && rest.value < 10 && rest.digits.length < 2)))
    return null;
  if (!isNamed && rest.article && !endsLength(tokens[end], language)) return null;
  if (!isNamed && !endsLength(tokens[end], language)) {
    return isAmountAfter(tokens, end, language) ? null : { length, pieces: [], doubtful: 'number' };
  }
  return {
    length: length + (isNamed ? 1 : 0),
    pieces: isMetres ? metres(number, rest.digits) : feet(tokens, at, number, rest.digits, isNamed, language),
    doubtful: null,
  };
}

function metres(number: Quantity, centimetres: string): readonly Piece[] {
  return [{ text: `${number.digits},${centimetres.padStart(2, '0')}` }, { text: 'm', glue: NBSP }];
}

function feet(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  inches: string,
  isNamed: boolean,
  language: Language,
): readonly Piece[] {
  if (language === 'fr') {
    const named = isNamed ? [{ text: 'po', glue: NBSP }] : [];
    return [{ text: number.digits }, { text: 'pi', glue: NBSP }, { text: inches }, ...named];
  }
  const foot = tokens[at + number.length]?.text ?? '';
  const inch =
    tokens[at + number.length + 1 + (readCardinal(tokens, at + number.length + 1, 'en')?.length ?? 0)];
  const named = isNamed && inch !== undefined ? [{ text: inch.text }] : [];
  return [{ text: number.digits }, { text: foot }, { text: inches }, ...named];
}

function endsLength(next: Word | undefined, language: Language): boolean {
  return (
    next === undefined || next.kind !== 'word' || next.key === TALL || isFunctionWord(next.key, language)
  );
}

/** « un mètre vingt fois », « deux mètres trente minutes »: the second number has a noun of its own. */
function isAmountAfter(tokens: readonly Word[], at: number, language: Language): boolean {
  return COUNTED[language].has(tokens[at]?.key ?? '');
}

const COUNTED: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    'fois minutes secondes heures jours semaines mois ans seances repetitions kilos kilogrammes livres degres pour sur virgule'.split(
      ' ',
    ),
  ),
  en: new Set(
    'times minutes seconds hours days weeks months years sessions repetitions kilos kilograms pounds degrees percent out over point'.split(
      ' ',
    ),
  ),
};
