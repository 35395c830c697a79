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

/** Words said of persons and of things alike: changed only beside a verb or a noun that ties them to the worker. */
export const SHARED_WORDS: readonly Pair[] = [
  ...pairsInE(
    'opéré réopéré rendu senti radiographié adressé référé vu revu examiné évalué traité suivi dirigé redirigé transporté',
  ),
  ...pairsInE('amené conduit limité gêné incommodé immobilisé orienté affecté assigné réaffecté blessé'),
  ...pairsInE('exposé connu reçu pris plaint placé envoyé libéré attendu rencontré questionné interrogé'),
  ...pairsInE('infiltré investigué soulagé déclaré jugé considéré reconnu remis guéri rétabli'),
  ...pairsInE('appelé frappé heurté projeté coincé écrasé percuté tordu penché plié déplacé retrouvé'),
  ...pairsInE('remplacé muté promu engagé formé retenu retiré relevé reclassé habillé dévêtu installé'),
  ...pairsInE('prêt certain incertain présent absent entraîné handicapé diminué ralenti confiné'),
  ...pairsInE('bloqué alarmé étourdi surpris maintenu soumis averti tenu mort devenu'),
  ['actif', 'active'],
  ['inactif', 'inactive'],
  ['sujet', 'sujette'],
  ['complet', 'complète'],
  ['constant', 'constante'],
  ['ponctuel', 'ponctuelle'],
];

/** Occupations: changed where the worker is said to have them, never on another person. */
export const OCCUPATIONS: readonly Pair[] = [
  ...pairsInE('préposé agent enseignant adjoint apprenti assistant surveillant gérant avocat commerçant'),
  ...pairsIn(
    'er',
    'ère',
    'menuisi charpenti plombi infirmi ambulanci polici pompi jardini cuisini caissi bouch',
  ),
  ...pairsIn('er', 'ère', 'boulang journali ouvri conseill brancardi fermi hôteli pâtissi'),
  ...pairsIn('ien', 'ienne', 'mécanic électric technic pharmac gard esthétic informatic'),
  ...pairsIn(
    'eur',
    'euse',
    'soud camionn vend serv coiff assembl emball livr mont couvr coff nettoy install',
  ),
  ...pairsIn('eur', 'euse', 'déménag pos finiss plong débroussaill'),
  ...pairsIn('teur', 'trice', 'opéra éduca conduc direc administra traduc rédac anima'),
  ['facteur', 'factrice'],
  ['étudiant', 'étudiante'],
];

/** Adjectives that may stand between the article and the noun. */
export const BEFORE_NOUN: readonly Pair[] = [
  ['dit', 'dite'],
  ['ancien', 'ancienne'],
  ['nouveau', 'nouvelle'],
  ['bon', 'bonne'],
  ['jeune', 'jeune'],
  ['même', 'même'],
];

function pairsInE(words: string): readonly Pair[] {
  return pairsIn('', 'e', words);
}

function pairsIn(masculine: string, feminine: string, stems: string): readonly Pair[] {
  return stems.split(' ').map((stem) => [stem + masculine, stem + feminine] as const);
}
