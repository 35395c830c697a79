import { readCardinal } from '@constat/language/numbers';
import type { Rule, MarkContext } from './mark-context.ts';
import {
  AFTER_DASH,
  ARTICLES,
  COLON_KINDS,
  COLON_NOUNS,
  DASHING,
  DETERMINERS,
  LEADING,
  MARK_DETERMINERS,
  PERIODS,
  PERIOD_VERBS,
  QUALIFYING,
  TAKING_BACK,
  TIMES,
} from './context-words-en.ts';

/** "period" */
export const periodRule: Rule = (around) => {
  const previous = around.before(1);
  const next = around.after(1);
  if (around.opensLine) return 'word';
  if (ARTICLES.has(previous)) return 'word';
  if (
    previous === 'that' ||
    previous === 'any' ||
    previous === 'some' ||
    previous === 'one' ||
    previous === 'no'
  ) {
    return next === 'of' || LEADING.has(around.before(2)) ? 'word' : 'mark';
  }
  if (next === 'of') return PERIODS.has(previous) ? 'word' : 'unsure';
  if (TIMES.has(previous)) return isCount(around) ? 'unsure' : 'mark';
  if (!PERIODS.has(previous)) return 'mark';
  const distance = determinerBefore(around);
  if (distance === 0) return previous === 'menstrual' || previous === 'refractory' ? 'word' : 'mark';
  return PERIOD_VERBS.has(next) ? 'word' : 'unsure';
};

/** "colon": the mark or the bowel. */
export const colonRule: Rule = (around) => {
  const previous = around.before(1);
  if (COLON_NOUNS.has(around.after(1))) return 'word';
  if (ARTICLES.has(previous) || previous === 'any' || previous === 'no') return 'word';
  if (!COLON_KINDS.has(previous)) return 'mark';
  if (previous === 'left' || previous === 'right' || previous === 'normal') {
    return DETERMINERS.has(around.before(2)) && around.after(1) === 'is' ? 'word' : 'mark';
  }
  return 'word';
};

/** A mark named as a noun ("a comma", "one big question mark", "a dash of salt") is not the mark. */
export const afterArticle: Rule = (around) => {
  const previous = around.before(1);
  if (MARK_DETERMINERS.has(previous)) return 'word';
  const determiner = around.before(2);
  // "metres per second comma": a unit, and no second comma.
  const isNoun = QUALIFYING.has(previous) && DETERMINERS.has(determiner) && determiner !== 'per';
  return isNoun ? 'word' : 'mark';
};

/** "dash", "hyphen", "slash" after an article, of somebody who dashes, or before "of" are words. */
export const dashRule: Rule = (around) => {
  const isWord =
    AFTER_DASH.has(around.after(1)) ||
    around.tokens[around.at]?.text === 'DASH' ||
    DASHING.has(around.before(1)) ||
    (around.opensLine && around.after(1) === 'or');
  return isWord ? 'word' : afterArticle(around);
};

/** "new line of treatment", "a new line" */
export const newLineRule: Rule = (around) =>
  around.after(1) === 'of' || around.after(1) === 'therapy' ? 'word' : afterArticle(around);

/** "a six week period": a number between the article and the measure of time. */
function isCount(around: MarkContext): boolean {
  const index = around.written.length - 2;
  const number = index < 0 ? null : readCardinal(around.written, index, around.language);
  return number !== null && ARTICLES.has(around.before(3));
}

const COPULAS = new Set(['is', 'was', 'are', 'were', 'remains', 'remained', 'seems', 'became']);

/** How many words before "period" its determiner stands, at most three; 0 for none. */
function determinerBefore(around: MarkContext): number {
  for (let nth = 2; nth <= 4; nth += 1) {
    // "the delay is short": what precedes the verb is no part of the noun.
    if (COPULAS.has(around.before(nth))) return 0;
    const isTaken = around.before(nth) === 'that' && TAKING_BACK.has(around.before(nth + 1));
    if (DETERMINERS.has(around.before(nth)) && !isTaken) return nth;
  }
  return 0;
}
