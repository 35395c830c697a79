/** Words written for both genders at once: they are nobody's, and stay. */
import type { Token } from '@constat/language/text';
import type { SpelledForm } from './gender-tokens.ts';

type Pieces = readonly Token<SpelledForm>[];

/** Pronouns and articles of one gender beside those of the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['il', 'elle'],
  ['ils', 'elles'],
  ['lui', 'elle'],
  ['celui', 'celle'],
  ['le', 'la'],
  ['un', 'une'],
  ['ce', 'cette'],
  ['he', 'she'],
  ['his', 'her'],
  ['his', 'hers'],
  ['him', 'her'],
  ['himself', 'herself'],
  ['s', 'he'],
  ['m', 'mme'],
  ['mr', 'ms'],
  ['homme', 'femme'],
  ['man', 'woman'],
];
const ARTICLES = new Set(['le', 'la', 'un', 'une', 'ce', 'cette']);
const ENDING_LENGTH = 5;
/** Before a feminine ending: « employé.e.s ». */
const POINTED = new Set(['·', '•', '.', '⋅']);
const POINTED_ENDING = /^(?:e|ne|le|se|te|ve|[iè]?ère|euse|t?rice|i?enne)s?$/u;

/** « travailleur » and « travailleuse »: one word but for its ending. */
function isPair(one: string, other: string): boolean {
  if (PAIRS.some(([left, right]) => (left === one && right === other) || (left === other && right === one)))
    return true;
  if (one === other) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= 3 && Math.max(one.length, other.length) - same <= ENDING_LENGTH && isFeminineOf(one, other);
}

function isFeminineOf(one: string, other: string): boolean {
  return one.endsWith('e') !== other.endsWith('e') || (one.length > other.length ? one : other).endsWith('e');
}

function wordAt(pieces: Pieces, index: number): string {
  const piece = pieces[index];
  return piece?.kind === 'word' ? piece.lower : '';
}

function markAt(pieces: Pieces, index: number): string {
  const piece = pieces[index];
  return piece?.kind === 'mark' ? piece.text : '';
}

/** The last piece of « travailleur(se) », « (s)he », « employé·e·s »; undefined where the word is none of these. */
function endingPast(pieces: Pieces, index: number): number | undefined {
  if (markAt(pieces, index) === '(') {
    const isPrefix = pieces[index + 3]?.glued === true && wordAt(pieces, index + 3) === 'he';
    return isPrefix && wordAt(pieces, index + 1) === 's' ? index + 3 : undefined;
  }
  const opening = pieces[index + 1];
  if (opening?.glued !== true) return undefined;
  const ending = wordAt(pieces, index + 2);
  const isEnding = ending !== '' && ending.length <= ENDING_LENGTH && pieces[index + 2]?.glued === true;
  if (opening.text === '(') return isEnding && markAt(pieces, index + 3) === ')' ? index + 3 : undefined;
  if (!isEnding || !POINTED.has(opening.text) || !POINTED_ENDING.test(pieces[index + 2]?.text ?? ''))
    return undefined;
  const isPlural = pieces[index + 3]?.glued === true && POINTED.has(markAt(pieces, index + 3));
  return isPlural && wordAt(pieces, index + 4) === 's' ? index + 4 : index + 2;
}

/** The last piece of « il/elle », « il ou elle », « travailleur (travailleuse) », « le travailleur (la travailleuse) ». */
function alternativePast(pieces: Pieces, index: number): number | undefined {
  const word = wordAt(pieces, index);
  const joiner = pieces[index + 1];
  if (joiner === undefined) return undefined;
  if (joiner.text === '/' || joiner.lower === 'ou' || joiner.lower === 'or') {
    const isArticle = ARTICLES.has(wordAt(pieces, index + 2));
    if (isPair(word, wordAt(pieces, index + 2)))
      return ARTICLES.has(word) && isArticle ? index + 3 : index + 2;
    return isArticle && isPair(word, wordAt(pieces, index + 3)) ? index + 3 : undefined;
  }
  const isNoun = ARTICLES.has(word) && markAt(pieces, index + 2) === '(';
  const opening = isNoun ? index + 2 : index + 1;
  if (markAt(pieces, opening) !== '(') return undefined;
  const closing = [opening + 2, opening + 3].find((at) => markAt(pieces, at) === ')');
  if (closing === undefined) return undefined;
  return isPair(wordAt(pieces, opening - 1), wordAt(pieces, closing - 1)) ? closing : undefined;
}

/** Where the form for both genders ends that begins with this piece; undefined where none begins. */
export function bothGenderEnd(pieces: Pieces, index: number): number | undefined {
  const piece = pieces[index];
  if (piece === undefined || (piece.kind !== 'word' && piece.text !== '(')) return undefined;
  let past = endingPast(pieces, index);
  if (past === undefined && piece.kind === 'word') past = alternativePast(pieces, index);
  if (past === undefined) return undefined;
  // « le/la patient(e) »: the noun has its own ending.
  return pieces[endingPast(pieces, past) ?? past]?.end ?? piece.end;
}
