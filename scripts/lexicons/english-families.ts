import { ENGLISH_APART, ENGLISH_FAMILIES_BY_HAND } from './english-derivation.ts';
import { FamilyBuilder } from './family.ts';
import type { Word, WordClass } from './paradigm.ts';
import type { Link } from './wordnet.ts';

const LEAST_SHARED = 3;
const LEAST_SHARE = 0.5;
/** Endings that make a word of a word of each class, for words that WordNet does not link. */
const ENDINGS: Readonly<Partial<Record<WordClass, readonly string[]>>> = {
  a: ['ly', 'ness', 'en', 'th'],
  v: ['ing', 'ed', 'able', 'ability'],
  n: ['ful'],
};
/** *-less* and *-free* deny: such a word is of no family with one that does not end so. */
const DENIAL = /(?:less|free)(?:ly|ness)?$/u;

/**
 * English families: words that WordNet links by derivation and that begin alike, regular derivations that both stand in
 * the lexicon, and those by hand. Words that begin apart, such as *stable* and *unstable*, are never joined by a link.
 */
export function englishFamilies(words: readonly Word[], links: readonly Link[]): string[][] {
  const builder = new FamilyBuilder();
  const lemmas = new Set(words.map(({ lemma }) => lemma));
  const antonyms = new Set(links.filter(({ kind }) => kind === 'antonym').map(({ from, to }) => pairOf(from, to)));
  const join = (first: string, second: string): void => {
    const pair = pairOf(first, second);
    const denial = DENIAL.test(first) !== DENIAL.test(second);
    if (first !== second && !denial && !ENGLISH_APART.has(pair) && !antonyms.has(pair)) builder.join(first, second);
  };
  for (const { kind, from, to } of links) {
    if (kind === 'derivation' && lemmas.has(from) && lemmas.has(to) && beginAlike(from, to)) join(from, to);
  }
  for (const { lemma, partOfSpeech } of words) {
    for (const ending of ENDINGS[partOfSpeech] ?? []) {
      for (const derived of derivedFrom(lemma, ending)) if (lemmas.has(derived)) join(lemma, derived);
    }
  }
  for (const [first = '', ...others] of ENGLISH_FAMILIES_BY_HAND) for (const other of others) builder.join(first, other);
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

function derivedFrom(lemma: string, ending: string): string[] {
  if (lemma.length < 4) return [];
  const stem = lemma.slice(0, -1);
  const vowel = /^[aei]/u.test(ending);
  if (lemma.endsWith('y')) return [`${vowel ? lemma : `${stem}i`}${ending}`];
  if (lemma.endsWith('le') && ending === 'ly') return [`${stem}y`];
  if (lemma.endsWith('ic') && ending === 'ly') return [`${lemma}ally`];
  if (lemma.endsWith('e') && vowel) return [stem + ending];
  return [lemma + ending];
}
