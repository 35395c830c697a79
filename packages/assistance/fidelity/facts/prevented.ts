import type { Content } from './contents.ts';
import type { Reading } from './fact.ts';
import type { SenseTable } from './senses.ts';

/** Contents after « empêche » that it may deny. */
export const PREVENTED = 3;

/** Whether a content is a word that may deny the contents after it. */
export function isPreventing({ isRequired, kind, keys }: Content, senses: SenseTable): boolean {
  return isRequired && kind === 'word' && senses.isPreventing(keys);
}

/** Such a content with what it prevents among what it denies: « l’empêche de dormir » denies « dormir ». */
export function withPrevented(
  content: Content,
  following: readonly Content[],
  { tokens, clause, language }: Reading,
): Content {
  const inClause = following.filter(({ first }) => clause[first] === clause[content.first]);
  const end = inClause.at(-1)?.last ?? content.last;
  const link = language === 'fr' ? /^(?:de|d)$/u : /^from$/u;
  if (!tokens.slice(content.last + 1, end).some(({ key }) => link.test(key))) return content;
  const prevented = inClause.find(({ isRequired }) => isRequired);
  if (prevented === undefined || isListed(tokens, prevented.last, link)) return content;
  return { ...content, denies: [...content.denies, ...prevented.keys] };
}

const JOINS = new Set(['et', 'ou', 'ni', ',', 'and', 'or', 'nor']);

/** « de marcher et de conduire », "from walking and driving": more than one thing is prevented. */
function isListed(tokens: Reading['tokens'], last: number, link: RegExp): boolean {
  const next = tokens[last + 2]?.key ?? '';
  return JOINS.has(tokens[last + 1]?.key ?? '') && (link.test(next) || next.endsWith('ing'));
}
