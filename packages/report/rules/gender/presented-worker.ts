/** Where « un préposé » is the worker: « il est un préposé », « il s’agit d’un préposé de 44 ans ». */
import { wordAt } from './french-view.ts';
import type { FrenchView } from './french-view.ts';
import { entryOf, isPrenominal } from './lexicon-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { readWord } from './word-readings.ts';

/** Words looked through for an age. */
const AGE_LENGTH = 14;

/** The noun after this article where it names the worker by what he or she does; undefined elsewhere. */
export function presentedNoun(view: FrenchView, index: number): number | undefined {
  const article = wordAt(view.tokens, index);
  if (!/^(?:une?|le|la|l'|cet|cette|ce)$/u.test(article)) return undefined;
  let noun = index + 1;
  while (isPrenominal(wordAt(view.tokens, noun))) noun += 1;
  const kind = entryOf(wordAt(view.tokens, noun))?.kind;
  const isAttribute = isLinking(wordAt(view.tokens, index - 1)) && view.subject?.kind === 'worker';
  const { isNoun, nounGender } = readWord(wordAt(view.tokens, noun));
  if (isAttribute && article.startsWith('un') && kind === undefined && isNoun && nounGender === undefined)
    return noun;
  if (isAttribute && kind === 'noun') return noun;
  if (kind !== 'occupation' && kind !== 'human') return undefined;
  if (isAttribute) return noun;
  const isIndefinite = article.startsWith('un');
  return isIndefinite && isPresented(view, index, noun) ? noun : undefined;
}

/** « il s’agit d’un », « c’est un », or a sentence that has no verb; and an age. */
function isPresented(view: FrenchView, index: number, noun: number): boolean {
  const [before, first] = [wordAt(view.tokens, index - 1), wordAt(view.tokens, index - 2)];
  const isSaid = (before === "d'" && first.startsWith('agi')) || (before === 'est' && first === "c'");
  const opening = view.tokens[index - 1];
  const opensSentence = opening === undefined || opening.kind === 'stop';
  return (isSaid || (opensSentence && !hasVerb(view, noun + 1))) && hasAge(view, noun + 1);
}

function hasAge(view: FrenchView, from: number): boolean {
  for (let at = from; at < from + AGE_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop' || token.lower === 'qui') return false;
    if (/^(?:ans|âgée?|droiti\p{L}*|gauch\p{L}*)$/u.test(token.lower)) return true;
  }
  return false;
}

function hasVerb(view: FrenchView, from: number): boolean {
  for (let at = from; at < from + 40; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop') return false;
    const { isFinite, isNoun, isAdjective } = readWord(token.lower);
    if (isLinking(token.lower) || isHaving(token.lower) || (isFinite && !isNoun && !isAdjective)) return true;
  }
  return false;
}
