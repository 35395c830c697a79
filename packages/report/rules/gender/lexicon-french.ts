import type { Gender } from './change.ts';
import { HUMAN_WORDS, OCCUPATIONS, SHARED_WORDS, WORKER_NOUNS } from './words-french.ts';
import type { Pair } from './words-french.ts';

/** How a word may change: `noun` names the worker, `human` is said of people alone, `shared` of things too. */
export interface Entry {
  readonly kind: 'noun' | 'human' | 'shared' | 'occupation';
  /** The gender of this form. */
  readonly gender: Gender;
  readonly counterpart: string;
}

function entries(kind: Entry['kind'], pairs: readonly Pair[]): readonly (readonly [string, Entry])[] {
  return pairs.flatMap(
    ([masculine, feminine]) =>
      [
        [masculine, { kind, gender: 'male', counterpart: feminine }],
        [feminine, { kind, gender: 'female', counterpart: masculine }],
      ] as const,
  );
}

/** Every French word that can change, in both of its forms. */
export const FRENCH_LEXICON: ReadonlyMap<string, Entry> = new Map([
  ...entries('occupation', OCCUPATIONS),
  ...entries('shared', SHARED_WORDS),
  ...entries('human', HUMAN_WORDS),
  ...entries('noun', WORKER_NOUNS),
]);

/** Articles and the like before a noun: masculine, feminine before a consonant, feminine before a vowel. */
const DETERMINERS: readonly (readonly [masculine: string, feminine: string])[] = [
  ['le', 'la'],
  ['un', 'une'],
  ['ce', 'cette'],
  ['cet', 'cette'],
  ['du', 'de la'],
  ['au', 'à la'],
  ['tout', 'toute'],
  ['aucun', 'aucune'],
  ['mon', 'ma'],
  ['notre', 'notre'],
];

const STARTS_WITH_VOWEL = /^[aeiouyhâàéèêëîïôùûü]/iu;

/** The article in the other gender, fit for the noun that follows it; undefined when it has but one form. */
export function determinerIn(to: Gender, present: string, nextWord: string): string | undefined {
  if (to === 'female') return DETERMINERS.find(([masculine]) => masculine === present)?.[1];
  if (present === 'cette') return STARTS_WITH_VOWEL.test(nextWord) ? 'cet' : 'ce';
  return DETERMINERS.find(([, feminine]) => feminine === present)?.[0];
}

/** Words that open a noun phrase. */
export const ARTICLES: ReadonlyMap<string, 'male' | 'female' | 'either'> = new Map([
  ...['le', 'un', 'ce', 'cet', 'du', 'au', 'aucun', 'mon'].map((word) => [word, 'male'] as const),
  ...['la', 'une', 'cette', 'sa', 'ma', 'aucune'].map((word) => [word, 'female'] as const),
  ...["l'", 'son', 'notre', 'leur', 'chaque'].map((word) => [word, 'either'] as const),
]);

/** Plural articles: what follows is never the worker alone. */
export const PLURAL_ARTICLES: ReadonlySet<string> = new Set([
  'les',
  'des',
  'ces',
  'ses',
  'mes',
  'aux',
  'leurs',
  'nos',
  'deux',
  'trois',
]);

/** True for a word that opens a noun phrase. */
export function isDeterminer(word: string): boolean {
  return ARTICLES.has(word) || PLURAL_ARTICLES.has(word);
}
