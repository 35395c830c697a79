import type { DictationLanguage } from '../../commands/command.ts';

/**
 * Words of one kind, by what they mean: one can be corrected into another, and two that differ name different things.
 * Folded: lower case, without accents.
 */
const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sign: {
    positive: 'positif positive positifs positives',
    negative: 'negatif negative negatifs negatives',
    present: 'present presente presents presentes',
    absent: 'absent absente absents absentes',
    normal: 'normal normale normaux normales',
    abnormal: 'anormal anormale anormaux anormales abnormal',
  },
  degree: {
    mild: 'leger legere legers legeres mild',
    moderate: 'modere moderee moderes moderees moderate',
    severe: 'severe severes',
  },
  mode: {
    active: 'actif active actifs actives activement actively',
    passive: 'passif passive passifs passives passivement passively',
  },
  posture: {
    standing: 'debout standing',
    sitting: 'assis assise assises sitting seated',
    lying: 'couche couchee couches couchees allonge allongee lying supine prone',
  },
  side: {
    right: 'droit droite droits droites right',
    left: 'gauche gauches left',
    both: 'bilateral bilaterale bilateraux bilaterales bilateralement bilaterally',
  },
  depth: {
    inner: 'interne internes internal',
    outer: 'externe externes external',
    medial: 'medial mediale medialement medially',
    lateral: 'lateral laterale laterales laterally',
    radial: 'radial radiale',
    ulnar: 'cubital cubitale ulnaire ulnar',
    plantar: 'plantaire plantar',
    dorsal: 'dorsal dorsale',
  },
  front: {
    anterior: 'anterieur anterieure anterieurs anterieures anterior',
    posterior: 'posterieur posterieure posterieurs posterieures posterior',
  },
  height: {
    upper: 'superieur superieure superieurs superieures superior upper',
    lower: 'inferieur inferieure inferieurs inferieures inferior lower',
    proximal: 'proximal proximale',
    distal: 'distal distale',
  },
  part: {
    morning: 'matin lever morning',
    noon: 'midi noon',
    evening: 'soir evening',
    night: 'coucher nuit bedtime night',
  },
  weekday: {
    monday: 'lundi monday',
    tuesday: 'mardi tuesday',
    wednesday: 'mercredi wednesday',
    thursday: 'jeudi thursday',
    friday: 'vendredi friday',
    saturday: 'samedi saturday',
    sunday: 'dimanche sunday',
  },
  finger: {
    thumb: 'pouce thumb',
    index: 'index',
    middle: 'majeur middle',
    ring: 'annulaire ring',
    little: 'auriculaire little pinky',
  },
  move: Object.fromEntries(
    [
      'flexion flexions',
      'extension extensions',
      'abduction abductions',
      'adduction adductions',
      'rotation rotations',
      'inversion',
      'eversion',
      'dorsiflexion',
      'plantiflexion',
      'pronation',
      'supination',
      'elevation',
      'inclinaison inclinaisons',
      'lateroflexion',
      'deviation',
      'opposition',
    ].map((words) => [words.split(' ', 1)[0] ?? '', words]),
  ),
  place: {
    knee: 'genou genoux knee knees',
    ankle: 'cheville chevilles ankle ankles',
    hip: 'hanche hanches hip hips',
    shoulder: 'epaule epaules shoulder shoulders',
    elbow: 'coude coudes elbow elbows',
    wrist: 'poignet poignets wrist wrists',
    foot: 'pied foot',
    hand: 'main mains hand hands',
    calf: 'mollet mollets calf',
    thigh: 'cuisse cuisses thigh thighs',
    arm: 'bras arm',
    forearm: 'avant-bras forearm',
    leg: 'jambe jambes leg legs',
    heel: 'talon talons heel',
    neck: 'nuque neck',
    finger: 'doigt doigts finger fingers',
    toe: 'orteil orteils toe toes',
  },
};

interface Meaning {
  readonly group: string;
  readonly key: string;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(GROUPS).flatMap(([group, kinds]) =>
    Object.entries(kinds).flatMap(([kind, words]) =>
      words.split(' ').map((word) => [word, { group, key: `${group}:${kind}` }] as const),
    ),
  ),
);

/** What kind of word it is, and which of that kind; null for a word of no kind. */
export function meaningOf(key: string): Meaning | null {
  return MEANINGS.get(key) ?? null;
}

/** Groups whose values are measured: one ends the labels of the next. */
export const MEASURED: ReadonlySet<string> = new Set(['measure', 'score', 'time']);
/** Kinds that tell two like things apart: the thing itself is named by another word. */
export const QUALIFIERS: ReadonlySet<string> = new Set([
  'side',
  'depth',
  'front',
  'height',
  'mode',
  'posture',
  'part',
  'rank',
]);
/** Kinds that name the thing. */
export const NAMES: ReadonlySet<string> = new Set(['finger', 'move', 'place']);

const PREPOSITIONS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set([
    'a',
    'au',
    'aux',
    'de',
    'du',
    'des',
    "d'",
    'en',
    'dans',
    'pour',
    'depuis',
    'pendant',
    'par',
    'chez',
  ]),
  en: new Set(['at', 'in', 'to', 'of', 'on', 'for', 'since', 'during', 'by', 'from']),
};
/** They link what follows to what was said, and say something themselves. */
const LINKING: ReadonlySet<string> = new Set(
  'avec sans sous sur lors with without under over while when apres avant after before irradiant radiating'.split(
    ' ',
  ),
);
const ARTICLES: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['le', 'la', "l'", 'les', 'un', 'une', 'son', 'sa', 'ses', 'ce', 'cet', 'cette']),
  en: new Set(['the', 'a', 'an', 'his', 'her', 'this', 'that']),
};
const LINKS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set([
    'et',
    'ou',
    'puis',
    'mais',
    'qui',
    'que',
    "qu'",
    'il',
    'elle',
    'on',
    'ils',
    'elles',
    "c'",
    "s'",
    'cote',
    'donc',
    'euh',
    'y',
    'celui',
    'celle',
    'ceux',
    'celles',
  ]),
  en: new Set([
    'and',
    'or',
    'then',
    'but',
    'which',
    'who',
    'it',
    'he',
    'she',
    'they',
    'there',
    "it's",
    "that's",
    'uh',
    'um',
  ]),
};
const COPULAS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['est', 'etait', 'sont', 'etaient', 'soit', 'agit']),
  en: new Set(['is', 'was', 'are', 'were', 'be', 'should']),
};

export type SmallWord = 'preposition' | 'article' | 'link' | 'copula';

/** What a word is that says nothing by itself; null for the others. */
export function smallWordOf(key: string, language: DictationLanguage): SmallWord | null {
  if (PREPOSITIONS[language].has(key)) return 'preposition';
  if (ARTICLES[language].has(key)) return 'article';
  if (LINKS[language].has(key)) return 'link';
  return COPULAS[language].has(key) ? 'copula' : null;
}

/** Whether what begins with the word belongs to what stands before it: « avec douleur », "on the left". */
export function isLinking(key: string, language: DictationLanguage): boolean {
  return PREPOSITIONS[language].has(key) || LINKING.has(key);
}
