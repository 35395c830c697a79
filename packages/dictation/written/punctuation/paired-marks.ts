import type { Rule, MarkContext } from './mark-context.ts';

/** Before « ouvre », « ferme », "open", "close": somebody does it, or is to do it. */
const SUBJECTS = new Set([
  'il',
  'elle',
  'on',
  'je',
  "j'",
  'nous',
  'ils',
  'elles',
  'qui',
  "n'",
  'ne',
  'to',
  'he',
  'she',
  'they',
  'who',
]);
const BEFORE_INFINITIVE = new Set([
  'pour',
  "d'",
  'sans',
  'faut',
  'peut',
  'veut',
  'va',
  'vais',
  'doit',
  'par',
]);
const ARTICLES = new Set(['a', 'an', 'the', 'his', 'her', 'each', 'every', 'this', 'that']);
/** « ouvre une parenthèse sur », "open bracket of". */
const COMPLEMENTS = new Set(['sur', 'of']);

/** « ouvrez la parenthèse », "open bracket"; not "an open bracket", « il ouvre une parenthèse sur ». */
export const openingMarkRule: Rule = (around) =>
  isTold(around) || COMPLEMENTS.has(around.after(1)) ? 'word' : 'mark';

/** A mark that closes what was opened; where nothing is open, it is prose, or nobody can tell. */
export function closingMarkRule(open: string, close: string): Rule {
  return (around) => {
    if (around.isOpen(open, close)) return 'mark';
    return isTold(around) || COMPLEMENTS.has(around.after(1)) || around.after(1) === 'des'
      ? 'word'
      : 'unsure';
  };
}

function isTold(around: MarkContext): boolean {
  const previous = around.before(1);
  if (SUBJECTS.has(previous)) return true;
  return around.language === 'fr' ? BEFORE_INFINITIVE.has(previous) : ARTICLES.has(previous);
}
