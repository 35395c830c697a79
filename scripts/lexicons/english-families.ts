import { ENGLISH_APART, ENGLISH_FAMILIES_BY_HAND } from './english-derivation.ts';
import { FamilyBuilder } from './family.ts';
import type { Word, WordClass } from './paradigm.ts';
import type { Link } from './wordnet.ts';

const LEAST_SHARED = 3;
const LEAST_SHARE = 0.5;
/** By class, an ending of a word and what replaces it in another, for words that WordNet does not link. */
const RULES: Readonly<Partial<Record<WordClass, readonly (readonly [RegExp, number, string])[]>>> = {
  a: [
    [/[^ylce]$/u, 0, 'ly'],
    [/[^l]l$/u, 0, 'ly'],
    [/(?:[^l]e|ce|c)$/u, 0, 'ly'],
    [/ll$/u, 0, 'y'],
    [/le$/u, 1, 'y'],
    [/ic$/u, 0, 'ally'],
    [/y$/u, 1, 'ily'],
    [/[^y]$/u, 0, 'ness'],
    [/y$/u, 1, 'iness'],
    [/y$/u, 1, 'ihood'],
    [/[^ey]$/u, 0, 'en'],
    [/e$/u, 0, 'n'],
    [/[^ey]$/u, 0, 'th'],
    [/ble$/u, 2, 'ility'],
  ],
  v: [
    [/[^e]$/u, 0, 'ing'],
    [/e$/u, 1, 'ing'],
    [/[^ey]$/u, 0, 'ed'],
    [/[^e]e$/u, 0, 'd'],
    [/[^e]$/u, 0, 'able'],
    [/e$/u, 1, 'able'],
    [/./u, 0, 'ment'],
    [/ate$/u, 3, 'ance'],
    [/ate$/u, 3, 'able'],
    [/[^m]mit$/u, 1, 'ssion'],
    [/[^m]mit$/u, 1, 'ssible'],
  ],
  n: [
    [/[^y]$/u, 0, 'ful'],
    [/(?:ss|ns|us|is)ion$/u, 2, 've'],
  ],
};
/** A word of one short vowel before its last consonant doubles this before a vowel. */
const DOUBLING = /^[^aeiou]*[aeiou][bdgklmnprt]$/u;
const LEAST_LETTERS: Readonly<Partial<Record<WordClass, number>>> = { a: 3, v: 3, n: 4 };
/** *-less* and *-free* deny: such a word is of no family with one that does not end so. */
const DENIAL = /(?:less|free)(?:ly|ness)?$/u;

/**
 * English families: words that WordNet links by derivation and that begin alike, regular derivations that both stand in
 * the lexicon, and those by hand. Words that begin apart, such as *stable* and *unstable*, are never joined by a link.
 */
export function englishFamilies(words: readonly Word[], links: readonly Link[]): string[][] {
  const builder = new FamilyBuilder();
  const lemmas = new Set(words.map(({ lemma }) => lemma));
  const antonyms = new Set(
    links.filter(({ kind }) => kind === 'antonym').map(({ from, to }) => pairOf(from, to)),
  );
  const join = (first: string, second: string): void => {
    const pair = pairOf(first, second);
    const denial = DENIAL.test(first) !== DENIAL.test(second);
    if (first !== second && !denial && !ENGLISH_APART.has(pair) && !antonyms.has(pair))
      builder.join(first, second);
  };
  for (const { kind, from, to } of links) {
    if (kind === 'derivation' && lemmas.has(from) && lemmas.has(to) && beginAlike(from, to)) join(from, to);
  }
  for (const { lemma, partOfSpeech } of words) {
    for (const derived of derivedFrom(lemma, partOfSpeech)) if (lemmas.has(derived)) join(lemma, derived);
  }
  for (const [first = '', ...others] of ENGLISH_FAMILIES_BY_HAND)
    for (const other of others) builder.join(first, other);
  return builder.families();
}

function pairOf(first: string, second: string): string {
  return [first, second].sort().join(' ');
}

function beginAlike(first: string, second: string): boolean {
  let shared = 0;
  while (shared < first.length && first[shared] === second[shared]) shared += 1;
  return shared >= LEAST_SHARED && shared >= LEAST_SHARE * Math.min(first.length, second.length);
}

function derivedFrom(lemma: string, partOfSpeech: WordClass): string[] {
  if (lemma.length < (LEAST_LETTERS[partOfSpeech] ?? Infinity)) return [];
  const rules = RULES[partOfSpeech] ?? [];
  const doubled = DOUBLING.test(lemma) ? lemma + (lemma.at(-1) ?? '') : lemma;
  return rules
    .filter(([ending]) => ending.test(lemma))
    .map(([, cut, added]) => {
      const base = /^[aei]/u.test(added) && cut === 0 ? doubled : lemma;
      return base.slice(0, base.length - cut) + added;
    });
}
