import { fitsWord } from '@constat/language/meaning';
import type { Content } from './find-contents.ts';
import type { Reading } from './fact.ts';
import type { Sense, SenseTable } from './senses.ts';

const PARTICLES = new Set('off out up down away'.split(' '));
/** Opens the object between a verb and its particle: "took his cast off". */
const DETERMINERS = new Set('the a an his her my their its this that these those it him them'.split(' '));
/** Tokens of such an object at most. */
const LONGEST_OBJECT = 4;

/** A verb of the tables whose particle stands after its object, "gave the job up"; null for any other word. */
export function particleOf(
  { tokens, taken, language, clause, numberAt }: Reading,
  at: number,
  { opens, keys }: Sense,
  senses: SenseTable,
): { readonly at: number; readonly content: Content } | null {
  const verb = tokens[at];
  if (language !== 'en' || verb === undefined || !DETERMINERS.has(tokens[at + 1]?.key ?? '')) return null;
  for (let ahead = at + 2; ahead <= at + 1 + LONGEST_OBJECT && clause[ahead] === clause[at]; ahead += 1) {
    const token = tokens[ahead];
    if (token === undefined || token.kind !== 'word') return null;
    if (!PARTICLES.has(token.key) || taken[ahead] === 1) continue;
    // "took the box up the stairs": the word belongs to what follows it.
    if (DETERMINERS.has(tokens[ahead + 1]?.key ?? '') || numberAt[ahead + 1] === 1) return null;
    const rows = opens.flatMap(({ words, key }) => {
      const [first, second] = words;
      const fits = words.length === 2 && first !== undefined && second?.has(token.key) === true;
      return key !== null && fits && fitsWord(first, verb.key, senses.senseOf(verb.text).names) ? [key] : [];
    });
    if (rows.length === 0) return null;
    const content: Content = {
      kind: 'word',
      first: at,
      last: at,
      keys: rows.map((key) => senses.keyOf(key)),
      marks: keys,
      parts: [],
      denies: [],
      term: 0,
      isRequired: true,
    };
    return { at: ahead, content };
  }
  return null;
}
