import type { DictationLanguage } from '../commands/index.ts';
import { writePunctuation } from './punctuation/write-punctuation.ts';
import { tokeniseText } from './tokenise-dictation.ts';

/** Fewer spoken marks may be words that only look like them. */
const LEAST_SPOKEN = 2;
/** Words to one spoken mark at most: nobody dictates longer without one. */
const LONGEST_STRETCH = 60;
const SENTENCE_MARKS = new Set(['.', ',', ';', ':', '!', '?', '…', '...']);

/**
 * Whether a text that was typed or pasted is a transcript whose punctuation was spoken (« … virgule … point à la ligne »):
 * marks are said where a mark may stand, more often than they are written.
 */
export function looksDictated(text: string, language: DictationLanguage): boolean {
  let spoken = 0;
  let written = 0;
  let words = 0;
  for (const token of writePunctuation(tokeniseText(text, language), language)) {
    if (token.kind === 'word') words += 1;
    else if (token.spoken) spoken += 1;
    else if (token.kind === 'mark' && SENTENCE_MARKS.has(token.key)) written += 1;
  }
  return spoken >= LEAST_SPOKEN && spoken > written && words <= spoken * LONGEST_STRETCH;
}
