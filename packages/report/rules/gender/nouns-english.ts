/** Nouns of an English text: those that name the worker, and those that name somebody else. */
import { UNCLEAR, WORKER } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import { isAfterHyphen, opensClause } from './scan-state-english.ts';
import type { EnglishScan } from './scan-state-english.ts';
import { companionGender, isProfessional, otherTradeForm } from './people-english.ts';
import { isAfterPersonNoun, isNamedOther, isOfAge, isTitleOfName } from './phrases-english.ts';
import { BEING, wordAt } from './pronoun-case-english.ts';
import type { Token } from './gender-tokens.ts';
import { ENGLISH_NOUNS } from './words-english.ts';

/** Pieces between an article and its noun at the most: "a very pleasant 45-year-old man". */
const PHRASE_LENGTH = 10;
/** Pieces looked through for the one whom somebody met. */
const MET_LENGTH = 14;

/** « his wife », « the surgeon », « Dr. Roy »: somebody else; at the head of a clause, its subject. */
export function nameOther(scan: EnglishScan, index: number): void {
  for (let at = index; at <= index + 3; at += 1) {
    const token = scan.tokens[at];
    if (token === undefined || token.kind === 'stop' || token.kind === 'comma') return;
    const word = wordAt(scan.tokens, at);
    if (
      /^(?:worker|patient|claimant|employee)$/u.test(word) &&
      !isAfterHyphen(scan, at) &&
      token.lower === word
    ) {
      scan.view.named = WORKER;
      return;
    }
    const referent = otherAt(scan, at, wordAt(scan.tokens, index));
    if (referent === undefined) continue;
    scan.view.named = referent;
    if (referent.isProfessional === true) scan.view.professional = referent;
    else if (/^ha[sd]$/u.test(wordAt(scan.tokens, index - 1))) scan.view.kin = referent;
    if (opensClause(scan, index)) scan.view.subject = referent;
    return;
  }
}

function otherAt(scan: EnglishScan, at: number, determiner: string): Referent | undefined {
  const word = wordAt(scan.tokens, at);
  if (isProfessional(word)) return { kind: 'other', gender: 'either', isProfessional: true };
  if (word === 'worker' && isAfterHyphen(scan, at)) return { kind: 'other', gender: 'either' };
  const trade = /^an?$/u.test(determiner) ? undefined : otherTradeForm(word);
  const gender = companionGender(word) ?? trade?.gender;
  return gender === undefined ? undefined : { kind: 'other', gender };
}

/** Reads a noun for the worker: a man, a title, a trade. */
export function readNoun(scan: EnglishScan, index: number, token: Token, word: string): void {
  const isMrs = word === 'mrs';
  const trade = otherTradeForm(word);
  if (trade !== undefined) return readTrade(scan, index, token, trade);
  const pair = ENGLISH_NOUNS.find((candidate) => candidate.includes(isMrs ? 'ms' : word));
  if (pair === undefined) return;
  if (/^(?:fa|mo)ther$/u.test(word) && !isParentOf(scan, index)) return;
  const isTitle = pair[0] === 'mr';
  const isShort = pair[0] === 'man' || pair[0] === 'male' || pair[0] === 'gentleman';
  if (isTitle && !isTitleOfName(scan.tokens, index)) return;
  if (isShort && !isOfAge(scan.tokens, index) && !isSaidOfWorker(scan, index)) return;
  const isMale = word === pair[0];
  const candidate = scan.view.subject;
  if (isTitle && isAfterPersonNoun(scan.tokens, index)) return;
  if (candidate?.kind === 'other' && !isTitle) return;
  if (isTitle && isNamedOther(scan.tokens, index)) {
    scan.view.subject = { kind: 'other', gender: isMale ? 'male' : 'female' };
    return;
  }
  const isBesideWorker = isTitle
    ? candidate?.kind === 'worker' && !isNamedSo(scan, index)
    : isShort &&
      (isMet(scan, index) || isIdentifiedPerson(scan.tokens, index) || meetsOther(scan, index, isMale));
  if (isBesideWorker) scan.view.named = { kind: 'other', gender: isMale ? 'male' : 'female' };
  else if (opensClause(scan, index) && candidate?.kind !== 'other') scan.view.subject = WORKER;
  if (isMale === (scan.words.to === 'male')) return;
  // « a 45-year-old man’s knee »
  const shown = token.text.slice(0, word.length);
  // « The supervisor wrote to Mr. Roy »
  const about = candidate?.kind === 'other' || isBesideWorker ? UNCLEAR : WORKER;
  const place = { start: token.start, end: token.start + word.length, text: shown };
  scan.words.change(place, isMale ? pair[1] : pair[0], about);
}

/** "the worker, Mr. Roy", "he is Mr. Roy"; in "he met Mr. Roy" the title is somebody else's. */
function isNamedSo(scan: EnglishScan, index: number): boolean {
  const before = wordAt(scan.tokens, index - 1);
  return before === '' || BEING.test(before) || /^(?:worker|patient|claimant|employee)$/u.test(before);
}

/** "An 80-year-old woman whom he was moving fell on him": the pronoun of the other gender is the worker's. */
function meetsOther(scan: EnglishScan, index: number, isMale: boolean): boolean {
  for (let at = index + 1; at < index + MET_LENGTH; at += 1) {
    const token = scan.tokens[at];
    if (token === undefined || token.kind === 'stop') return false;
    const word = wordAt(scan.tokens, at);
    // « Her » may own what follows.
    if (!isMale && word === 'him') return true;
    const isDoneTo = word === 'the' && scan.tokens[at - 1]?.kind === 'word';
    if (isDoneTo && /^(?:worker|patient|claimant|employee)$/u.test(wordAt(scan.tokens, at + 1))) return true;
    const isRelative = /^(?:whom|that|who)$/u.test(word);
    if (isRelative && wordAt(scan.tokens, at + 1) === (isMale ? 'she' : 'he')) return true;
  }
  return false;
}

/** "He lives with a 40-year-old woman", "struck by a man of 30": hardly the worker, who is known already. */
function isMet(scan: EnglishScan, index: number): boolean {
  let article = index - 1;
  while (article > index - PHRASE_LENGTH && !/^an?$/u.test(wordAt(scan.tokens, article))) article -= 1;
  if (!/^an?$/u.test(wordAt(scan.tokens, article))) return false;
  const before = wordAt(scan.tokens, article - 1);
  const isNamedSo = before === '' || before === 'as' || BEING.test(before) || isSaidOfWorker(scan, index);
  return before === 'by' || (scan.view.subject?.kind === 'worker' && !isNamedSo);
}

/** « works as a waiter », « a retired policeman »; « the foreman » and « a foreman's assistant » are others. */
function readTrade(
  scan: EnglishScan,
  index: number,
  token: Token,
  { gender, counterpart }: { readonly gender: Gender; readonly counterpart: string },
): void {
  const isNamed = /^(?:an?|as|former|retired)$/u.test(wordAt(scan.tokens, index - 1));
  if (
    !isNamed ||
    gender === scan.words.to ||
    scan.view.subject?.kind === 'other' ||
    /['’]$/u.test(token.text)
  )
    return;
  scan.words.change(token, counterpart);
}

/** « He is the father of two », said of the one whom the sentence is about. */
function isParentOf(scan: EnglishScan, index: number): boolean {
  return isSaidOfWorker(scan, index) && wordAt(scan.tokens, index + 1) === 'of';
}

/** « The worker is a man of few words » */
function isSaidOfWorker(scan: EnglishScan, index: number): boolean {
  const isSaid =
    /^(?:an?|the)$/u.test(wordAt(scan.tokens, index - 1)) &&
    (BEING.test(wordAt(scan.tokens, index - 2)) ||
      (wordAt(scan.tokens, index - 2) === 'and' && wordAt(scan.tokens, index + 1) === 'of'));
  return isSaid && (scan.view.subject ?? WORKER).kind === 'worker';
}

/** Pieces between « the » and its noun, and after the noun, at the most. */
const IDENTIFYING_PHRASE_LENGTH = 8;
/** What a report says of whom it is about: the trade, the complaint, the visit. */
const OF_WHOM_IT_IS_ABOUT =
  /^(?:works?|worked|working|employed|presents?|presented|presenting|complains?|complained|complaining|reports?|reported|reporting|sustained|suffers?|suffered|suffering|consults?|consulted|lives|living|has|had|having|injured|seen|referred|right|left)$/u;
const AUXILIARY = /^(?:is|was|were|been|being|has|had|not|also|then|who)$/u;
const PLACE = /^(?:behind|beside|ahead|near|at|in|on|across)$/u;

/** "the woman who was driving": true for "man", "woman" after "the" that a clause, a verb in -ing or a place tells from the worker. */
function isIdentifiedPerson(tokens: readonly Token[], noun: number): boolean {
  let article = noun - 1;
  while (
    article > noun - IDENTIFYING_PHRASE_LENGTH &&
    isInside(tokens[article]) &&
    wordAt(tokens, article) !== 'the'
  )
    article -= 1;
  if (wordAt(tokens, article) !== 'the') return false;
  let at = noun + 1;
  // « of 33 », « aged 33 »
  if (tokens[at + 1]?.kind === 'number') at += 2;
  const opening = wordAt(tokens, at);
  if (PLACE.test(opening)) return true;
  if (opening !== 'who') return /\p{L}{2}ing$/u.test(opening) && !OF_WHOM_IT_IS_ABOUT.test(opening);
  while (at < noun + IDENTIFYING_PHRASE_LENGTH && AUXILIARY.test(wordAt(tokens, at))) at += 1;
  return !OF_WHOM_IT_IS_ABOUT.test(wordAt(tokens, at));
}

function isInside(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'stop' && token.kind !== 'comma';
}
