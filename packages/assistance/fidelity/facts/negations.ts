import type { TextLanguage } from '../difference.ts';
import { isCessation } from './cessations.ts';
import type { Reading } from './fact.ts';
import { createScopeReader } from './negation-scope.ts';
import type { DenialKind } from './negation-scope.ts';
import { ROLE } from './role.ts';

/** A word that denies, and the terms that it denies. */
export interface Negation {
  readonly first: number;
  readonly last: number;
  readonly scope: readonly number[];
  /** Tokens of the scope. */
  readonly places: readonly number[];
  /** Tokens of the subject of the verb that it denies, which are not surely denied nor surely stated. */
  readonly subject: readonly number[];
  /** The terms that would say the same without a negation: « cesse » and « disparu » for « ne … plus ». */
  readonly instead: readonly number[];
  /** Whether it says that something came to its end. */
  readonly isCessation: boolean;
}

const DENIAL = new Set('nie nient niait nier nié niant nia denies denied deny denying'.split(' '));
const PLAIN = {
  fr: new Set(
    'pas aucun aucune aucuns aucunes sans jamais ni non nul nulle guere rien personne absence depourvu depourvue'.split(
      ' ',
    ),
  ),
  en: new Set('nothing no not cannot never none neither nor without absence lack'.split(' ')),
};
const ABSENT = new Set('absent absente absents absentes'.split(' '));
const FAILS = new Set('failed fails fail failing'.split(' '));
/** French words that deny alone and close no « ne »: « ne peut marcher sans aide » has two denials. */
const FREE = new Set('sans non absence depourvu depourvue'.split(' '));
const NE_ONLY = new Set(['rien', 'personne', 'nul', 'nulle']);
const BARE_VERBS = /^(?:peu[xt]|peuvent|pouvai|pourr|pu$|puisse|cess|os[ea]|sai[st]|saurai)/u;
const CAN =
  /^(?:peu[xt]|peuvent|pouvoir|pouvai(?:t|ent)|pu|can|cannot|could|able|capable|capables|apte|fit|mesure)$/u;
const MUST = /^(?:doi(?:t|vent)|dev(?:ait|aient|ra|ront|rait|raient)|must|should|shall)$/u;
const CLAUSE_REACH = 30;

/** Finds the negations of a text with their scope. `terms` are those of the reading. */
export function findNegations(reading: Reading, terms: Int32Array): readonly Negation[] {
  const found: Negation[] = [];
  const isOtherMark = (at: number) => markAt(reading, at) !== null;
  const scopeOf = createScopeReader(reading, terms, isOtherMark);
  reading.tokens.forEach((token, at) => {
    if ((token.roles & ROLE.denial) === 0) return;
    const mark = markAt(reading, at);
    if (mark === null) return;
    const ceases = isCessation(reading, at);
    const ne = reading.language === 'fr' ? neBefore(reading, at) : -1;
    const isFree = token.key === 'free' && isFreeOf(reading, at) && terms[at - 1] !== 0;
    const places = isFree ? [at - 1] : scopeOf(mark, at, ne < 0 ? at : ne + 1);
    found.push({
      first: at,
      last: at,
      scope: places.map((place) => terms[place] ?? 0),
      places,
      subject: subjectOf(reading, terms, ne < 0 ? at : ne, ne >= 0 || VERBAL.has(token.key)),
      instead: insteadOf(reading, at, ceases),
      isCessation: ceases,
    });
  });
  return found;
}

const NONE = new Set('none nothing nil nul nulle rien aucun aucune'.split(' '));

/** Whether a word may be an end of a change by saying that there is nothing: « d’absents à normaux », "from none to mild". */
export function isAbsent(plain: string): boolean {
  return ABSENT.has(plain) || NONE.has(plain);
}

/** English words that deny a verb. */
const VERBAL = new Set('not t never cannot'.split(' '));

/** « La chirurgie n’a pas été autorisée »: what stands in the clause before the verb. */
function subjectOf(
  { clause }: Reading,
  terms: Int32Array,
  verb: number,
  isVerbal: boolean,
): readonly number[] {
  const places: number[] = [];
  if (!isVerbal) return places;
  for (let back = verb - 1; back >= verb - CLAUSE_REACH && clause[back] === clause[verb]; back -= 1)
    if (terms[back] !== 0) places.push(back);
  return places;
}

const OTHER_DENIALS = {
  fr: new Set('plus ne n non'.split(' ')),
  en: new Set(['t', 'non', 'free', ...FAILS]),
};

/** Whether a plain word can deny something, given the right words around it. */
export function mayDeny(plain: string, language: TextLanguage): boolean {
  return (
    DENIAL.has(plain) || ABSENT.has(plain) || PLAIN[language].has(plain) || OTHER_DENIALS[language].has(plain)
  );
}

function markAt(reading: Reading, at: number): DenialKind | null {
  const { tokens, language, taken } = reading;
  const token = tokens[at];
  const plain = token?.key ?? '';
  if (taken[at] === 1) return null;
  if (DENIAL.has(plain)) return 'denial';
  if (ABSENT.has(plain)) return 'after';
  const next = tokens[at + 1];
  if (language === 'en') {
    if (deniesFree(reading, at)) return null;
    if (plain === 't' && token?.joiner === '’') return 'plain';
    if (plain === 'non') return 'next';
    if (FAILS.has(plain)) return next?.key === 'to' ? 'plain' : null;
    if (plain === 'free' && next?.key === 'of') return 'plain';
    if (plain === 'free' && isFreeOf(reading, at)) return isFreeDenied(reading, at) ? null : 'after';
    if (plain === 'no' && isNumberSign(reading, at)) return null;
    return PLAIN.en.has(plain) ? 'plain' : null;
  }
  if (plain === 'plus') return isNoLonger(reading, at) ? 'plain' : null;
  if (isNe(reading, at)) return isBareNe(reading, at) ? 'plain' : null;
  if (NE_ONLY.has(plain) && neBefore(reading, at) < 0 && !opensDenial(reading, at)) return null;
  // « non plus » says « too » of something that another word denies.
  if (plain === 'non') return next?.key === 'plus' ? null : 'next';
  return PLAIN.fr.has(plain) ? 'plain' : null;
}

/** "drug-free", and "pain free", which few write with a hyphen when they speak. */
function isFreeOf({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.joiner === '-' || /^(?:pain|symptom)$/u.test(tokens[at - 1]?.key ?? '');
}

/** "not yet pain free", "isn’t entirely pain-free": what denies it is up to so many words before. */
const FREE_REACH = 4;

/** Whether a word like « not » only denies a "pain free" that follows: then there is pain. */
function deniesFree(reading: Reading, at: number): boolean {
  const { tokens, clause } = reading;
  if (!VERBAL.has(tokens[at]?.key ?? '')) return false;
  for (let ahead = at + 2; ahead <= at + FREE_REACH && clause[ahead] === clause[at]; ahead += 1)
    if (tokens[ahead]?.key === 'free' && isFreeOf(reading, ahead)) return true;
  return false;
}

function isFreeDenied(reading: Reading, at: number): boolean {
  for (let back = at - 2; back >= at - FREE_REACH; back -= 1) if (deniesFree(reading, back)) return true;
  return false;
}

/** "Claim No. 5", but no "Fever: no. 2 mg were given". */
function isNumberSign({ tokens }: Reading, at: number): boolean {
  if (tokens[at + 1]?.key !== '.' || tokens[at + 2]?.kind !== 'digits') return false;
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'word' || before.key === '.' || before.kind === 'break';
}

/** « Rien ne le soulage », « nul déficit n’est noté »: such a word denies at the head of its clause too. */
function opensDenial({ tokens }: Reading, at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (after?.kind !== 'word' || ADJECTIVES.test(after.key)) return false;
  return before === undefined || before.kind !== 'word' || OPENERS.has(before.key);
}

/** Before such a word they open a clause. */
const OPENERS = new Set('et mais ou que qu car or puis donc'.split(' '));
/** « Personne âgée de 50 ans » names a person. */
const ADJECTIVES =
  /^(?:agee?s?|assuree?|evaluee?|examinee?|blessee?|handicapee?|ressource|seule|active|autonome|droitiere|gauchere|collaborante|qui|ayant|dont|en|de|du|a)$/u;

function insteadOf({ tokens, table }: Reading, at: number, ceases: boolean): readonly number[] {
  if (ceases) return [table.idOf('trend', 'phase-'), table.idOf('trend', 'persistence-')];
  const near = tokens.slice(Math.max(0, at - 2), at + 3);
  const isUnable = near.some(({ key: plain }) => CAN.test(plain));
  if (!isUnable && near.some(({ key: plain }) => MUST.test(plain)))
    return [table.idOf('permission', 'allowed-')];
  return isUnable ? [table.idOf('permission', 'able-'), table.idOf('permission', 'possible-')] : [];
}

/** « ne » or « n’ », not « né ». */
function isNe({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return (
    (token?.key === 'ne' && token.text.length === 2 && !/é/iu.test(token.text)) ||
    (token?.key === 'n' && tokens[at + 1]?.joiner === '’')
  );
}

/** The « ne » of the same clause that a negation word closes, or -1. */
function neBefore(reading: Reading, at: number): number {
  const { tokens, clause } = reading;
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    if (clause[back] !== clause[at]) return -1;
    const plain = tokens[back]?.key ?? '';
    if (PLAIN.fr.has(plain)) return -1;
    if (isNe(reading, back)) return back;
  }
  return -1;
}

/** « ne … plus », but not « ne … plus de 5 kg » nor « plus que ». */
function isNoLonger(reading: Reading, at: number): boolean {
  if (neBefore(reading, at) < 0) return false;
  const next = reading.tokens[at + 1]?.key;
  return !(next === 'que' || (next === 'de' && reading.numberAt[at + 2] === 1));
}

/**
 * « ne » that no other word closes, beside the few verbs that deny so. Anywhere else the second word has been lost;
 * « ne … que » restricts and does not deny.
 */
function isBareNe(reading: Reading, at: number): boolean {
  const { tokens, clause } = reading;
  if (![1, 2].some((ahead) => BARE_VERBS.test(tokens[at + ahead]?.key ?? ''))) return false;
  for (let back = at - 1; back >= at - CLAUSE_REACH && clause[back] === clause[at]; back -= 1) {
    if (closesNe(tokens[back]?.key ?? '')) return false;
  }
  for (let ahead = at + 1; ahead <= at + 10 && ahead < tokens.length; ahead += 1) {
    if (clause[ahead] !== clause[at]) break;
    const plain = tokens[ahead]?.key ?? '';
    if (closesNe(plain) || plain === 'que' || plain === 'qu') return false;
    if (plain === 'plus' && isNoLonger(reading, ahead)) return false;
  }
  return true;
}

function closesNe(plain: string): boolean {
  return PLAIN.fr.has(plain) && !FREE.has(plain);
}
