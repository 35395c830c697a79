/**
 * French words that change with the worker's gender, masculine then feminine. A word is changed only where the sentence
 * says that it is about the worker (see scan-french.ts); the lists only say which words can change at all.
 */

/** A masculine word and its feminine counterpart; each form stands in one pair only. */
export type Pair = readonly [masculine: string, feminine: string];

/** Nouns that name the worker. */
export const WORKER_NOUNS: readonly Pair[] = [
  ['travailleur', 'travailleuse'],
  ['patient', 'patiente'],
  ['monsieur', 'madame'],
  ['accidenté', 'accidentée'],
  ['employé', 'employée'],
  ['réclamant', 'réclamante'],
  ['assuré', 'assurée'],
  ['homme', 'femme'],
];

/** Adjectives and participles that can only be said of a person. */
export const HUMAN_WORDS: readonly Pair[] = [
  ...pairsInE('âgé né marié divorcé séparé retraité hospitalisé embauché congédié licencié rémunéré'),
  ...pairsInE('fiancé décédé alité fatigué déprimé découragé démotivé motivé rassuré informé convoqué'),
  ...pairsInE('indemnisé inscrit allé venu arrivé parti retourné revenu tombé resté rentré sorti assis'),
  ...pairsInE(
    'couché agenouillé accroupi essoufflé angoissé stressé épuisé endormi réveillé content satisfait',
  ),
  ...pairsInE('prudent conscient obligé contraint habitué autorisé intimidé frustré isolé seul'),
  ...pairsInE('naturalisé scolarisé diplômé syndiqué allongé levé monté descendu accompagné aidé'),
  ...pairsInE('collaborant souriant tourmenté préoccupé agité confus désorienté'),
  ['droitier', 'droitière'],
  ['gaucher', 'gauchère'],
  ['fumeur', 'fumeuse'],
  ['ex-fumeur', 'ex-fumeuse'],
  ['buveur', 'buveuse'],
  ['consommateur', 'consommatrice'],
  ['veuf', 'veuve'],
  ['coopératif', 'coopérative'],
  ['collaborateur', 'collaboratrice'],
  ['sportif', 'sportive'],
  ['anxieux', 'anxieuse'],
  ['dépressif', 'dépressive'],
  ['nerveux', 'nerveuse'],
  ['craintif', 'craintive'],
  ['attentif', 'attentive'],
  ['peureux', 'peureuse'],
  ['courageux', 'courageuse'],
  ['heureux', 'heureuse'],
  ['malheureux', 'malheureuse'],
  ['inquiet', 'inquiète'],
  ['porteur', 'porteuse'],
  ['québécois', 'québécoise'],
  ['père', 'mère'],
];

/** Words that the lexicon has in one gender alone, or as one form for both. */
export const LACKING_WORDS: readonly Pair[] = [
  ['sujet', 'sujette'],
  ['surpris', 'surprise'],
];

/** Adjectives that may stand between the article and the noun. */
export const BEFORE_NOUN: readonly Pair[] = [
  ['dit', 'dite'],
  ['ancien', 'ancienne'],
  ['nouveau', 'nouvelle'],
  ['vieux', 'vieille'],
  ['bon', 'bonne'],
  ['jeune', 'jeune'],
  ['même', 'même'],
];

/** The masculine of such an adjective before a vowel, where it differs. */
export const BEFORE_VOWEL: ReadonlyMap<string, string> = new Map([
  ['nouveau', 'nouvel'],
  ['vieux', 'vieil'],
]);

function pairsInE(words: string): readonly Pair[] {
  return pairsIn('', 'e', words);
}

function pairsIn(masculine: string, feminine: string, stems: string): readonly Pair[] {
  return stems.split(' ').map((stem) => [stem + masculine, stem + feminine] as const);
}
