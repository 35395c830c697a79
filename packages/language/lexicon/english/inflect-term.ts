import type { Term } from '../terms.ts';
import { wordLine } from '../word-line.ts';

/** The line of the word table for an English term. */
export function inflectEnglishTerm({ lemma, kind, plural }: Term): string {
  if (kind === 'adjective') return wordLine('a', lemma, [[lemma, '']]);
  if (kind === 'adverb') return wordLine('d', lemma, [[lemma, '']]);
  return wordLine('n', lemma, [
    [lemma, 's'],
    [plural ?? pluralOf(lemma), 'p'],
  ]);
}

function pluralOf(lemma: string): string {
  if (lemma.endsWith('sis')) return `${lemma.slice(0, -2)}es`;
  if (/(?:s|x|z|ch|sh)$/u.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/u.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}
