import type { Reading } from './fact.ts';
import { isContent } from './terms.ts';

/** A word that denies, and the terms that it denies. */
export interface Negation {
  readonly first: number;
  readonly last: number;
  readonly scope: readonly string[];
  /** Tokens of the scope. */
  readonly places: readonly number[];
}

const DENIAL = new Set('nie nient niait nier nié niant nia denies denied deny denying'.split(' '));
const PLAIN = {
  fr: new Set(
    'pas aucun aucune aucuns aucunes sans jamais ni non nul nulle guere rien personne absence depourvu depourvue'.split(
      ' ',
    ),
  ),
  en: new Set('no not cannot never none neither nor without absence lack hardly scarcely'.split(' ')),
};
const NE_ONLY = new Set(['rien', 'personne', 'nul', 'nulle']);
const BARE_VERBS = /^(?:peu[xt]|peuvent|pouvai|pourr|pu$|puisse|cess|os[ea]|sai[st]|saurai)/u;
const CONTINUES = new Set(['ou', 'or', 'ni', 'nor']);
const ENDS_SCOPE = new Set(
  'mais but sauf except however cependant toutefois il elle on he she they ils elles rapporte reports mentionne presente decrit describes'.split(
    ' ',
  ),
);
const LONGEST = 10;

/** Finds the negations of a text with their scope. `terms` are those of the reading. */
export function findNegations(reading: Reading, terms: readonly string[]): readonly Negation[] {
  const found: Negation[] = [];
  reading.tokens.forEach((token, at) => {
    if (token.kind !== 'word') return;
    const mark = markAt(reading, at);
    if (mark === null) return;
    const places = scopeOf(reading, terms, at, mark);
    found.push({ first: at, last: at, scope: places.map((place) => terms[place] ?? ''), places });
  });
  return found;
}

type Mark = 'plain' | 'denial' | 'after' | 'next';

function markAt(reading: Reading, at: number): Mark | null {
  const { tokens, language, taken } = reading;
  const token = tokens[at];
  const plain = token?.plain ?? '';
  if (taken[at] === 1) return null;
  if (DENIAL.has(plain)) return 'denial';
  if (plain === 'absent' || plain === 'absente' || plain === 'absents' || plain === 'absentes')
    return 'after';
  const next = tokens[at + 1];
  if (language === 'en') {
    if (plain === 't' && token?.joiner === '’') return 'plain';
    if (plain === 'non') return 'next';
    if (plain === 'free' && next?.plain === 'of') return 'plain';
    if (plain === 'no' && next?.plain === '.' && tokens[at + 2]?.kind === 'digits') return null;
    return PLAIN.en.has(plain) ? 'plain' : null;
  }
  if (plain === 'plus') return isNoLonger(reading, at) ? 'plain' : null;
  if (isNe(reading, at)) return isBareNe(reading, at) ? 'plain' : null;
  if (NE_ONLY.has(plain) && neBefore(reading, at) < 0) return null;
  if (plain === 'non') return 'next';
  return PLAIN.fr.has(plain) ? 'plain' : null;
}

/** « ne » or « n’ », not « né ». */
function isNe({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return (
    (token?.plain === 'ne' && token.text.length === 2 && !/é/iu.test(token.text)) ||
    (token?.plain === 'n' && tokens[at + 1]?.joiner === '’')
  );
}

/** The « ne » of the same clause that a negation word closes, or -1. */
function neBefore(reading: Reading, at: number): number {
  const { tokens, clause } = reading;
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    if (clause[back] !== clause[at]) return -1;
    const plain = tokens[back]?.plain ?? '';
    if (PLAIN.fr.has(plain)) return -1;
    if (isNe(reading, back)) return back;
  }
  return -1;
}

/** « ne … plus », but not « ne … plus de 5 kg » nor « plus que ». */
function isNoLonger(reading: Reading, at: number): boolean {
  if (neBefore(reading, at) < 0) return false;
  const next = reading.tokens[at + 1]?.plain;
  return !(next === 'que' || (next === 'de' && reading.tokens[at + 2]?.kind === 'digits'));
}

/**
 * « ne » that no other word closes, beside the few verbs that deny so. Anywhere else the second word has been lost;
 * « ne … que » restricts and does not deny.
 */
function isBareNe({ tokens, clause }: Reading, at: number): boolean {
  if (![1, 2].some((ahead) => BARE_VERBS.test(tokens[at + ahead]?.plain ?? ''))) return false;
  for (let back = at - 1; back >= 0 && clause[back] === clause[at]; back -= 1) {
    if (PLAIN.fr.has(tokens[back]?.plain ?? '')) return false;
  }
  for (let ahead = at + 1; ahead <= at + 10 && ahead < tokens.length; ahead += 1) {
    if (clause[ahead] !== clause[at]) break;
    const plain = tokens[ahead]?.plain ?? '';
    if (PLAIN.fr.has(plain) || plain === 'plus' || plain === 'que' || plain === 'qu') return false;
  }
  return true;
}

function scopeOf(reading: Reading, terms: readonly string[], at: number, mark: Mark): readonly number[] {
  const places: number[] = [];
  const { tokens, clause, sentence, language } = reading;
  if (mark === 'after') {
    for (let back = at - 1; back >= 0 && clause[back] === clause[at]; back -= 1)
      if (isContent(terms[back] ?? '')) places.push(back);
    if (places.length > 0) return places;
  }
  const ne = language === 'fr' ? neBefore(reading, at) : -1;
  for (let between = ne < 0 ? at : ne + 1; between < at; between += 1) {
    if ((terms[between] ?? '') !== '') places.push(between);
  }
  for (let ahead = at + 1; ahead < tokens.length && sentence[ahead] === sentence[at]; ahead += 1) {
    const token = tokens[ahead];
    if (token === undefined || places.length >= LONGEST || ENDS_SCOPE.has(token.plain)) break;
    if (mark !== 'denial' && endsPlainScope(reading, ahead)) break;
    if (token.kind === 'word' && ahead > at + 1 && markAt(reading, ahead) !== null) break;
    if ((terms[ahead] ?? '') !== '') places.push(ahead);
    if (mark === 'next' && places.length > 0) break;
  }
  return places;
}

/** A comma, « et » and the like end the scope, unless a list goes on to « ou », « ni », "or". */
function endsPlainScope({ tokens, sentence }: Reading, at: number): boolean {
  const plain = tokens[at]?.plain ?? '';
  if (plain === 'et' && /^d[e’]?$/u.test(tokens[at + 1]?.plain ?? '')) return false;
  if (plain !== ',' && plain !== '(' && plain !== 'et' && plain !== 'and' && plain !== ':') return false;
  if (plain !== ',') return true;
  let since = 0;
  for (
    let ahead = at + 1;
    ahead < tokens.length && sentence[ahead] === sentence[at] && since < 5;
    ahead += 1
  ) {
    const word = tokens[ahead]?.plain ?? '';
    if (CONTINUES.has(word)) return word === 'ni' || word === 'nor';
    since = word === ',' ? 0 : since + 1;
  }
  return true;
}
