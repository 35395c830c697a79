import type { TextLanguage } from '../../difference.ts';
import type { Token } from '../../text/token.ts';
import type { Reading } from '../fact.ts';
import { ROLE } from '../role.ts';
import { beginsEnglishNumber, readEnglishNumber } from './english.ts';
import { beginsFrenchNumber, readFrenchNumber } from './french.ts';
import type { WordNumber } from './word-number.ts';

/** A number in digits or words, before its unit is known. */
export interface NumberSpan {
  readonly first: number;
  readonly last: number;
  /** As JavaScript writes it; the digits themselves for a long file number. */
  readonly value: string;
  readonly ordinal: boolean;
  /** « un, une », "one", "a": a number only beside a unit. */
  readonly article: boolean;
}

const ORDINAL_ENDINGS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(['er', 're', 'ere', 'e', 'eme', 'emes', 'ieme', 'iemes', 'nd', 'nde']),
  en: new Set(['st', 'nd', 'rd', 'th']),
};
const HALVES = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);
const GROUP_SPACE = 1;
const LONG_NUMBER = 7;

/** Whether a number may begin with a form: digits, a fraction or a word. */
export function beginsNumber(kind: Token['kind'], plain: string, language: TextLanguage): boolean {
  if (kind !== 'word') return kind === 'digits' || HALVES.has(plain);
  return language === 'fr' ? beginsFrenchNumber(plain) : beginsEnglishNumber(plain);
}

/** Finds every number of the text that no other reader has taken, in order. */
export function readNumbers(reading: Reading): readonly NumberSpan[] {
  const { tokens, taken } = reading;
  const spans: NumberSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.roles & ROLE.number) === 0 || taken[at] === 1) continue;
    const span = token.kind === 'word' ? readWords(reading, at) : readDigits(reading, at);
    if (span === null) continue;
    spans.push(span);
    at = span.last;
  }
  return spans;
}

function readDigits({ tokens, language }: Reading, at: number): NumberSpan {
  const half = HALVES.get(tokens[at]?.key ?? '');
  if (half !== undefined) return { first: at, last: at, value: String(half), ordinal: false, article: false };
  let digits = tokens[at]?.key ?? '';
  let last = at;
  while (isGroup(tokens, last, digits, language)) {
    last += language === 'en' && tokens[last + 1]?.key === ',' ? 2 : 1;
    digits += tokens[last]?.key ?? '';
  }
  const mark = tokens[last + 1];
  const decimals = tokens[last + 2];
  if (
    (mark?.key === ',' || mark?.key === '.') &&
    mark.glued &&
    decimals?.kind === 'digits' &&
    decimals.glued
  ) {
    const value = String(Number(`${digits}.${decimals.key}`));
    return { first: at, last: last + 2, value, ordinal: false, article: false };
  }
  const ending = tokens[last + 1];
  const ordinal = ending?.glued === true && ORDINAL_ENDINGS[language].has(ending.key);
  const extra = HALVES.get(ending?.key ?? '');
  if (extra !== undefined) {
    return {
      first: at,
      last: last + 1,
      value: String(Number(digits) + extra),
      ordinal: false,
      article: false,
    };
  }
  const value = digits.length >= LONG_NUMBER ? digits : String(Number(digits));
  return { first: at, last: ordinal ? last + 1 : last, value, ordinal, article: false };
}

/** Whether three more digits continue the number after a space, or in English after a comma. */
function isGroup(tokens: readonly Token[], last: number, digits: string, language: TextLanguage): boolean {
  if (digits.length > 9 || digits.startsWith('0')) return false;
  const token = tokens[last];
  const next = tokens[last + 1];
  if ((tokens[last]?.key.length ?? 0) > 3 || token === undefined || next === undefined) return false;
  if (next.kind === 'digits') return next.key.length === 3 && next.start - token.end === GROUP_SPACE;
  const after = tokens[last + 2];
  return (
    language === 'en' &&
    next.key === ',' &&
    next.glued &&
    after?.kind === 'digits' &&
    after.glued &&
    after.key.length === 3
  );
}

function readWords(reading: Reading, at: number): NumberSpan | null {
  const { tokens, language } = reading;
  const read = language === 'fr' ? readFrenchNumber : readEnglishNumber;
  const number = read(tokens, at);
  if (number === null) return null;
  const { value, next, ordinal } = number;
  const spelled = tokens[at]?.key ?? '';
  const article = next === at + 1 && (spelled === 'un' || spelled === 'une' || spelled === 'one');
  const decimals = ordinal || value >= 1000 ? null : readDecimals(reading, next, read);
  if (decimals !== null) {
    return {
      first: at,
      last: decimals.next - 1,
      value: String(Number(`${value}.${decimals.digits}`)),
      ordinal,
      article: false,
    };
  }
  return { first: at, last: next - 1, value: String(value), ordinal, article };
}

/** « virgule cinq », "point oh five": the spoken decimals after a whole number. */
function readDecimals(
  { tokens, language }: Reading,
  at: number,
  read: (tokens: readonly Token[], at: number) => WordNumber | null,
): { readonly digits: string; readonly next: number } | null {
  const mark = tokens[at];
  const isMark =
    language === 'fr' ? mark?.text === 'virgule' : mark?.text === 'point' && tokens[at + 1]?.key !== 'of';
  if (!isMark) return null;
  let digits = '';
  let next = at + 1;
  while (tokens[next]?.key === 'zero' || tokens[next]?.key === 'oh') {
    digits += '0';
    next += 1;
  }
  const number = read(tokens, next);
  if (number !== null && !number.ordinal && number.value < 1000) {
    digits += String(number.value);
    next = number.next;
  }
  if (digits === '') return null;
  return { digits: digits.replace(/0+$/u, '') || '0', next };
}
