import type { Language } from '../language.ts';
import type { FormReading } from './reading.ts';

interface DerivedRules {
  /** Endings of learned medical nouns, with what their reading tells; the stem before them may be any. */
  readonly nouns: readonly (readonly [ending: string, reading: Omit<FormReading, 'lemma'>])[];
  /** Endings of adverbs, with what stands in their place in the adjective. */
  readonly adverbs: readonly (readonly [ending: string, adjective: string])[];
  readonly plural: (singular: string) => string;
}

const FEMININE = { partOfSpeech: 'noun', gender: 'feminine' } as const;
const MASCULINE = { partOfSpeech: 'noun', gender: 'masculine' } as const;
const NOUN = { partOfSpeech: 'noun' } as const;
const SHORTEST_STEM = 4;

/**
 * What tells the grammar of a word that no table has: the endings of learned medical nouns, and adverbs made of an
 * adjective.
 */
const RULES: Readonly<Record<Language, DerivedRules>> = {
  fr: {
    nouns: [
      ...endings(
        'ectomie otomie ostomie plastie scopie pathie algie graphie ologie thérapie dèse lyse rraphie centèse malacie sténose plégie parésie esthésie pexie ite ose',
      ).map((ending) => [ending, FEMININE] as const),
      ...endings('gramme ome').map((ending) => [ending, MASCULINE] as const),
      ...endings('ologue ologiste thérapeute').map((ending) => [ending, NOUN] as const),
    ],
    adverbs: [
      ['amment', 'ante'],
      ['emment', 'ente'],
      ['ément', 'ée'],
      ['ment', ''],
    ],
    plural: (singular) => `${singular}s`,
  },
  en: {
    nouns: endings(
      'ectomy otomy ostomy plasty scopy pathy algia graphy gram ology ologist therapy desis lysis rrhaphy centesis malacia stenosis plegia paresis esthesia pexy itis osis oma',
    ).map((ending) => [ending, NOUN] as const),
    adverbs: [
      ['ically', 'ic'],
      ['ily', 'y'],
      ['bly', 'ble'],
      ['ly', ''],
    ],
    plural: (singular) =>
      singular.endsWith('y')
        ? `${singular.slice(0, -1)}ies`
        : singular.endsWith('is')
          ? `${singular.slice(0, -2)}es`
          : `${singular}s`,
  },
};

/** The readings that its ending gives to a form that no table has. */
export function readDerivedForm(
  form: string,
  language: Language,
  read: (form: string) => readonly FormReading[],
): FormReading[] {
  const { nouns, adverbs, plural } = RULES[language];
  for (const [ending, reading] of nouns) {
    if (form.length < ending.length + SHORTEST_STEM) continue;
    if (form.endsWith(ending)) return [{ lemma: form, ...reading, number: 'singular' }];
    const many = plural(ending);
    if (form.endsWith(many)) {
      return [{ lemma: form.slice(0, -many.length) + ending, ...reading, number: 'plural' }];
    }
  }
  for (const [ending, adjective] of adverbs) {
    if (!form.endsWith(ending)) continue;
    const base = form.slice(0, -ending.length) + adjective;
    if (base.length >= SHORTEST_STEM && read(base).some((reading) => isAdverbBase(reading, language))) {
      return [{ lemma: form, partOfSpeech: 'adverb' }];
    }
  }
  return [];
}

/** French adverbs are made of a feminine, or of a form of both genders; a participle serves as an adjective. */
function isAdverbBase(reading: FormReading, language: Language): boolean {
  if (language === 'en') return reading.partOfSpeech === 'adjective' && reading.degree === undefined;
  return (
    (reading.partOfSpeech === 'adjective' || reading.verbForm === 'participle') &&
    reading.gender !== 'masculine' &&
    reading.number !== 'plural'
  );
}

function endings(text: string): string[] {
  return text.split(' ');
}
