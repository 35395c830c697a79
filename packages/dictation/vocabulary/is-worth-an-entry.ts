import type { Language } from '@constat/language';
import { keysOf } from '@constat/language/text';
import { keyOfTerm, readTerm } from './entry.ts';
import { isProtected } from './protected-words.ts';

const CAPITAL = /\p{Lu}/u;

/**
 * Whether a correction can be one of vocabulary. What turns a fact over (a number, a side, a negation) is none, nor is a
 * common word in the place of another (« adduction » for « abduction »): that one was a slip, or another finding.
 * @param isCommonWord of the lexicon; names are none
 */
export function isWorthAnEntry(
  { heard, corrected }: { readonly heard: string; readonly corrected: string },
  language: Language,
  isCommonWord: (form: string) => boolean,
): boolean {
  const { term, refusal } = readTerm(corrected);
  if (refusal !== null || keyOfTerm(term) === keyOfTerm(readTerm(heard).term)) return false;
  const keys = [...keysOf(heard, language), ...keysOf(term, language)];
  if (keys.some((key) => isProtected(key, language))) return false;
  // « gagner » to « Gagné » is a name; a capital that was there already is that of a sentence.
  if (CAPITAL.test(term) && !CAPITAL.test(heard)) return true;
  return term.split(' ').some((word) => !isCommonWord(word));
}
