import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** A whole number as it was said or written. */
export interface Cardinal {
  readonly value: number;
  /** Its digits. */
  readonly digits: string;
  /** Tokens it takes. */
  readonly length: number;
  /** Said in words; else the text held digits. */
  readonly inWords: boolean;
  /** « un », « une », "one", "a": a number only where its neighbours say so. */
  readonly article: boolean;
}

/** Words of the longest number that is read. */
export const LONGEST_NUMBER = 'neuf cent quatre vingt dix neuf mille neuf cent quatre vingt dix neuf'.split(
  ' ',
).length;

/** The whole number that starts at `at`; null when there is none or when it would end inside a word. */
export function readCardinal(tokens: readonly Word[], at: number, language: Language): Cardinal | null {
  const first = tokens[at];
  if (first === undefined || first.kind !== 'word') return null;
  const code = first.key.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return readDigits(first);
  if (first.key === 'cent' && isPercent(tokens, at)) return null;
  if (first.key === 'a' && language === 'en') return readAfterArticle(tokens, at);
  const numbers = NUMBER_WORDS[language];
  if (!numbers.isWord(first.key)) {
    const hyphen = first.key.indexOf('-');
    if (hyphen < 0 || !numbers.isWord(first.key.slice(0, hyphen))) return null;
  } else if (!mayGoOn(tokens[at + 1], language)) return readOneWord(first.key, language);
  return readParts(tokens, at, language);
}

/** Whether a number that was begun may have a part in the word. */
function mayGoOn(next: Word | undefined, language: Language): boolean {
  return next?.kind === 'word' && (NUMBER_WORDS[language].isWord(next.key) || next.key.includes('-'));
}

function readOneWord(word: string, language: Language): Cardinal | null {
  const value = NUMBER_WORDS[language].valueOf(word);
  return value === null
    ? null
    : { value, digits: String(value), length: 1, inWords: true, article: value === 1 };
}

function readParts(tokens: readonly Word[], at: number, language: Language): Cardinal | null {
  const numbers = NUMBER_WORDS[language];
  const isPart = (part: string): boolean => numbers.isWord(part);
  const parts: string[] = [];
  const ends: number[] = [];
  for (let index = at; parts.length < LONGEST_NUMBER; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind !== 'word') break;
    const pieces = token.key.includes('-') ? token.key.split('-') : [token.key];
    if (pieces.length > LONGEST_NUMBER || !pieces.every(isPart) || isSecondBound(tokens, at, index)) break;
    parts.push(...pieces);
    ends.push(parts.length);
  }
  let number = parts.length === 0 ? null : numbers.read(parts);
  let length = number === null ? 0 : ends.indexOf(number.used) + 1;
  // « deux mille vingt » before « quatre-vingt-douze »: 24 would end inside the next word.
  while (number !== null && length === 0 && ends.length > 1) {
    ends.pop();
    number = numbers.read(parts.slice(0, ends.at(-1)));
    length = number === null ? 0 : ends.indexOf(number.used) + 1;
  }
  if (number === null || length === 0) return null;
  return {
    value: number.value,
    digits: String(number.value),
    length,
    inWords: true,
    article: length === 1 && number.value === 1,
  };
}

/** « vingt pour cent »: a number stands before; « pour cent vingt jours » are 120 days, and « en pour cent » counts none. */
function isPercent(tokens: readonly Word[], at: number): boolean {
  if (tokens[at - 1]?.key !== 'pour') return false;
  const before = tokens[at - 2];
  if (before?.kind === 'word' && (before.key === 'demi' || before.key === 'demie')) return true;
  if (before?.kind === 'word' && /\d$/.test(before.key)) return true;
  return (
    before?.kind === 'word' &&
    NUMBER_WORDS.fr.isWord(before.key.split('-').at(-1) ?? '') &&
    before.key !== 'et'
  );
}

/** "a hundred and eighty", "a thousand": the article is one. */
function readAfterArticle(tokens: readonly Word[], at: number): Cardinal | null {
  const [article, next] = [tokens[at], tokens[at + 1]];
  if (article === undefined || (next?.key !== 'hundred' && next?.key !== 'thousand')) return null;
  const number = readCardinal(
    [{ ...article, key: 'one' }, ...tokens.slice(at + 1, at + LONGEST_NUMBER)],
    0,
    'en',
  );
  return number === null ? null : { ...number, article: false };
}

/** Where the number that ends just before `at` starts: the longest reading wins; -1 where none ends there. */
export function numberStartBefore(tokens: readonly Word[], at: number, language: Language): number {
  let found = -1;
  for (let start = at - 1; start >= 0 && start >= at - LONGEST_NUMBER; start -= 1) {
    const number = readCardinal(tokens, start, language);
    if (number !== null && start + number.length === at) found = start;
    else if (tokens[start]?.key !== 'et') break;
  }
  return found;
}

/** « entre soixante et quinze »: the « et » links the two bounds, not one number, unless another « et » follows. */
function isSecondBound(tokens: readonly Word[], at: number, index: number): boolean {
  if (tokens[index]?.key !== 'et' || tokens[at - 1]?.key !== 'entre' || index !== at + 1) return false;
  if (tokens[at]?.key !== 'soixante') return false;
  for (let next = index + 1; next < index + LONGEST_NUMBER; next += 1) {
    const key = tokens[next]?.key ?? '';
    if (key === 'et') return false;
    if (key !== 'virgule' && key !== 'point' && !key.split('-').every((part) => NUMBER_WORDS.fr.isWord(part)))
      return true;
  }
  return true;
}

function readDigits({ key }: Word): Cardinal | null {
  return /^\d{1,9}$/.test(key)
    ? { value: Number(key), digits: key, length: 1, inWords: false, article: false }
    : null;
}
