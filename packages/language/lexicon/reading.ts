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

/** Whether a form with these features may stand where those are asked for; a feature left open serves any. */
export function hasFeatures(features: Features, wanted: Features): boolean {
  return FEATURES.every(
    (name) => wanted[name] === undefined || features[name] === undefined || features[name] === wanted[name],
  );
}
