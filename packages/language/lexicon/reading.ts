/** The grammatical class of a word. */
export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'interjection';

export type Gender = 'masculine' | 'feminine';
export type GrammaticalNumber = 'singular' | 'plural';
export type Person = 1 | 2 | 3;
export type VerbForm = 'finite' | 'infinitive' | 'participle' | 'gerund';
export type Mood = 'indicative' | 'subjunctive' | 'conditional' | 'imperative';
export type Tense = 'present' | 'imperfect' | 'past' | 'future';
export type Degree = 'comparative' | 'superlative';

/** What a form of a word tells; a feature that the form leaves open, or that its class does not have, is absent. */
export interface Features {
  readonly gender?: Gender;
  readonly number?: GrammaticalNumber;
  /** Of verbs: `participle` is the past participle, `gerund` the French present participle or the English -ing form. */
  readonly verbForm?: VerbForm;
  readonly mood?: Mood;
  readonly tense?: Tense;
  readonly person?: Person;
  readonly degree?: Degree;
}

/** One way to read a form: the word that it is a form of, and what the form tells. */
export interface FormReading extends Features {
  readonly lemma: string;
  readonly partOfSpeech: PartOfSpeech;
}

/** The form of a word that is wanted; a feature that is not given may be any. */
export interface InflectionRequest extends Features {
  readonly partOfSpeech: PartOfSpeech;
}

const FEATURES = ['gender', 'number', 'verbForm', 'mood', 'tense', 'person', 'degree'] as const;

/**
 * How many of the features asked for a form tells; -1 where it tells another. A feature that is left open serves any, but
 * a verb form without mood is none with one.
 */
export function matchOf(features: Features, wanted: Features): number {
  if (features.verbForm !== undefined && features.verbForm !== 'finite') {
    if (wanted.mood !== undefined || wanted.tense !== undefined || wanted.person !== undefined) return -1;
  }
  let told = 0;
  for (const name of FEATURES) {
    if (wanted[name] === undefined || features[name] === undefined) continue;
    if (features[name] !== wanted[name]) return -1;
    told += 1;
  }
  return told;
}
