import type { TextLanguage } from '../difference.ts';

/** A plain word without the endings of gender, number, adverb and, in English, of verb forms. */
export function stemOf(plain: string, language: TextLanguage): string {
  if (plain.length <= 3) return plain;
  return language === 'fr' ? frenchStem(plain) : englishStem(plain);
}

function frenchStem(plain: string): string {
  let word = plain.endsWith('aux') ? `${plain.slice(0, -3)}al` : plain.replace(/[sx]$/u, '');
  if (word.length > 7 && word.endsWith('ment')) word = word.slice(0, -4);
  if (word.length <= 3) return word;
  word = word.replace(/e+$/u, '');
  // « douloureuse » like « douloureux », « quotidienne » like « quotidien ».
  if (word.endsWith('eus')) word = word.slice(0, -1);
  else if (/([lnst])\1$/u.test(word)) word = word.slice(0, -1);
  if (word.endsWith('v')) word = `${word.slice(0, -1)}f`;
  return word;
}

function englishStem(plain: string): string {
  let word = plain;
  if (word.length > 5 && word.endsWith('ly')) word = word.slice(0, -2);
  if (
    word.length > 3 &&
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    !word.endsWith('us') &&
    !word.endsWith('is')
  ) {
    word = word.slice(0, -1);
  }
  if (word.length > 5 && word.endsWith('ing')) word = word.slice(0, -3);
  else if (word.length > 4 && word.endsWith('ed')) word = word.slice(0, -2);
  if (word !== plain) word = word.replace(/([bdgmnprt])\1$/u, '$1');
  return word.length > 3 ? word.replace(/e+$/u, '').replace(/y$/u, 'i') : word;
}
