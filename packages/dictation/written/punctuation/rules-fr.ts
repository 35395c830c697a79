import { numberStartBefore, readCardinal, readDecimalSign } from '@constat/language/numbers';
import { LINES, LINES_OF } from './lines-fr.ts';
import type { Rule, Surroundings, Verdict } from './surroundings.ts';
import {
  ADJECTIVES,
  AUXILIARIES,
  COMPLEMENTS,
  DETERMINERS,
  NUMBERED,
  OF_COMPLEMENTS,
  PREPOSITIONS,
  VERBS,
} from './words-fr.ts';

const INDEFINITE = new Set([
  'un',
  'le',
  'ce',
  'cet',
  'du',
  'au',
  'son',
  'mon',
  "l'",
  "d'",
  'leur',
  'les',
  'ces',
  'ses',
  'des',
  'aux',
  'aucun',
  'chaque',
]);
const PLURAL_BEFORE = new Set([
  'les',
  'ces',
  'ses',
  'des',
  'aux',
  'mes',
  'leurs',
  'vos',
  'nos',
  'de',
  "d'",
  'sur',
  'avec',
  'a',
  'en',
  'environ',
  'ou',
  'et',
  'sans',
  'entre',
  'par',
  'pour',
  'dans',
  'sous',
  'vers',
  'a',
  'ont',
  'compte',
  'tous',
  'que',
]);

/** « point » */
export const pointRule: Rule = (around) => {
  const previous = around.before(1);
  const decimal = decimalVerdict(around);
  if (decimal !== null) return decimal;
  const isNoun = isNounBefore(around);
  const isQualified = ADJECTIVES.has(previous) && INDEFINITE.has(around.before(2));
  if (isComplement(around)) {
    return isNoun || isQualified || around.opensClause || VERBS.has(previous) ? 'word' : 'unsure';
  }
  if (around.opensLine) return 'word';
  if (previous === 'aucun' && around.before(2) !== "d'") return 'mark';
  if ((around.before(2) === 'ne' || around.before(2) === "n'") && AUXILIARIES.has(previous)) return 'unsure';
  if (isNoun) return 'word';
  return isQualified ? 'unsure' : 'mark';
};

/** « deux points » in two words: the colon, or two of them. */
export const twoPointsRule: Rule = (around) => {
  if (isComplement(around)) return 'word';
  if (around.opensLine) return 'word';
  const isLeast = around.before(1) === 'moins' && around.before(2) === 'au';
  return isLeast || PLURAL_BEFORE.has(around.before(1)) ? 'word' : 'mark';
};

/** « deux-points » in one word. */
export const colonRule: Rule = (around) => (isComplement(around) ? 'word' : afterArticle(around));

/** « trois points »: the ellipsis only where nothing can follow it. */
export const threePointsRule: Rule = (around) => {
  if (isComplement(around) || PLURAL_BEFORE.has(around.before(1)) || around.opensClause) return 'word';
  return 'unsure';
};

/** « virgule » */
export const commaRule: Rule = (around) => {
  const decimal = decimalVerdict(around);
  return decimal ?? afterArticle(around);
};

/** A mark named as a noun (« une virgule », « le tiret ») is not the mark. */
export const afterArticle: Rule = (around) => {
  const previous = around.before(1);
  return previous === 'une' ||
    previous === 'la' ||
    previous === 'cette' ||
    previous === 'le' ||
    isRealUn(around)
    ? 'word'
    : 'mark';
};

/** « à la ligne » is also the line of a joint. */
export const newLineRule: Rule = (around) => {
  const next = around.after(1);
  if (LINES.has(next)) return 'word';
  if ((next === 'de' || next === "d'" || next === 'du') && LINES_OF.has(around.after(2))) return 'word';
  return 'mark';
};

/** « majuscule » before a word; « en majuscules » is prose. */
export const capitalRule: Rule = (around) => {
  const previous = around.before(1);
  return previous === 'en' || around.after(1) === '' || afterArticle(around) === 'word' ? 'word' : 'mark';
};

/** Tokens on each side that tell a decimal sign from punctuation. */
const DECIMAL_SIGHT = 24;

function decimalVerdict(around: Surroundings): Verdict | null {
  const { tokens, at, language, written } = around;
  if (readCardinal(tokens, at + 1, language) === null) return null;
  const decided = written.slice(-DECIMAL_SIGHT);
  const sight = [...decided, ...tokens.slice(at, at + DECIMAL_SIGHT)];
  const start = numberStartBefore(sight, decided.length, language);
  if (start === -1) return null;
  const reading = readDecimalSign(sight, start, decided.length, language);
  return reading === 'decimal' ? 'decimal' : reading === 'unsure' ? 'unsure' : null;
}

function isComplement(around: Surroundings): boolean {
  const next = around.after(1);
  if (next === 'de' || next === "d'") return OF_COMPLEMENTS.has(around.after(2));
  return COMPLEMENTS.has(next);
}

function isNounBefore(around: Surroundings): boolean {
  const previous = around.before(1);
  if (previous === 'un') return isRealUn(around);
  if (DETERMINERS.has(previous) || PREPOSITIONS.has(previous)) return true;
  return previous === 'tout' && around.before(2) === 'en';
}

/** « un » as an article, and not as the number of a level, a type or a year. */
function isRealUn(around: Surroundings): boolean {
  if (around.before(1) !== 'un') return false;
  const lead = around.before(2);
  if (NUMBERED.has(lead)) return lead === 'et' ? !isNumber(around, 3) : false;
  return !isNumber(around, 2);
}

function isNumber(around: Surroundings, nth: number): boolean {
  const index = around.written.length - nth;
  return index >= 0 && readCardinal(around.written, index, around.language) !== null;
}
