/** Where « un préposé » is the worker: « il est un préposé », « il s’agit d’un préposé de 44 ans ». */
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { entryOf, isPrenominal } from './lexicon-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { isOnlyVerb, readWord } from './word-readings.ts';

/** Endings of nouns for a person that are the same in both genders, whatever gender the lexicon has. */
const PERSON_OF_ONE_FORM = /(?:aire|iste|logue)$/u;
/** Words looked through for an age. */
const AGE_LENGTH = 14;

/** A noun for whoever is presented, and whether that may be somebody else than the worker. */
export interface IntroducedNoun {
  readonly noun: number;
  readonly isUnclear: boolean;
}

/** The noun after this article where it names the worker by what he or she does; undefined elsewhere. */
export function introducedNoun(view: FrenchDiscourse, index: number): IntroducedNoun | undefined {
  const proven = provenNoun(view, index);
  if (proven !== undefined) return { noun: proven, isUnclear: false };
  const article = wordAt(view.tokens, index);
  const noun = nounAfter(view, index);
  if (!/^une?$/u.test(article) || !isPerson(wordAt(view.tokens, noun))) return undefined;
  if (isApposed(view, index, noun)) return { noun, isUnclear: false };
  if (view.previousSubject.kind !== 'worker') return undefined;
  // « Il s’agit d’un ancien soudeur »: somebody whom the worker met, or the worker.
  return isSaidToBe(view, index) ? { noun, isUnclear: true } : undefined;
}

/** « soudeur », « militaire », « journaliste », never « questionnaire » nor « deuxième ». */
function isPerson(word: string): boolean {
  const kind = entryOf(word)?.kind;
  const { isNoun, isAdjective } = readWord(word);
  const hasOneForm = isNoun && PERSON_OF_ONE_FORM.test(word) && (isAdjective || !word.endsWith('aire'));
  return kind === 'occupation' || kind === 'human' || hasOneForm;
}

/** « le travailleur, un ancien militaire, marche sans boiter » */
function isApposed(view: FrenchDiscourse, article: number, noun: number): boolean {
  const isAfterWorker = view.tokens[article - 1]?.text === ',' && view.noun?.kind === 'worker';
  if (!isAfterWorker || article - (view.nounIndex ?? 0) > 5) return false;
  for (let at = noun + 1; at < noun + AGE_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token?.text === ',') return true;
    if (token === undefined || token.kind === 'stop' || token.lower === 'et' || isVerb(token.lower))
      return false;
  }
  return false;
}

function nounAfter(view: FrenchDiscourse, article: number): number {
  let noun = article + 1;
  while (isPrenominal(wordAt(view.tokens, noun))) noun += 1;
  return noun;
}

/** « il s’agit d’ », « c’est » */
function isSaidToBe(view: FrenchDiscourse, article: number): boolean {
  const [before, first] = [wordAt(view.tokens, article - 1), wordAt(view.tokens, article - 2)];
  return (before === "d'" && first.startsWith('agi')) || (before === 'est' && first === "c'");
}

function provenNoun(view: FrenchDiscourse, index: number): number | undefined {
  const article = wordAt(view.tokens, index);
  if (!/^(?:une?|le|la|l'|cet|cette|ce)$/u.test(article)) return undefined;
  const noun = nounAfter(view, index);
  const kind = entryOf(wordAt(view.tokens, noun))?.kind;
  const isAttribute = isLinking(wordAt(view.tokens, index - 1)) && view.subject?.kind === 'worker';
  if (
    isAttribute &&
    article.startsWith('un') &&
    kind === undefined &&
    isOfBothGenders(wordAt(view.tokens, noun))
  )
    return noun;
  if (isAttribute && kind === 'noun') return noun;
  if (kind !== 'occupation' && kind !== 'human') return undefined;
  if (isAttribute) return noun;
  const isIndefinite = article.startsWith('un');
  return isIndefinite && isPresented(view, index, noun) ? noun : undefined;
}

/** « concierge », « militaire »: a noun for a person with one form. */
function isOfBothGenders(word: string): boolean {
  const { isNoun, nounGender } = readWord(word);
  return isNoun && (nounGender === undefined || PERSON_OF_ONE_FORM.test(word));
}

/** « il s’agit d’un », « c’est un », or a sentence that has no verb; and an age. */
function isPresented(view: FrenchDiscourse, index: number, noun: number): boolean {
  const opening = view.tokens[index - 1];
  const opensSentence = opening === undefined || opening.kind === 'stop';
  return (isSaidToBe(view, index) || (opensSentence && !hasVerb(view, noun + 1))) && hasAge(view, noun + 1);
}

function hasAge(view: FrenchDiscourse, from: number): boolean {
  for (let at = from; at < from + AGE_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop' || token.lower === 'qui') return false;
    if (/^(?:ans|âgée?|droiti\p{L}*|gauch\p{L}*)$/u.test(token.lower)) return true;
  }
  return false;
}

function hasVerb(view: FrenchDiscourse, from: number): boolean {
  for (let at = from; at < from + 40; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop') return false;
    if (isVerb(token.lower)) return true;
  }
  return false;
}

function isVerb(word: string): boolean {
  return isLinking(word) || isHaving(word) || isOnlyVerb(word);
}
