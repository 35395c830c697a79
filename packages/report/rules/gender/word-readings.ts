/** What the lexicon tells of a French word, as far as gender needs it. */
import { FRENCH_LEXICON } from '@constat/language/lexicon/french';
import type { FormReading, InflectionRequest } from '@constat/language/lexicon';
import type { Gender } from './gender-change.ts';

/** A form that has another for the other gender. */
export interface GenderedForm {
  readonly gender: Gender;
  readonly counterpart: string;
}

/** The readings of a word in the singular. */
export interface WordReading {
  readonly isKnown: boolean;
  /** A preposition, conjunction, pronoun or determiner, or an adverb that is no adjective. */
  readonly isFunctionWord: boolean;
  /** « présente », « limite »: a verb with a subject of the third person, or « je ». */
  readonly isFinite: boolean;
  /** Not « mis », which is finite after « je » alone. */
  readonly isThirdPerson: boolean;
  readonly isInfinitive: boolean;
  /** « travaillant » */
  readonly isGerund: boolean;
  /** The infinitives of which it is a form. */
  readonly verbs: readonly string[];
  readonly isNoun: boolean;
  /** An adjective or a past participle, of one form for both genders or of this one. */
  readonly isAdjective: boolean;
  readonly isParticiple: boolean;
  readonly adjective?: GenderedForm;
  /** A noun with a form for each gender: « soudeur », « préposée ». */
  readonly noun?: GenderedForm;
  /** The gender of the noun; missing where it is no noun, or has one form for both genders. */
  readonly nounGender?: Gender;
}

const GENDERS = { masculine: 'male', feminine: 'female' } as const;
const OTHER = { masculine: 'feminine', feminine: 'masculine' } as const;
const FUNCTION_CLASSES: ReadonlySet<string> = new Set(['preposition', 'conjunction', 'pronoun']);
const UNLESS_ADJECTIVE: ReadonlySet<string> = new Set(['adverb', 'determiner']);
const MOST_KEPT = 20_000;
const KEPT = new Map<string, WordReading>();

/** Reads a word in lower case. */
export function readWord(word: string): WordReading {
  const known = KEPT.get(word);
  if (known !== undefined) return known;
  const reading = readingOf(word, formsOf(word));
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(word, reading);
  return reading;
}

/** « méfiante », which the lexicon lacks, is read beside « méfiant ». */
function formsOf(word: string): readonly FormReading[] {
  const readings = FRENCH_LEXICON.readForm(word);
  const isAdjective = readings.some(({ partOfSpeech }) => partOfSpeech === 'adjective');
  if (isAdjective || !word.endsWith('ante')) return readings;
  const masculine = FRENCH_LEXICON.readForm(word.slice(0, -1));
  const adjectives = masculine.filter(({ partOfSpeech }) => partOfSpeech === 'adjective');
  return [...readings, ...adjectives.map((reading) => ({ ...reading, gender: 'feminine' as const }))];
}

/** « épaule », « genou » */
export function isBodyPart(word: string): boolean {
  return FRENCH_LEXICON.termClassesOf(word).includes('anatomy');
}

/** True for a finite verb that is no noun and no adjective. */
export function isOnlyVerb(word: string): boolean {
  const { isFinite, isNoun, isAdjective } = readWord(word);
  return isFinite && !isNoun && !isAdjective;
}

function readingOf(word: string, readings: readonly FormReading[]): WordReading {
  // No adjective in -ant has one form for both genders, whatever the lexicon says of « méfiant ».
  const singular = readings
    .filter(({ number }) => number !== 'plural')
    .map((reading) =>
      reading.partOfSpeech === 'adjective' && word.endsWith('ant')
        ? { ...reading, gender: 'masculine' as const }
        : reading,
    );
  const adjectives = singular.filter(
    ({ partOfSpeech, verbForm }) => partOfSpeech === 'adjective' || verbForm === 'participle',
  );
  const nouns = singular.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  const nounGenders = new Set(nouns.map(({ gender }) => gender));
  const [nounGender] = nounGenders.size === 1 ? nounGenders : [];
  const [adjective, noun] = [formIn(adjectives), formIn(nouns)];
  return {
    isKnown: readings.length > 0,
    isFunctionWord: readings.some(
      ({ partOfSpeech }) =>
        FUNCTION_CLASSES.has(partOfSpeech) || (UNLESS_ADJECTIVE.has(partOfSpeech) && adjectives.length === 0),
    ),
    isFinite: readings.some(({ verbForm, person }) => verbForm === 'finite' && person !== 2),
    isThirdPerson: readings.some(({ verbForm, person }) => verbForm === 'finite' && person === 3),
    isGerund: readings.some(({ verbForm }) => verbForm === 'gerund'),
    isInfinitive: readings.some(({ verbForm }) => verbForm === 'infinitive'),
    verbs: [
      ...new Set(readings.flatMap(({ partOfSpeech, lemma }) => (partOfSpeech === 'verb' ? [lemma] : []))),
    ],
    isNoun: nouns.length > 0,
    isAdjective: adjectives.length > 0,
    isParticiple: adjectives.some(({ verbForm }) => verbForm === 'participle'),
    ...(adjective !== undefined && { adjective }),
    ...(noun !== undefined && { noun }),
    ...(nounGender !== undefined && { nounGender: GENDERS[nounGender] }),
  };
}

/** The form in the other gender that the lexicon has; none where one reading is of both genders. */
function formIn(readings: readonly FormReading[]): GenderedForm | undefined {
  if (readings.some(({ gender }) => gender === undefined)) return undefined;
  for (const { lemma, partOfSpeech, verbForm, gender } of readings) {
    if (gender === undefined) continue;
    const wanted = OTHER[gender];
    const request = { partOfSpeech, gender: wanted, number: 'singular' as const };
    const made =
      wanted === 'masculine' && verbForm === undefined
        ? masculineOf(lemma, partOfSpeech)
        : feminineOf(lemma, verbForm === undefined ? request : { ...request, verbForm });
    if (made !== undefined) return { gender: GENDERS[gender], counterpart: made };
  }
  return undefined;
}

function feminineOf(lemma: string, request: InflectionRequest): string | undefined {
  const made = FRENCH_LEXICON.inflect(lemma, request);
  return made === lemma && lemma.endsWith('ant') ? `${lemma}e` : made;
}

/** The masculine is the lemma, « nouveau » rather than « nouvel »; a noun of the feminine alone has none. */
function masculineOf(lemma: string, partOfSpeech: FormReading['partOfSpeech']): string | undefined {
  const isMasculine = FRENCH_LEXICON.readForm(lemma).some(
    (reading) =>
      reading.lemma === lemma && reading.partOfSpeech === partOfSpeech && reading.gender !== 'feminine',
  );
  return isMasculine ? lemma : undefined;
}
