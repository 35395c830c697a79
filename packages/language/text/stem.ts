import { fold } from './fold.ts';

const SHORTEST = 4;

/**
 * A word without what number and gender add to it, in either language: « négatives » and "negative" are both `negatif`.
 * It is a key for comparison and no word.
 */
export function stem(word: string): string {
  const key = fold(word);
  if (key.length < SHORTEST || !/^[a-z]+$/u.test(key)) return key;
  const singular = key.endsWith('ss') ? key : key.replace(/(?<=[^s])s$|(?<=u)x$/u, '');
  return singular
    .replace(/aux$|au$/u, singular.length > 5 ? 'al' : '$&')
    .replace(/ive$/u, 'if')
    .replace(/euse$/u, 'eu')
    .replace(/(?<=.{4})e{1,2}$/u, '');
}
