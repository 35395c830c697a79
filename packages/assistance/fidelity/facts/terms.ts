import type { TextLanguage } from '../difference.ts';
import type { Reading } from './fact.ts';

const STOP: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les l un une des de du d a au aux en et ou mais donc or ni car que qui quoi dont ce cet cette ces cela ceci il elle ils elles on se s sa son ses leur leurs y lui ne n pas plus aucun aucune sans est sont etait ete etre a ont avait ayant avoir sera dans par pour sur sous vers chez entre comme si tout toute tous toutes tres alors ainsi puis meme celle celui c qu j je m me t'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an of in on at to for by from as with and or but nor if then than that this these those which who whose it its he she they his her their him them is are was were be been being has have had do does did not no any some there here very also so such t s'.split(
      ' ',
    ),
  ),
};

/** Whether a plain word says nothing of its own. */
export function isStopWord(plain: string, language: TextLanguage): boolean {
  return plain.length < 2 || STOP[language].has(plain);
}

/**
 * For each token the number of the term that it stands for: a fact's kind and key at its first token, the stem of any
 * other word that says something, `NO_TERM` for the rest. Two wordings of one thing share their terms.
 */
export function findTerms({ tokens, taken, facts }: Reading): Int32Array {
  const terms = new Int32Array(tokens.length);
  tokens.forEach(({ term }, at) => {
    if (taken[at] === 0) terms[at] = term;
  });
  for (const { first, term } of facts) terms[first] = term;
  return terms;
}
