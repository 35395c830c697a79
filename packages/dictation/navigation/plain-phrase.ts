import { foldPhrase } from '@constat/language/text';

/** A phrase folded and without marks, apostrophes and hyphens: what the patterns of commands are compared with. */
export function plainPhrase(phrase: string): string {
  return foldPhrase(phrase.replaceAll(/[.,;:!?«»"“”…]/gu, ' '))
    .replaceAll(/[’'-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
