import { isKnownName, readForm } from '@constat/language/lexicon';
import { isOrdinaryWord } from '../../fidelity/facts/lexicon/ordinary-words.ts';
import type { TextLanguage } from '../../fidelity/difference.ts';

/** Words that open a label or an answer of the examination and are in no list of clinical words. */
const LABEL_WORDS = new Set(
  'Affaissement Course Médio-tarsienne Stress Examen Pédieux Muscle Mid-tarsal Calcaneofibular Neurovascular Dorsalis Additional Latex Reversed'.split(
    ' ',
  ),
);

/** Words that open a history or an account, are no names, and are in no list of clinical words. */
const OPENING_WORDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    'Difficulté Difficultés Incapacité Incapable Gêne Conduite Autonome Autonomie Aide Sommeil Posture Absence Présence Alignement Syndrome Capsulite État Pénicilline Sulfamides Fruits Arachides Noix Peu Bon Bonne Asthme Dépression Anxiété Reflux Césarienne Accident Travailleur Travailleuse'.split(
      ' ',
    ),
  ),
  en: new Set(
    'Difficulty Discomfort Drives Independent Help Sleep Without Absence Bruising Deformity Syndrome Penicillin Sulfa Nuts Good Mobility Asthma Depression Anxiety Reflux Cannot Takes Feels Worker'.split(
      ' ',
    ),
  ),
};

/**
 * A text as it reads after a colon or a semicolon: without the capital of its first word, where that word is known to
 * be no name, no trade name and no abbreviation. Any other word keeps its capital.
 */
export function midSentence(text: string, language: TextLanguage): string {
  if (opensSmall(text)) return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const [first = ''] = /^\p{L}+(?:-\p{L}+)*/u.exec(text) ?? [];
  return LABEL_WORDS.has(first) ||
    OPENING_WORDS[language].has(first) ||
    isOrdinaryWord(first, language) ||
    isCommonWord(first, language) ||
    isOrdinaryPlural(first, language)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

/** « Cicatrices », by its singular: long enough that no family name is meant. */
function isOrdinaryPlural(word: string, language: TextLanguage): boolean {
  return /^\p{L}{5,}s$/u.test(word) && isOrdinaryWord(word.slice(0, -1), language);
}

/** A word of the lexicon that is no name; a past tense is left, as a trade name may read like one. */
function isCommonWord(word: string, language: TextLanguage): boolean {
  if (!/^\p{Lu}\p{Ll}+/u.test(word) || isKnownName(word, language)) return false;
  return readForm(word, language).some(({ partOfSpeech, tense, verbForm }) =>
    partOfSpeech === 'verb' ? tense === 'present' || verbForm === 'participle' : true,
  );
}

/** « L’IRM », « A subi », "A repair": what stands before an apostrophe or alone, and no name (« L’Heureux »). */
function opensSmall(text: string): boolean {
  return /^(?:[CDJLMNST]|Qu)[’'](?:\p{Ll}|\p{Lu}{2})|^[AÀ]\s+\p{Ll}/u.test(text);
}
