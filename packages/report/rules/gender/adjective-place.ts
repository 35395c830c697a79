/** Where an adjective, a participle or a title may stand, and what it goes on from. */
import { agrees } from './gender-change.ts';
import type { Referent } from './gender-change.ts';
import { endsPhrase, isAfterSubject, isFiniteVerb } from './finite-verb.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import type { AdjectivePlace } from './inflect-french.ts';
import { entryOf, isPrenominal } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { isLinking, isReflexiveLinking, isStateParticiple } from './linking-verbs.ts';
import { isAdverb } from './verbs-french.ts';

/** Words between two that are said of the same person. */
export const JOINERS = new Set(['et', 'ou', 'ni', 'mais', 'puis', 'voire', 'sinon']);

/** Verbs whose reflexive pronoun is to whom, so that nothing agrees: « elle s’est fait mal ». */
export const INDIRECT =
  /^(?:fait|laissé|permis|parlé|demandé|donné|acheté|procuré|imaginé|promis|imposé|infligé|attiré)$/u;

/** Adverbs passed over at the most. */
const MOST_BETWEEN = 12;

/** The place before that one, adverbs passed over. */
export function beforeAdverbs(
  view: FrenchDiscourse,
  index: number,
): { readonly at: number; readonly isJoined: boolean } {
  let at = index - 1;
  let isJoined = false;
  // « aide-soignant » is one word.
  while (view.tokens[at + 1]?.isHyphenated === true && at > index - MOST_BETWEEN) at -= 1;
  for (; ; at -= 1) {
    const word = wordAt(view.tokens, at);
    const isLittle = word === 'un' && wordAt(view.tokens, at + 1) === 'peu';
    // « ne se sent ni compris ni écouté »
    const linking = wordAt(view.tokens, at - 1);
    const isNeither = word === 'ni' && (isLinking(linking) || isReflexiveLinking(linking));
    if (isNeither) continue;
    if ((!isAdverb(word) && !isPrenominal(word) && !isLittle) || at < index - MOST_BETWEEN)
      return { at, isJoined };
    isJoined ||= JOINERS.has(word);
  }
}

export function isStrictlyLinked(view: FrenchDiscourse, at: number): boolean {
  const word = wordAt(view.tokens, at);
  if (isLinking(word)) return true;
  // « est-il guéri? », « se dit-elle inquiète? », « semble-t-il »
  if (/^(?:il|elle)$/u.test(word) && view.tokens[at]?.isHyphenated === true)
    return isStrictlyLinked(view, at - (wordAt(view.tokens, at - 1) === 't' ? 2 : 1));
  if (isReflexiveLinking(word) && isAfterSelf(view, at)) return true;
  return isStateParticiple(word) && view.lastAdjective?.index === at;
}

/** « se dit », « s’est », « s’en est », « s’y est ». */
export function isAfterSelf(view: FrenchDiscourse, at: number): boolean {
  let before = at - 1;
  while (/^(?:en|y)$/u.test(wordAt(view.tokens, before))) before -= 1;
  return /^(?:se|s')$/u.test(wordAt(view.tokens, before));
}

/** Where an adjective may stand; undefined where a word is none. */
export function adjectivePlace(view: FrenchDiscourse, index: number): AdjectivePlace | undefined {
  if (isAfterSubject(view, index)) return undefined;
  const { at, isJoined } = beforeAdverbs(view, index);
  if (isStrictlyLinked(view, at)) return 'predicate';
  const last = view.lastAdjective;
  if (last !== undefined && last.of.kind === 'worker') {
    const isNext = last.index === at && (isJoined || at === index - 1);
    const gender = wordAt(view.tokens, index).endsWith('e') ? 'female' : 'male';
    const joins = coordinatedWith(view, { at, entry: { kind: 'shared', gender } })?.kind === 'worker';
    if ((isNext || joins) && !isFiniteVerb(view, index)) {
      const isEnd = endsPhrase(view, index + 1) || JOINERS.has(wordAt(view.tokens, index + 1));
      return isEnd || wordAt(view.tokens, at) === 'ni' ? 'predicate' : 'list';
    }
  }
  if (isWorkerNoun(view, at) && !isFiniteVerb(view, index)) {
    // Where the noun is not what the clause is about, or nothing more is said, no verb can follow it.
    return view.subject?.kind !== 'worker' || endsPhrase(view, index + 1) ? 'predicate' : 'noun';
  }
  return undefined;
}

/** True right after a linking verb, « comme », or in a list of titles: a noun there is what somebody does. */
export function isTitlePlace(view: FrenchDiscourse, index: number): boolean {
  const { at } = beforeAdverbs(view, index);
  const word = wordAt(view.tokens, at);
  if (isLinking(word) || word === 'comme') return true;
  return (
    view.lastAdjective?.isTitle === true &&
    coordinatedWith(view, { at, entry: { kind: 'occupation', gender: 'male' } }) !== undefined
  );
}

/**
 * Whom a word is about that goes on with what was said last: « calme, collaborateur et orienté », « inquiet de l’avenir,
 * mais déterminé ». A noun named meanwhile that it agrees with may be meant instead.
 */
export function coordinatedWith(
  view: FrenchDiscourse,
  { at, entry }: { readonly at: number; readonly entry: Pick<Entry, 'kind' | 'gender'> },
): Referent | undefined {
  const last = view.lastAdjective;
  const joiner = view.tokens[at];
  const isJoiner = JOINERS.has(wordAt(view.tokens, at));
  if (last === undefined || (!isJoiner && joiner?.text !== ',')) return undefined;
  const isNamedSince = (view.nounIndex ?? -1) > last.index && view.noun?.kind !== 'worker';
  if (!isNamedSince || view.noun === undefined) return last.of;
  if (view.noun.kind === 'other' && agrees(view.noun, entry.gender)) return undefined;
  if (entry.kind !== 'shared') return last.of;
  const mayBeMeant = agrees(view.noun, entry.gender);
  if (!mayBeMeant || (isJoiner && view.tokens[at - 1]?.text === ',')) return last.of;
  return at - last.index <= 4 ? last.of : undefined;
}

/** True for the noun that names the worker. */
export function isWorkerNoun(view: FrenchDiscourse, index: number): boolean {
  return entryOf(wordAt(view.tokens, index))?.kind === 'noun' && view.noun?.kind === 'worker';
}
