import { FamilyBuilder } from './family.ts';
import {
  FRENCH_APART,
  FRENCH_DERIVATIONS,
  FRENCH_FAMILIES_BY_HAND,
  VERBAL_PREFIXES,
} from './french-derivation.ts';
import type { Word, WordClass } from './paradigm.ts';

/** French families: pairs that a rule of derivation gives and the lexicon has at both ends, and those by hand. */
export function frenchFamilies(words: readonly Word[]): string[][] {
  const builder = new FamilyBuilder();
  const lexicon = new Lemmas(words);
  const join = (base: string, derived: string): void => {
    if (base !== derived && !FRENCH_APART.has([base, derived].sort().join(' '))) builder.join(base, derived);
  };
  for (const { lemma, partOfSpeech, forms } of words) {
    for (const rule of FRENCH_DERIVATIONS) {
      const length = lemma.length - rule.ending.length;
      if (rule.from !== partOfSpeech || length < rule.least || !lemma.endsWith(rule.ending)) continue;
      const stem = lemma.slice(0, length);
      for (const { partOfSpeech: to, ending } of rule.to) {
        const derived = lexicon.find(stem, ending, to, rule.exact);
        if (derived !== undefined) join(lemma, derived);
      }
    }
    if (partOfSpeech !== 'a') continue;
    for (const derived of adverbsOf(forms)) {
      const adverb = lexicon.find(derived, '', 'd', false);
      if (adverb !== undefined) join(lemma, adverb);
    }
    for (const verb of verbsOf(lemma)) if (lexicon.find(verb, '', 'v', true) !== undefined) join(lemma, verb);
  }
  for (const [first = '', ...others] of FRENCH_FAMILIES_BY_HAND)
    for (const other of others) builder.join(first, other);
  return builder.families();
}

/** The adverbs that an adjective may have: its feminine with *-ment*, or *-amment* and *-emment*. */
function adverbsOf(forms: Word['forms']): string[] {
  return [...forms].flatMap(([form, tags]) => {
    if (/[ae]nt$/u.test(form)) return [`${form.slice(0, -2)}mment`];
    if (tags.has('fs') || tags.has('s'))
      return [`${form}ment`, ...(/[éiu]e$/u.test(form) ? [`${form.slice(0, -1)}ment`] : [])];
    return [];
  });
}

/** The verbs in *-ir* that an adjective may have. */
function verbsOf(adjective: string): string[] {
  const stem = adjective.endsWith('e') ? adjective.slice(0, -1) : adjective;
  if (stem.length < 3) return [];
  return VERBAL_PREFIXES.map((prefix) => `${prefix}${stem}ir`);
}

/** Lemmas by class, also found when an accent on e, a doubled consonant, or qu for c and gu for g differ. */
class Lemmas {
  readonly #exact = new Set<string>();
  readonly #loose = new Map<string, string[]>();

  constructor(words: readonly Word[]) {
    for (const { lemma, partOfSpeech, forms } of words) {
      const key = `${partOfSpeech}${lemma}`;
      const tags = forms.get(lemma);
      if (partOfSpeech === 'n' && (tags?.has('ms') || tags?.has('m'))) this.#exact.add(`m${lemma}`);
      if (partOfSpeech === 'n' && (tags?.has('fs') || tags?.has('f'))) this.#exact.add(`f${lemma}`);
      if (this.#exact.has(key)) continue;
      this.#exact.add(key);
      const loose = loosen(key);
      this.#loose.set(loose, [...(this.#loose.get(loose) ?? []), lemma]);
    }
  }

  /** The letters may differ in the last three of the stem and in the ending only. */
  find(stem: string, ending: string, kind: WordClass | 'm' | 'f', exact: boolean): string | undefined {
    const lemma = stem + ending;
    const key = `${kind}${lemma}`;
    if (this.#exact.has(key)) return lemma;
    const found = exact ? [] : (this.#loose.get(loosen(key)) ?? []);
    const [only = ''] = found;
    return found.length === 1 && only.startsWith(stem.slice(0, -3)) ? only : undefined;
  }
}

function loosen(key: string): string {
  return key
    .replace(/[éè]/gu, 'e')
    .replaceAll('ç', 'c')
    .replace(/qu(?=[ao])/gu, 'c')
    .replace(/gu(?=[ao])/gu, 'g')
    .replace(/ge(?=[ao])/gu, 'g')
    .replace(/([ln])\1/gu, '$1');
}
