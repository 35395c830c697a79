import type { Gender } from './gender-change.ts';
import { isIrregularTitle, otherTitle } from './job-titles.ts';
import { readWord } from './word-readings.ts';
import { HUMAN_WORDS, LACKING_WORDS, WORKER_NOUNS } from './words-french.ts';
import type { Pair } from './words-french.ts';

/** How a word may change: `noun` names the worker, `human` is said of people alone, `shared` of things too. */
export interface Entry {
  readonly kind: 'noun' | 'human' | 'shared' | 'occupation';
  /** The gender of this form. */
  readonly gender: Gender;
  readonly counterpart: string;
  /** True where two forms are in use: « chauffeuse », « chauffeure ». */
  readonly isUnclear?: boolean;
}

function listed(kind: Entry['kind'], pairs: readonly Pair[]): readonly (readonly [string, Entry])[] {
  return pairs.flatMap(
    ([masculine, feminine]) =>
      [
        [masculine, { kind, gender: 'male', counterpart: feminine }],
        [feminine, { kind, gender: 'female', counterpart: masculine }],
      ] as const,
  );
}

/** The words of which more is known than the lexicon tells. */
const KNOWN: ReadonlyMap<string, Entry> = new Map([
  ...listed('shared', LACKING_WORDS),
  ...listed('human', HUMAN_WORDS),
  ...listed('noun', WORKER_NOUNS),
  // Of a man one says « un homme » where a woman is « une dame ».
  ['dame', { kind: 'noun', gender: 'female', counterpart: 'homme' }],
]);
/** Said of nobody, or an adverb: « été », « bien ». */
const NO_ADJECTIVES = new Set(
  'été étant eu bien mal fait plus moins même tel telle demi tout toute aucun aucune quel quelle divers commis commise'.split(
    ' ',
  ),
);
/** Participles that are a title besides. */
const TITLES = new Set(['préposé', 'préposée', 'employé', 'employée', 'adjoint', 'adjointe']);
const AGENT_ENDING = /(?:eur|euse|eure|trice|ier|ière|ien|ienne)$/u;

function titleEntry(word: string): Entry | undefined {
  const title = otherTitle(word);
  return title === undefined ? undefined : { kind: 'occupation', ...title };
}

const MOST_KEPT = 20_000;
const KEPT = new Map<string, Entry | undefined>();

/** A French word that can change, in either of its forms; undefined for any other. */
export function entryOf(word: string): Entry | undefined {
  const known = KNOWN.get(word) ?? KEPT.get(word);
  if (known !== undefined || KEPT.has(word)) return known;
  const entry = entryFrom(word);
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(word, entry);
  return entry;
}

function entryFrom(word: string): Entry | undefined {
  const reading = readWord(word);
  if (reading.isFunctionWord || NO_ADJECTIVES.has(word)) return undefined;
  const { adjective } = reading;
  const isAgent = AGENT_ENDING.test(word);
  if (isIrregularTitle(word)) return titleEntry(word);
  const isTitle = !reading.isAdjective || isAgent || TITLES.has(word);
  const title = isTitle && (reading.isNoun || isAgent || !reading.isKnown) ? otherTitle(word) : undefined;
  // « douloureuse » is no « douloureur ».
  const isOther =
    adjective !== undefined && title !== undefined && adjective.counterpart !== title.counterpart;
  if (title !== undefined && !(isOther && adjective.gender === 'female'))
    return { kind: 'occupation', ...title };
  return adjective === undefined ? undefined : { kind: 'shared', ...adjective };
}

/** True for a title that is no adjective besides: after an article it names somebody. */
export function isPersonNoun(word: string): boolean {
  const { noun, isAdjective } = readWord(word);
  return noun !== undefined && !isAdjective && !KNOWN.has(word);
}

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

export function startsWithVowel(word: string): boolean {
  return STARTS_WITH_VOWEL.test(word);
}

/** The article in the other gender, fit for the noun that follows it; undefined when it has but one form. */
export function determinerIn(to: Gender, present: string, nextWord: string): string | undefined {
  if (to === 'female') return DETERMINERS.find(([masculine]) => masculine === present)?.[1];
  if (present === 'cette') return startsWithVowel(nextWord) ? 'cet' : 'ce';
  return DETERMINERS.find(([, feminine]) => feminine === present)?.[0];
}

/** Words that open a noun phrase. */
export const ARTICLES: ReadonlyMap<string, 'male' | 'female' | 'either'> = new Map([
  ...['le', 'un', 'ce', 'cet', 'du', 'au', 'aucun', 'mon'].map((word) => [word, 'male'] as const),
  ...['la', 'une', 'cette', 'sa', 'ma', 'aucune'].map((word) => [word, 'female'] as const),
  ...["l'", 'son', 'notre', 'leur', 'chaque'].map((word) => [word, 'either'] as const),
]);

/** « trois côtes », « plusieurs dents » */
export const COUNTS: readonly string[] =
  'deux trois quatre cinq six sept huit neuf dix quelques plusieurs'.split(' ');

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
  ...COUNTS,
]);

const PRENOMINAL = new Set(
  (
    'ancien ancienne long longue haut haute nouveau nouvel nouvelle gros grosse grand grande petit petite bon bonne mauvais mauvaise vieux vieil vieille ' +
    'premier première simple jeune'
  ).split(' '),
);

/** True for an adjective that stands before its noun: « gros fumeur ». */
export function isPrenominal(word: string): boolean {
  return PRENOMINAL.has(word);
}

/** True for a word that opens a noun phrase. */
export function isDeterminer(word: string): boolean {
  return ARTICLES.has(word) || PLURAL_ARTICLES.has(word);
}
