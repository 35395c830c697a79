/** Small readings of a French sentence: its noun phrases, its verbs, whether « il » means anybody. */
import type { Referent } from './gender-change.ts';
import {
  ARTICLES,
  PLURAL_ARTICLES,
  entryOf,
  isDeterminer,
  isPersonNoun,
  isPrenominal,
} from './lexicon-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { OTHER_PEOPLE } from './people-french.ts';
import type { Token } from './gender-tokens.ts';
import { CLITICS, THING_VERBS, THING_WORDS, isAdverb } from './verbs-french.ts';
import { isBodyPart, isOnlyVerb, readWord } from './word-readings.ts';
import { BEFORE_NOUN } from './words-french.ts';

const BEFORE = new Set([
  ...BEFORE_NOUN.flat(),
  'propre',
  'autre',
  'premier',
  'première',
  'nouvel',
  'petit',
  'petite',
  'grand',
  'grande',
  'demi',
  'beau',
  'belle',
  'ex',
]);
/** A name that stands for its bearer without an article. */
const TITLES = new Set(['dr', 'dre', 'docteur', 'docteure']);
function lowerAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token?.kind === 'word' ? token.lower : '';
}

function isOtherWorker(tokens: readonly Token[], article: number, noun: number): boolean {
  const next = lowerAt(tokens, noun + 1);
  if (/^soci(?:al|ale)$/u.test(next)) return true;
  for (let at = article; at < noun; at += 1) if (lowerAt(tokens, at) === 'autre') return true;
  return false;
}

const HUMAN = /^(?:homme|femme|dame)$/u;
const isParticiple = (word: string): boolean => readWord(word).isParticiple;
/** Pieces looked through for what somebody did to the worker. */
const DONE_LENGTH = 14;

/**
 * « une femme de 80 ans l’a frappé », « qu’il déplaçait », « est tombée sur lui »: whoever has an age and meets the worker
 * is somebody else.
 */
function meetsWorker(tokens: readonly Token[], noun: number): boolean {
  for (let at = noun + 1; at < noun + DONE_LENGTH; at += 1) {
    const word = lowerAt(tokens, at);
    const next = lowerAt(tokens, at + 1);
    if (tokens[at] === undefined || tokens[at]?.kind === 'stop' || word === 'dont') return false;
    if (word === "qu'" && /^(?:il|elle)$/u.test(next)) return true;
    if (/^(?:sur|contre|vers|à|avec|par)$/u.test(word) && /^(?:lui|elle)$/u.test(next)) return true;
    if (word === "l'" && isHaving(next)) return true;
    const isDoneTo = isParticiple(lowerAt(tokens, at - 1)) || lowerAt(tokens, at - 1) === 'sur';
    if (/^l[ea]$/u.test(word) && /^(?:travailleu(?:r|se)|patiente?)$/u.test(next) && isDoneTo) return true;
  }
  return false;
}

/** « un homme de 45 ans », « cette femme, âgée de 45 ans », « Homme de 45 ans »: then it is the worker. */
function isHumanOfAge(tokens: readonly Token[], noun: number): boolean {
  if (meetsWorker(tokens, noun)) return false;
  return tokens
    .slice(noun + 1, noun + 6)
    .some((token) => /^(?:ans|âgée?|droiti|gauch|travaillant)/u.test(token.lower));
}

/** Somebody or something other than the worker, and the place of its noun. */
export interface NounPhrase {
  readonly referent: Referent;
  readonly noun: number;
}

/** The noun phrase that begins here; undefined where none begins, or where its noun is the worker. */
export function nounPhraseAt(
  tokens: readonly Token[],
  index: number,
  options: { readonly isBare?: boolean } = {},
): NounPhrase | undefined {
  const noun = nounAfter(tokens, index, options.isBare === true);
  const referent = noun === undefined ? undefined : referentAt(tokens, index, noun);
  return noun === undefined || referent === undefined ? undefined : { referent, noun };
}

function nounAfter(tokens: readonly Token[], index: number, isBare: boolean): number | undefined {
  const first = lowerAt(tokens, index);
  if (TITLES.has(first)) return index;
  const hasArticle = isDeterminer(first);
  if (!hasArticle && !isBare) return undefined;
  let noun = hasArticle ? index + 1 : index;
  while (BEFORE.has(lowerAt(tokens, noun)) || isPrenominal(lowerAt(tokens, noun))) noun += 1;
  const hyphenated = `${lowerAt(tokens, noun)}-${lowerAt(tokens, noun + 1)}`;
  return tokens[noun + 1]?.isHyphenated === true && OTHER_PEOPLE.has(hyphenated) ? noun + 1 : noun;
}

function referentAt(tokens: readonly Token[], index: number, noun: number): Referent | undefined {
  const first = lowerAt(tokens, index);
  const gender = ARTICLES.get(first);
  const word = lowerAt(tokens, noun);
  if (word === '') return undefined;
  if (word === 'femme' && ['sa', 'ma'].includes(first)) return { kind: 'other', gender: 'female' };
  const other = OTHER_PEOPLE.get(word);
  if (other !== undefined) return { kind: 'other', ...other };
  const entry = entryOf(word);
  if (entry?.kind === 'noun') {
    if (first === 'chaque' || first.startsWith('aucun')) return { kind: 'other', gender: entry.gender };
    if (isOtherWorker(tokens, index, noun))
      return {
        kind: 'other',
        gender: entry.gender,
        isProfessional: lowerAt(tokens, noun + 1).startsWith('soci'),
      };
    if (HUMAN.test(word)) {
      return first !== "l'" && isHumanOfAge(tokens, noun)
        ? undefined
        : { kind: 'other', gender: entry.gender };
    }
    const isSomeEmployee = word.startsWith('employé') && /^(?:un|une|son|notre)$/u.test(first);
    return isSomeEmployee ? { kind: 'other', gender: entry.gender } : undefined;
  }
  if (isPersonNoun(word)) return { kind: 'other', gender: entry?.gender ?? 'either', isProfessional: true };
  // « l’a examinée », « le revoit »: a pronoun before its verb.
  const isVerb = isLinking(word) || isHaving(word) || isOnlyVerb(word);
  if (/^l(?:'|e|a)$/u.test(first) && isVerb) return undefined;
  const own = gender === undefined || gender === 'either' ? readWord(word).nounGender : gender;
  return {
    kind: 'thing',
    gender: own ?? 'either',
    isPlural: PLURAL_ARTICLES.has(first),
    // « l’avant-bras » is one word.
    isBodyPart: isBodyPart(word) || isBodyPart(`${word}-${lowerAt(tokens, noun + 1)}`),
  };
}

/** True for a bare noun of the worker that names somebody else: « femme » alone, « travailleur social ». */
export function isSomebodyElse(tokens: readonly Token[], noun: number): boolean {
  const word = lowerAt(tokens, noun);
  if (HUMAN.test(word)) return !isHumanOfAge(tokens, noun);
  return isOtherWorker(tokens, noun, noun);
}

/** « a été (opéré) », « est demeuré (enflé) » */
function isPassedOver(tokens: readonly Token[], index: number): boolean {
  const word = lowerAt(tokens, index);
  if (word === 'été') return true;
  return /^(?:demeuré|resté|devenu)e?$/u.test(word) && readWord(lowerAt(tokens, index + 1)).isAdjective;
}

/** The verb that follows a pronoun, and the first word after it that is no adverb. */
export function verbAfter(
  tokens: readonly Token[],
  index: number,
): { readonly verb: string; readonly after: string } {
  let at = index;
  while (CLITICS.has(lowerAt(tokens, at)) || (isAdverb(lowerAt(tokens, at)) && lowerAt(tokens, at) !== 'dit'))
    at += 1;
  const verb = lowerAt(tokens, at);
  let next = at + 1;
  let isPassive = false;
  for (; isAdverb(lowerAt(tokens, next)) || isPassedOver(tokens, next); next += 1) {
    isPassive ||= isPassedOver(tokens, next);
  }
  return { verb: isPassive ? 'été' : verb, after: lowerAt(tokens, next) };
}

/** True when a verb and what follows it can only be said of a lesion, a pain, a treatment. */
export function isThingClause(verb: string, after: string): boolean {
  return THING_VERBS.has(verb) || (isLinking(verb) && THING_WORDS.has(after));
}
