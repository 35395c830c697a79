/** « la femme de 40 ans qui conduisait »: one among the people of a scene, told from the worker by what he or she did. */
import { wordAt } from './discourse-french.ts';
import { readWord } from './word-readings.ts';
import type { Token } from './gender-tokens.ts';

/** Words looked through for « ans », and for the verb after « qui ». */
const AGE_LENGTH = 5;
const CLITICS = /^(?:n'|ne|se|s'|y|en|l'|le|la|lui|a|avait|est|était)$/u;
/** What a report says of whom it is about: the trade, the complaint, the visit. */
const OF_WHOM_IT_IS_ABOUT = new Set(
  'travailler exercer occuper consulter présenter souffrir subir rapporter alléguer plaindre être avoir vivre habiter'.split(
    ' ',
  ),
);

/** True for « homme », « femme » with an age that a clause or a place tells from others. */
export function isIdentifiedPerson(tokens: readonly Token[], first: number, noun: number): boolean {
  const article = wordAt(tokens, first);
  if (!/^(?:le|la|l'|cet|cette)$/u.test(article) || !/^(?:homme|femme|dame)$/u.test(wordAt(tokens, noun)))
    return false;
  const age = tokens.slice(noun, noun + AGE_LENGTH + 1).findIndex(({ lower }) => lower === 'ans');
  if (age === -1) return false;
  const after = noun + age + 1;
  const opening = wordAt(tokens, after);
  if (opening !== 'qui')
    return !article.startsWith('c') && /^(?:au|dans|derrière|devant|assise?|à)$/u.test(opening);
  let at = after + 1;
  while (at < after + AGE_LENGTH && CLITICS.test(wordAt(tokens, at))) at += 1;
  return !readWord(wordAt(tokens, at)).verbs.some((verb) => OF_WHOM_IT_IS_ABOUT.has(verb));
}
