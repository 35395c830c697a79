import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../token.ts';

const VOWELS = new Set('aeiouhAEIOUH');

/** Makes the article before an expansion agree: "an MCL" becomes "a medial collateral ligament". */
export function correctArticle(written: Token[], expansion: string, language: DictationLanguage): void {
  const article = written.at(-1);
  if (language !== 'en' || article === undefined) return;
  const isVowel = VOWELS.has(expansion.charAt(0)) && !expansion.startsWith('h');
  if (article.key === 'an' && !isVowel)
    written[written.length - 1] = { ...article, text: article.text.slice(0, 1), key: 'a' };
  if (article.key === 'a' && isVowel)
    written[written.length - 1] = { ...article, text: `${article.text}n`, key: 'an' };
}
