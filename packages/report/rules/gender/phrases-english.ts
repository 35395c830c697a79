/** Small readings of an English sentence around a name or a noun. */
import { isPersonNoun } from './people-english.ts';
import { wordAt } from './pronoun-case-english.ts';
import type { Token } from './gender-tokens.ts';

const DEICTIC_AGE = /^(?:year|old|aged|handed|presented|presents|presenting)$/u;

/** Words and points of a name at the most. */
const NAME_LENGTH = 8;

/** « Mr. Roy », « Ms Roy »; never « the worker has MS. » nor « MR Arthrogram » nor « a latency of 4 ms. ». */
export function isTitleOfName(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:[Mm]rs?|Ms)$/u.test(tokens[index]?.text ?? '')) return false;
  const dot = tokens[index + 1]?.text === '.' ? 1 : 0;
  return /^\p{Lu}/u.test(tokens[index + 1 + dot]?.text ?? '');
}

/** « Mr. Roy, his foreman, … »: the worker's. */
export function isInApposition(tokens: readonly Token[], index: number): boolean {
  const isAfterName = tokens[index - 1]?.text === ',' && /^\p{Lu}/u.test(tokens[index - 2]?.text ?? '');
  return isAfterName && isPersonNoun(wordAt(tokens, index + 1));
}

/** « his foreman, Mr. Roy », « the nurse Ms. Roy »: somebody else. */
export function isAfterPersonNoun(tokens: readonly Token[], index: number): boolean {
  const at = index - (tokens[index - 1]?.text === ',' ? 2 : 1);
  const isCoworker = wordAt(tokens, at) === 'worker' && tokens[at]?.isHyphenated === true;
  return isCoworker || isPersonNoun(wordAt(tokens, at));
}

/** « Mr. Roy, the foreman », « Mrs. Roy, a physiotherapist »: somebody else. */
export function isNamedOther(tokens: readonly Token[], index: number): boolean {
  let at = index + 1;
  while (at < index + NAME_LENGTH && /^(?:\.$|\p{Lu})/u.test(tokens[at]?.text ?? '')) at += 1;
  if (tokens[at]?.text !== ',') return false;
  const isThe =
    wordAt(tokens, at + 1) === 'the' &&
    !/^(?:worker|patient|claimant|insured|employee)$/u.test(wordAt(tokens, at + 2));
  if (isThe) return true;
  for (let next = at + 1; next <= at + 4; next += 1) if (isPersonNoun(wordAt(tokens, next))) return true;
  return false;
}

/** « a 45-year-old man », « a right-handed woman »: the worker. « A man helped him »: not. */
export function isOfAge(tokens: readonly Token[], index: number): boolean {
  for (const step of [-1, 1]) {
    for (let at = index + step; Math.abs(at - index) <= 3 && tokens[at]?.kind !== 'stop'; at += step)
      if (DEICTIC_AGE.test(wordAt(tokens, at))) return true;
  }
  const isOf = wordAt(tokens, index + 1) === 'of' && tokens[index + 2]?.kind === 'number';
  return isOf || tokens.length <= 2;
}
