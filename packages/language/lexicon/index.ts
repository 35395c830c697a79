import type { Language } from '../language.ts';
import { ENGLISH_LEXICON } from './english/lexicon.ts';
import { FRENCH_LEXICON } from './french/lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import type { FormReading, InflectionRequest } from './reading.ts';
import type { TermClass } from './terms.ts';

export { CLINICAL_NAMES } from './clinical-names.ts';
export type { Lexicon } from './lexicon.ts';
export * from './reading.ts';
export type { TermClass } from './terms.ts';

const LEXICONS: Readonly<Record<Language, Lexicon>> = { fr: FRENCH_LEXICON, en: ENGLISH_LEXICON };

/** The lexicon of a language; a page that needs one language alone imports `@constat/language/lexicon/french`. */
export function lexiconOf(language: Language): Lexicon {
  return LEXICONS[language];
}

/** Whether a form, inflected or not and whatever its capitals, is a common word. */
export function isKnownWord(form: string, language: Language): boolean {
  return LEXICONS[language].isKnownWord(form);
}

/** Whether a form is a known name of a person, a place or a firm, written with its capital. */
export function isKnownName(form: string, language: Language): boolean {
  return LEXICONS[language].isKnownName(form);
}

/** All readings of a form: « présente » is an adjective and several forms of a verb. */
export function readForm(form: string, language: Language): readonly FormReading[] {
  return LEXICONS[language].readForm(form);
}

/** The form of a word that has the features asked for, where the data have it. */
export function inflect(lemma: string, request: InflectionRequest, language: Language): string | undefined {
  return LEXICONS[language].inflect(lemma, request);
}

/** The names of the families (noun, verb, adjective, adverb of one derivation) that a form may belong to. */
export function familiesOf(form: string, language: Language): readonly string[] {
  return LEXICONS[language].familiesOf(form);
}

/** Whether two forms are, in some reading, of one word or of one family. */
export function sameFamily(first: string, second: string, language: Language): boolean {
  return LEXICONS[language].sameFamily(first, second);
}

/** The expressions, each one or several lemmas, that say the same as an expression. */
export function synonymsOf(expression: string, language: Language): readonly string[] {
  return LEXICONS[language].synonymsOf(expression);
}

/** The classes of medical or legal terms that a form belongs to. */
export function termClassesOf(form: string, language: Language): readonly TermClass[] {
  return LEXICONS[language].termClassesOf(form);
}
