import type { Language } from '../language.ts';
import { ENGLISH_SPELLING } from './english-spelling.ts';
import { FRENCH_SPELLING } from './french-spelling.ts';
import { SpellingRules } from './spelling-rules.ts';

const RULES: Readonly<Record<Language, SpellingRules>> = {
  fr: new SpellingRules(FRENCH_SPELLING),
  en: new SpellingRules(ENGLISH_SPELLING),
};
/** Longer than any word that is said. */
const LONGEST_WORD = 60;

/** The sounds of a text as its spelling tells them, words run together, a doubled sound once. */
export function soundsOf(text: string, language: Language): string {
  let sounds = '';
  for (const word of wordsOf(text)) sounds += RULES[language].read(word.slice(0, LONGEST_WORD));
  return sounds.replace(/(.)\1+/gu, '$1');
}

/** An apostrophe parts no word in English (« O'Connor »), and does in French (« l'avoie ») without a sound of its own. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .match(/[\p{L}\p{M}]+|[\d&]/gu) ?? []
  );
}
