import { numberStartBefore, readCardinal, readDecimalSign } from '@constat/language/numbers';
import { isUnitAt } from '@constat/language/units';
import type { Rule, MarkContext, Verdict } from './mark-context.ts';
import {
  ADJECTIVES,
  CLITICS,
  COMPLEMENTS,
  DETERMINERS,
  LINKED_STARTS,
  NEGATIONS,
  NUMBERED,
  OF_COMPLEMENTS,
  PREPOSITIONS,
  STARTS,
  VERBS,
} from './context-words-fr.ts';
import {
  INDEFINITE,
  INDEFINITE_BEFORE,
  MARK_DETERMINERS,
  NOMINAL,
  PLURAL_BEFORE,
  QUALIFYING,
} from './mark-names-fr.ts';

const HAVING = new Set(['a', 'ai', 'ont', 'avait', 'avaient']);
/** « elle a perdu deux points » */
const COUNTED_BY =
  /^(?:perd(?:u|s|ent|ait)?|gagn(?:e|ent|ait|er)|obt(?:enu|ient|iennent|enait)|soulev(?:e|er|ait|ent)|reli(?:e|er|ait|ent)|marqu(?:e|er|ait|ent)|abord(?:e|er|ait|ent))$/;
/** Words before a measure that end no clause. */
const BEFORE_MEASURE = new Set(['de', "d'", 'd’', 'à', 'environ', 'par', 'entre', 'sur', 'pour', 'vers']);
/** « deux points de moins » */
const DIFFERENCES = new Set(['moins', 'difference', 'ecart', 'retard', 'avance']);

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
  if (around.after(1) === 'par' && around.after(2) === 'point') return 'word';
  if (isNegatedVerb(around)) return goesOnNegated(around) ? 'word' : 'unsure';
  if (previous === 'aucun' || previous === 'nul') return afterNone(around);
  if (isNoun) return 'word';
  if (ADJECTIVES.has(previous) && around.startsSentence(2)) return 'word';
  if (!isQualified) return 'mark';
  const next = around.after(1);
  if (previous === 'certain') return 'word';
  return next === '' || STARTS.has(next) || around.isMark(1) ? 'unsure' : 'word';
};

/** « aucun point de la décision » and « allergies : aucun point ». */
function afterNone(around: MarkContext): Verdict {
  const lead = around.before(2);
  if (lead === "d'") return 'word';
  if (lead === ':') return 'mark';
  const next = around.after(1);
  if (next === "n'" || next === 'ne') return 'word';
  return (next === 'de' || next === "d'" || next === 'du') && !LINKED_STARTS.has(around.after(2))
    ? 'word'
    : 'mark';
}

/** « il n'a point consulté », « ne cède point au repos »; « il n'a point mal », « avant qu'il ne tombe point elle » may end. */
function goesOnNegated(around: MarkContext): boolean {
  if (HAVING.has(around.before(1))) return /(?:é|i|u|is|it)e?s?$|^d['’]|^de$/.test(around.textAfter(1));
  return !/^(?:il|elle|on|ils|elles|je|)$/.test(around.after(1));
}

/** « ne cède point au repos »: the old negation, where the verb has no other. */
function isNegatedVerb(around: MarkContext): boolean {
  if (NEGATIONS.has(around.before(1))) return false;
  for (let nth = 2; nth <= 4; nth += 1) {
    const key = around.before(nth);
    if (key === 'ne' || key === "n'")
      return around.before(nth + 1) !== "qu'" && around.before(nth + 1) !== 'que';
    if (!CLITICS.has(key)) return false;
  }
  return false;
}

/** « deux points » in two words: the colon, or two of them. */
export const twoPointsRule: Rule = (around) => {
  if (isComplement(around)) return 'word';
  if (around.opensLine) return 'word';
  if (around.after(1) === 'de' && DIFFERENCES.has(around.after(2))) return 'word';
  const isLeast = around.before(1) === 'moins' && around.before(2) === 'au';
  if (isLeast || PLURAL_BEFORE.has(around.before(1))) return 'word';
  if (!COUNTED_BY.test(around.before(1))) return 'mark';
  return /[^s]s$/.test(around.after(1)) ? 'word' : 'unsure';
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
  const decimal = decimalVerdict(around) ?? (isCutDecimal(around) ? 'unsure' : null);
  // The mark is feminine: before it « un » and « et une » are the number.
  const isNumber = around.before(1) === 'un' || (around.before(1) === 'une' && around.before(2) === 'et');
  return decimal ?? (isNumber ? 'mark' : afterArticle(around));
};

/** A mark named as a noun (« une virgule », « en virgule », « un gros tiret ») is not the mark. */
export const afterArticle: Rule = (around) => {
  const previous = around.before(1);
  if (MARK_DETERMINERS.has(previous) || isRealUn(around)) return 'word';
  if (!QUALIFYING.has(previous) || !INDEFINITE_BEFORE.has(around.before(2))) return 'mark';
  return NOMINAL.has(previous) ? 'unsure' : 'word';
};

/** « majuscule » before a word; « en majuscules » is prose. */
export const capitalRule: Rule = (around) => {
  const previous = around.before(1);
  return previous === 'en' || around.after(1) === '' || afterArticle(around) === 'word' ? 'word' : 'mark';
};

/** Tokens on each side that tell a decimal sign from punctuation. */
const DECIMAL_SIGHT = 24;

function decimalVerdict(around: MarkContext): Verdict | null {
  const { tokens, at, language, written } = around;
  if (readCardinal(tokens, at + 1, language) === null) return null;
  const decided = written.slice(-DECIMAL_SIGHT);
  const sight = [...decided, ...tokens.slice(at, at + DECIMAL_SIGHT)];
  const start = numberStartBefore(sight, decided.length, language);
  if (start === -1) return null;
  const reading = readDecimalSign(sight, start, decided.length, language);
  return reading === 'decimal' ? 'decimal' : reading === 'unsure' ? 'unsure' : null;
}

/** « une plaie de virgule huit centimètre »: a measure without its first digits, where no clause can end. */
function isCutDecimal({ tokens, at, numberAfter, language, written }: MarkContext): boolean {
  if (numberAfter === 0 || !isUnitAt(tokens, at + 1 + numberAfter, language)) return false;
  return BEFORE_MEASURE.has(written.at(-1)?.text.toLowerCase() ?? '');
}

function isComplement(around: MarkContext): boolean {
  const next = around.after(1);
  if (next === 'de' || next === "d'") return OF_COMPLEMENTS.has(around.after(2));
  return COMPLEMENTS.has(next);
}

/** Before « tel point », a point: « à tel point que », « tel ou tel point »; nothing stands before it at a beginning. */
const BEFORE_TEL = new Set(['', 'a', 'un', 'ou', 'que', "qu'", '.', ',', ';', ':']);

function isNounBefore(around: MarkContext): boolean {
  const previous = around.before(1);
  if (previous === 'un') return isRealUn(around);
  if (DETERMINERS.has(previous) || PREPOSITIONS.has(previous)) return true;
  // « tel quel » ends a sentence; « à quel point », « à tel point » do not.
  if (previous === 'quel') return around.before(2) !== 'tel';
  if (previous === 'tel') return BEFORE_TEL.has(around.before(2)) || PREPOSITIONS.has(around.before(2));
  return previous === 'tout' && around.before(2) === 'en';
}

/** « un » as an article, and not as the number of a level, a type or a year. */
function isRealUn(around: MarkContext): boolean {
  if (around.before(1) !== 'un') return false;
  const lead = around.before(2);
  if (NUMBERED.has(lead)) return lead === 'et' ? !isNumber(around, 3) : false;
  return !isNumber(around, 2);
}

function isNumber(around: MarkContext, nth: number): boolean {
  const index = around.written.length - nth;
  return index >= 0 && readCardinal(around.written, index, around.language) !== null;
}
