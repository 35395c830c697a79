import { fold } from '@constat/language/text';
import type { TextLanguage } from '../../difference.ts';
import { isStopWord } from '../terms.ts';
import { isGenericDrug } from './drugs.ts';
import { ENGLISH_TERMS } from './english-terms.ts';
import { ENGLISH_LEXICON } from './english.ts';
import { FRENCH_TERMS } from './french-terms.ts';
import { FRENCH_LEXICON } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { FRENCH_RELATIONS } from './relations.ts';

/** Endings of French and English clinical nouns that no first or family name has. */
const ENDINGS =
  /(?:ectomie|ectomy|otomie|otomy|scopie|scopy|plastie|plasty|pathie|pathy|algie|algia|itis|osis|émie|emia|tion|ilité|xité|thyroïdie|oidism|esthésie)s?$/u;

const WORDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: wordsOf([FRENCH_TERMS, FRENCH_LEXICON, FRENCH_RELATIONS]),
  en: wordsOf([ENGLISH_TERMS, ENGLISH_LEXICON]),
};

/** The words of the lexicons that open an expression in small letters: a capital there marks a name. */
function wordsOf(lexicons: readonly Lexicon[]): ReadonlySet<string> {
  const expressions = lexicons.flatMap((lexicon) =>
    Object.values(lexicon).flatMap((keys) => Object.values(keys)),
  );
  return new Set(
    expressions
      .join(',')
      .split(',')
      .flatMap((expression) => /^[\p{Ll}]+/u.exec(expression.trim().replace(/^=/u, '')) ?? [])
      .map(fold),
  );
}

/** Whether a capitalised word is surely an ordinary one, which has its capital from its place alone. */
export function isOrdinaryWord(word: string, language: TextLanguage): boolean {
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word)) return false;
  const plain = fold(word).split('-', 1)[0] ?? '';
  const singular = plain.replace(/(?:es|e|s)$/u, '');
  const known = WORDS[language];
  return (
    isStopWord(plain, language) ||
    known.has(plain) ||
    known.has(singular) ||
    isGenericDrug(plain) ||
    (word.length > 5 && ENDINGS.test(word.toLowerCase()))
  );
}
