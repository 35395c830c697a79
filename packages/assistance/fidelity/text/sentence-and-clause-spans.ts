import { fold, isShortened, readPeriodAt } from '@constat/language/text';
import type { TextLanguage } from '../difference.ts';
import { ROLE } from '../facts/role.ts';
import type { Token } from './token.ts';

const SENTENCE_MARKS = new Set(['.', '!', '?', ';', '…', '•', '\n']);
const CLAUSE_WORDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set('et mais puis tandis alors ainsi cependant toutefois pourtant ensuite'.split(' ')),
  en: new Set('and but then while whereas however although though'.split(' ')),
};
const OPENS = new Set(
  'a au aux pour pendant durant lors apres avant cote at for during after before with'.split(' '),
);
const OPENS_WITH_DATE = new Set('le du en entre depuis on from in between since'.split(' '));
/** Words that may open a clause with any noun: only a date after them does. */
const ARTICLES = new Set(['le', 'du']);
const TIMES = new Set(
  'lendemain surlendemain jour mois matin soir lundi mardi mercredi jeudi vendredi samedi dimanche'.split(
    ' ',
  ),
);
/** For each token, the sentence and the clause that it stands in, counted from 0. */
export interface Spans {
  /** Bounded by periods and line breaks alone. */
  readonly unit: Int32Array;
  readonly sentence: Int32Array;
  readonly clause: Int32Array;
}

/** Finds where sentences and clauses end; a semicolon, a line break and a list mark end a sentence here. */
export function findSpans(text: string, tokens: readonly Token[], language: TextLanguage): Spans {
  const sentence = new Int32Array(tokens.length);
  const clause = new Int32Array(tokens.length);
  const words = CLAUSE_WORDS[language];
  const unit = new Int32Array(tokens.length);
  let inUnit = 0;
  let inSentence = 0;
  let inClause = 0;
  let start = 0;
  tokens.forEach((token, at) => {
    if (token.kind === 'word' && words.has(token.key)) {
      inClause += 1;
      start = at + 1;
    }
    unit[at] = inUnit;
    sentence[at] = inSentence;
    clause[at] = inClause;
    if (token.kind === 'word' || token.kind === 'digits') return;
    if (SENTENCE_MARKS.has(token.key) && !isInside(text, tokens, at, language)) {
      inSentence += 1;
      if (token.key !== ';') inUnit += 1;
      inClause += 1;
      start = at + 1;
    } else if (token.key === ',' && !isDecimal(tokens, at)) {
      if (opensClause(tokens, start, at)) return;
      inClause += 1;
      start = at + 1;
    }
  });
  return { unit, sentence, clause };
}

/** « À droite, », « Le 3 mars, », "On exertion,": words that open the clause after their comma. */
function opensClause(tokens: readonly Token[], start: number, comma: number): boolean {
  const opening = tokens[start]?.kind === 'mark' ? start + 1 : start;
  const first = tokens[opening]?.key ?? '';
  const isDate = OPENS_WITH_DATE.has(first);
  if (comma - opening > (isDate ? 9 : 5) || comma === opening) return false;
  // « Le soir, 75 mg de prégabaline, » has its opening behind it; "On March 3, 2024," has not.
  const isYear = (at: number) => /^\d{4}$/u.test(tokens[at]?.key ?? '');
  for (let at = opening; at < comma; at += 1)
    if (tokens[at]?.key === ',' && !isDecimal(tokens, at) && !isYear(at + 1)) return false;
  if (isDate) {
    const isTime = ({ kind, roles, key: plain }: Token) =>
      kind === 'digits' || (roles & ROLE.month) !== 0 || TIMES.has(plain);
    return !ARTICLES.has(first) || tokens.slice(opening, comma).some(isTime);
  }
  return OPENS.has(first) && !tokens.slice(opening, comma).some((token) => token.kind === 'digits');
}

/** A word before its period, with the periods inside it: « p.m », « M.D ». */
const SHORT = /\p{L}[\p{L}\p{M}.-]{0,12}$/u;
/** So many characters before a period are looked at. */
const SIGHT = 14;

/** A period that ends no sentence: a decimal, an initial or a word written for short. */
function isInside(text: string, tokens: readonly Token[], at: number, language: TextLanguage): boolean {
  const token = tokens[at];
  const word = tokens[at - 1];
  const after = tokens[at + 1];
  if (token?.text !== '.') return false;
  if (word === undefined || !token.glued) return false;
  if (after?.glued === true && (after.kind === 'digits' || after.kind === 'word')) return true;
  if (word.kind !== 'word') return false;
  if (readPeriodAt(text, token.start, language) !== null) return true;
  // « 20 min. au plus », « J. Roy, M.D., »: the sentence goes on.
  const goesOn = after?.key === ',' || (after?.kind === 'word' && /^\p{Ll}/u.test(after.text));
  const short = SHORT.exec(text.slice(Math.max(0, token.start - SIGHT), token.start))?.[0] ?? '';
  return goesOn && (short.includes('.') || isShortened(fold(short), language));
}

function isDecimal(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.glued === true &&
    tokens[at - 1]?.kind === 'digits' &&
    tokens[at + 1]?.kind === 'digits' &&
    tokens[at + 1]?.glued === true
  );
}
