/** "the 40-year-old woman who was driving": one among the people of a scene, told from the worker by what she did. */
import { wordAt } from './pronoun-case-english.ts';
import type { Token } from './gender-tokens.ts';

/** Pieces between « the » and its noun, and after the noun, at the most. */
const PHRASE_LENGTH = 8;
/** What a report says of whom it is about: the trade, the complaint, the visit. */
const OF_WHOM_IT_IS_ABOUT =
  /^(?:works?|worked|working|employed|presents?|presented|presenting|complains?|complained|complaining|reports?|reported|reporting|sustained|suffers?|suffered|suffering|consults?|consulted|lives|living|has|had|having|injured|seen|referred|right|left)$/u;
const AUXILIARY = /^(?:is|was|were|been|being|has|had|not|also|then|who)$/u;
const PLACE = /^(?:behind|beside|ahead|near|at|in|on|across)$/u;

/** True for « man », « woman » after « the » that a clause, a verb in -ing or a place tells from others. */
export function isIdentifiedPerson(tokens: readonly Token[], noun: number): boolean {
  let article = noun - 1;
  while (article > noun - PHRASE_LENGTH && isInside(tokens[article]) && wordAt(tokens, article) !== 'the')
    article -= 1;
  if (wordAt(tokens, article) !== 'the') return false;
  let at = noun + 1;
  // « of 33 », « aged 33 »
  if (tokens[at + 1]?.kind === 'number') at += 2;
  const opening = wordAt(tokens, at);
  if (PLACE.test(opening)) return true;
  if (opening !== 'who') return /\p{L}{2}ing$/u.test(opening) && !OF_WHOM_IT_IS_ABOUT.test(opening);
  while (at < noun + PHRASE_LENGTH && AUXILIARY.test(wordAt(tokens, at))) at += 1;
  return !OF_WHOM_IT_IS_ABOUT.test(wordAt(tokens, at));
}

function isInside(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'stop' && token.kind !== 'comma';
}
