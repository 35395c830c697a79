/** Where a French clause begins, and which noun phrase of it is its subject. */
import type { Referent } from './gender-change.ts';
import { hasVerbBefore } from './finite-verb.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { isAdverb } from './verbs-french.ts';

const OPENERS = new Set([
  'et',
  'mais',
  'puis',
  'car',
  'que',
  "qu'",
  'quand',
  'lorsque',
  "lorsqu'",
  'où',
  'si',
  "s'il",
  'dont',
  'donc',
  'or',
  'puisque',
  "puisqu'",
  'quoique',
]);
const LIST_JOINERS = new Set(['et', 'ou', 'ni', ',']);
/** They open a phrase before the subject: « Depuis l’accident le travailleur … ». */
const LEADING =
  /^(?:depuis|après|avant|selon|chez|à|aux?|pour|pendant|lors|malgré|dans|en|sans|suite|quant|sur|sous|devant|durant|dès|par|de|d'|du|concernant|suivant|vers|avec|contre|entre)$/u;

/** True for a word that begins a clause: « que », « lorsque », « et ». */
export function opensClause(word: string): boolean {
  return OPENERS.has(word);
}

/** True for a preposition, alone or in one with its article. */
export function isPreposition(word: string): boolean {
  return LEADING.test(word);
}

/** True for the first noun phrase of a clause without a preposition; « et une douleur » only goes on with a list. */
export function isSubjectPhrase(view: FrenchDiscourse, index: number, referent: Referent): boolean {
  const { start, hasSubject } = view.clause;
  if (hasSubject || /^(?:du|aux?)$/u.test(wordAt(view.tokens, index))) return false;
  if (index !== start) {
    const first = wordAt(view.tokens, start);
    return (isPreposition(first) || isAdverb(first)) && !isPreposition(wordAt(view.tokens, index - 1));
  }
  const joiner = view.tokens[start - 1];
  const isList = joiner !== undefined && LIST_JOINERS.has(joiner.lower) && view.subject !== undefined;
  return !isList || referent.kind === 'worker' || hasVerbBefore(view, index + 1);
}
