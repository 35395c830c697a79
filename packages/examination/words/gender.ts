import type { SaidWord } from './word.ts';

const FEMININE_WORDS = new Set([
  'elle',
  'she',
  'her',
  'madame',
  'gauchere',
  'droitiere',
  'patiente',
  'travailleuse',
]);

const MASCULINE_WORDS = new Set([
  'il',
  'he',
  'his',
  'him',
  'monsieur',
  'gaucher',
  'droitier',
  'patient',
  'travailleur',
]);

/** Whether the worker is spoken of as a woman; null where nothing says so. */
export function isFeminine(words: readonly SaidWord[]): boolean | null {
  if (words.some(({ key }) => FEMININE_WORDS.has(key))) return true;
  return words.some(({ key }) => MASCULINE_WORDS.has(key)) ? false : null;
}
