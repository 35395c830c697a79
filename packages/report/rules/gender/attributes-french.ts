/** What a French text says of somebody: adjectives, participles and titles. */
import { isTitlePlace, isWorkerNoun } from './adjective-place.ts';
import { attributeSubject } from './attribute-subject.ts';
import { NOBODY, UNCLEAR } from './gender-change.ts';
import { isDetached } from './elliptical-sentence.ts';
import type { FrenchScan } from './scan-state-french.ts';
import { wordAt } from './discourse-french.ts';
import { inflected } from './inflect-french.ts';
import { entryOf, isPrenominal } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { readNoun } from './nouns-french.ts';
import { OTHER_PEOPLE } from './people-french.ts';
import { opensSentence } from './stressed-pronoun.ts';
import type { Token } from './gender-tokens.ts';
import { isAdverb } from './verbs-french.ts';
import { readWord } from './word-readings.ts';
import { hasArticle } from './worker-noun.ts';

/** Reads a word that has a form for each gender, by what it is there: noun, title or adjective. */
export function readEntry(scan: FrenchScan, index: number, token: Token, entry: Entry): void {
  const isParent = /^[pm]ère$/u.test(token.lower);
  if (
    isParent &&
    !scan.tokens
      .slice(index + 1, index + 5)
      .some(({ lower }) => /^(?:enfants?|famille|filles?|fils|garçons?|jumeaux|jumelles)$/u.test(lower))
  )
    return;
  const isBare = !hasArticle(scan.tokens, index);
  const isBareEmployee = isBare && token.lower.startsWith('employé');
  // « une démarche assurée »: a participle where no article makes a noun of it.
  const isParticiple = isBare && /^(?:assuré|accidenté)e?$/u.test(token.lower) && index > 0;
  if (isParticiple) return readAttribute(scan, index, token, { ...entry, kind: 'shared' });
  if (entry.kind === 'noun' && !isBareEmployee) return readNoun(scan, index, token, entry);
  if (isBareEmployee) return readAttribute(scan, index, token, { ...entry, kind: 'human' });
  readAttribute(scan, index, token, entry);
}

/** Reads a word that is said of somebody: it changes where that is the worker. */
export function readAttribute(
  scan: FrenchScan,
  index: number,
  token: Token,
  entry: Entry & { readonly isUnclear?: boolean },
): void {
  const referent = attributeSubject(scan.view, index, entry);
  if (referent === undefined) return;
  scan.view.lastAdjective = { index, of: referent, isTitle: entry.kind === 'occupation' };
  if (entry.gender !== scan.words.from) return;
  const about = entry.isUnclear === true && referent.kind === 'worker' ? UNCLEAR : referent;
  const former = scan.tokens[index - 1];
  const agreeing = former === undefined || !isPrenominal(former.lower) ? undefined : entryOf(former.lower);
  if (former !== undefined && agreeing?.gender === scan.words.from)
    scan.words.change(former, agreeing.counterpart, about);
  scan.words.change(token, entry.counterpart, about);
}

/** Reads « (s’est) dite » with what is said after it. */
export function readDit(scan: FrenchScan, index: number, token: Token): void {
  let at = index + 1;
  while (isAdverb(wordAt(scan.tokens, at))) at += 1;
  const said = entryOf(wordAt(scan.tokens, at)) ?? inflected(wordAt(scan.tokens, at), 'predicate');
  const gender = token.lower === 'dit' ? 'male' : 'female';
  const entry = { kind: 'shared', gender, counterpart: gender === 'male' ? 'dite' : 'dit' } as const;
  if (said === undefined) return;
  if (said.gender === gender) return readAttribute(scan, index, token, entry);
  scan.view.lastAdjective = { index, of: scan.view.subject ?? NOBODY };
}

/** « s’est dite inquiète », never « s’est dit que ». */
export function isDitSaid(scan: FrenchScan, index: number): boolean {
  return wordAt(scan.tokens, index - 1) === 'est' && wordAt(scan.tokens, index - 2) === "s'";
}

/** « apte », « calme »: the same in both genders, and a list may go on from it. */
export function noteAdjective(scan: FrenchScan, index: number): void {
  const entry = { kind: 'shared', gender: scan.view.written ?? scan.words.from, counterpart: '' } as const;
  const of = attributeSubject(scan.view, index, entry);
  if (of !== undefined) scan.view.lastAdjective = { index, of };
}

/** « (travailleuse gauchère) habitant (seule) »: a list goes on past a verb in -ant. */
export function carryOn(scan: FrenchScan, index: number): void {
  const last = scan.view.lastAdjective;
  if (last?.index === index - 1) scan.view.lastAdjective = { index, of: last.of };
}

/** « une travailleuse saisonnière », « un technicien ambulancier »: a title that is an adjective there. */
export function asWritten(scan: FrenchScan, index: number, entry: Entry): Entry {
  const isBeside = isWorkerNoun(scan.view, index - 1) || scan.view.lastAdjective?.index === index - 1;
  const isAdjective = entry.kind === 'occupation' && readWord(wordAt(scan.tokens, index)).isAdjective;
  return isBeside && isAdjective ? { ...entry, kind: 'shared' } : entry;
}

/** « ancien fumeur », « gros fumeur »: the adjective goes with its noun. */
export function isBeforeItsNoun(scan: FrenchScan, index: number, lower: string): boolean {
  const next = isPrenominal(lower) ? entryOf(wordAt(scan.tokens, index + 1)) : undefined;
  return (next !== undefined && next.kind !== 'shared') || isBeforeThing(scan, index, lower);
}

/** Adjectives of a rank or a state that stand before a noun as well as after a person. */
const RANKS = /^(?:premier|première|dernier|dernière|seule?|second|seconde|prochaine?|ancien|ancienne)$/u;

/** « Première intervention », « et dernière infiltration »: a thing has the gender of the adjective. */
function isBeforeThing({ tokens }: FrenchScan, index: number, lower: string): boolean {
  const before = tokens[index - 1];
  const opens = before?.kind !== 'word' || /^(?:et|ou|puis|mais)$/u.test(before.lower);
  if (!opens || !RANKS.test(lower)) return false;
  const word = wordAt(tokens, index + 1);
  const { isNoun, nounGender, noun } = readWord(word);
  const isThing = isNoun && noun === undefined && entryOf(word) === undefined && !OTHER_PEOPLE.has(word);
  return isThing && nounGender === (/(?:e|ère|enne)$/u.test(lower) ? 'female' : 'male');
}

/** True where a noun says what somebody does: after a linking verb, or at the head of « Concierge, il … ». */
export function isTitleHere(scan: FrenchScan, index: number): boolean {
  return (
    isTitlePlace(scan.view, index) ||
    (opensSentence(scan.view, index) && isDetached(scan.view, index, { gender: 'male' }))
  );
}
