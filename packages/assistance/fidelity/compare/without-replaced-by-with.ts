import type { TextLanguage } from '../difference.ts';
import type { Negation } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';

const WITH: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(['avec']),
  en: new Set(['with']),
};
const WITHOUT = new Set(['sans', 'without']);
/** Small words from such a preposition to its noun. */
const NOUN_REACH = 3;

/**
 * Tells of a mark of `text` whether it is a « sans » that `other` turned into « avec ». Beside another denial, « ne marche
 * pas sans canne », the noun stays denied, so that only the preposition shows the change.
 */
export function withoutReplacedByWith(text: TextFacts, other: TextFacts): (mark: Negation) => boolean {
  if (!text.tokens.some(({ key }) => WITHOUT.has(key))) return () => false;
  const [own, its] = [governedByWith(text), governedByWith(other)];
  return ({ first, last, places }) => {
    const noun = text.terms[places.find((place) => place > last) ?? -1] ?? NO_TERM;
    const isWithout = WITHOUT.has(text.tokens[first]?.key ?? '');
    return isWithout && noun !== NO_TERM && (its.get(noun) ?? 0) > (own.get(noun) ?? 0);
  };
}

/** How often each term stands right after « avec ». */
function governedByWith({ tokens, terms, language }: TextFacts): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  tokens.forEach(({ key }, at) => {
    if (!WITH[language].has(key)) return;
    for (let ahead = at + 1; ahead <= at + 1 + NOUN_REACH; ahead += 1) {
      const term = terms[ahead] ?? NO_TERM;
      if (term === NO_TERM) continue;
      count.set(term, (count.get(term) ?? 0) + 1);
      return;
    }
  });
  return count;
}
