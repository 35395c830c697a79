/** What may stand behind an « il » that stands for nobody: a time, « que », an infinitive, what there is. */
import { wordAt } from './discourse-french.ts';
import { entryOf, isDeterminer } from './lexicon-french.ts';
import type { Token } from './gender-tokens.ts';
import { CLITICS, isAdverb } from './verbs-french.ts';

/** « chantier », « papier »: more nouns than verbs end like this. */
export const INFINITIVE = /(?:[^i]er|ir|oir|re)$/u;
/** « un mois plus tard », « une fois »: says when, not what. */
const TIME =
  /^(?:an|année|mois|semaine|jour|journée|nuit|heure|minute|fois|peu|seconde|première|dernière)s?$/u;
const QUANTITY = /^(?:peu|beaucoup|assez|trop|plus|moins|pas|guère|point|davantage|jamais)$/u;

/** The first place from there on that is no adverb nor part of « tout de même », « de plus ». */
export function skipAdverbs(tokens: readonly Token[], index: number): number {
  let at = index;
  for (;;) {
    if (
      /^(?:tout|quand|de|par|en)$/u.test(wordAt(tokens, at)) &&
      /^(?:de|même|ailleurs|effet|outre)$/u.test(wordAt(tokens, at + 1))
    )
      at += 2;
    else if (isAdverb(wordAt(tokens, at)) && !isDeterminer(wordAt(tokens, at))) at += 1;
    else if (wordAt(tokens, at) === 'même') at += 1;
    else return at;
  }
}

/** « il est tôt », « il est trop tard », « il est huit heures », never « il est arrivé tôt ». */
export function isTime(tokens: readonly Token[], index: number): boolean {
  const at = /^(?:trop|encore|déjà|bien|très|plus|assez)$/u.test(wordAt(tokens, index)) ? index + 1 : index;
  return /^(?:tôt|tard|midi|minuit)$/u.test(wordAt(tokens, at)) || /^heures?$/u.test(wordAt(tokens, at + 1));
}

/** « que … », « de … » and an infinitive, or what there is, before the sentence ends. */
export function hasContent(tokens: readonly Token[], index: number): boolean {
  for (let at = index; at < index + 9; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'stop') return false;
    const word = wordAt(tokens, at);
    if (opensThat(tokens, at) || (/^(?:de|d')$/u.test(word) && isInfinitiveAt(tokens, at + 1))) return true;
    if (at === index && opensIndefinite(tokens, at)) return true;
  }
  return false;
}

/** « il en va de même », « il en est ainsi », « il n’en est rien » */
export function isLikewise(tokens: readonly Token[], index: number): boolean {
  const at = /^(?:de|tout|d')$/u.test(wordAt(tokens, index)) ? index + 1 : index;
  return /^(?:même|ainsi|autrement|autre|rien)$/u.test(wordAt(tokens, at));
}

/** « il revient au médecin de se prononcer », not « il revient au travail ». */
export function fallsToSomebody(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:à|aux?)$/u.test(wordAt(tokens, index))) return false;
  for (let at = index + 2; at < index + 7; at += 1) {
    if (tokens[at]?.kind !== 'word') return false;
    if (/^d(?:e|')$/u.test(wordAt(tokens, at)) && isInfinitiveAt(tokens, at + 1)) return true;
  }
  return false;
}

/** « que », « qu’ » */
export function opensThat(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  return word === 'que' || word === "qu'";
}

/** « une raideur », « des douleurs », « de la douleur », « 10° »: what there is. */
export function opensIndefinite(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (/^(?:de|d')$/u.test(word))
    return /^(?:la|l')$/u.test(wordAt(tokens, index + 1)) || QUANTITY.test(wordAt(tokens, index - 1));
  if (!/^(?:un|une|des|du|aucune?|quelques?|plusieurs|certaine?s|ce|cette|encore)$/u.test(word)) return false;
  const noun = wordAt(tokens, index + 1);
  return !TIME.test(noun) && noun !== 'personne' && entryOf(noun)?.kind !== 'noun';
}

/** An infinitive, behind its pronouns and adverbs. */
export function isInfinitiveAt(tokens: readonly Token[], index: number): boolean {
  let at = index;
  while (CLITICS.has(wordAt(tokens, at)) || isAdverb(wordAt(tokens, at))) at += 1;
  return INFINITIVE.test(wordAt(tokens, at));
}
