import { fold } from '../text/fold.ts';
import type { Language } from '../language.ts';
import { ENGLISH_ENDINGS, ENGLISH_FAMILIES, ENGLISH_PREFIXES, ENGLISH_WHOLE } from './english/endings.ts';
import { FRENCH_ENDINGS, FRENCH_FAMILIES, FRENCH_PREFIXES, FRENCH_WHOLE } from './french/endings.ts';

/** Letters that a root keeps at least: what is shorter says too little; less where the ending only inflects. */
const SHORTEST = 4;
const SHORTEST_INFLECTED = 3;
const INFLECTIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set('e es ent er é ée és ées ait aient ant era erait eront eait eant issent issait ité'.split(' ')),
  en: new Set('s es ed ing ity ness'.split(' ')),
};
/** The longest word that is cut; nothing longer is a word of the language. */
const LONGEST = 40;

interface Derivation {
  readonly endings: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
  readonly longest: number;
  readonly longestPrefix: number;
  readonly whole: ReadonlySet<string>;
  /** For each word with kin that no ending shows, what stands for its family. */
  readonly families: ReadonlyMap<string, string>;
}

function derivation(
  endings: readonly string[],
  whole: ReadonlySet<string>,
  rows: string,
  prefixes: string,
  infinitive: RegExp,
  shortestStem: number,
): Derivation {
  const families = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const words = row.trim().split(' ');
    const name = `${fold(words[0] ?? '')}·`;
    for (const word of words) if (!families.has(word)) families.set(word, name);
    // « suiv- », for the forms that the row does not list.
    for (const word of words) {
      const stem = word.replace(infinitive, '');
      if (stem !== word && stem.length >= shortestStem && !families.has(stem)) families.set(stem, name);
    }
  }
  const allPrefixes = prefixes.split(/\s+/u);
  return {
    endings: new Set(endings),
    prefixes: new Set(allPrefixes),
    longest: lengthOfLongest(endings),
    longestPrefix: lengthOfLongest(allPrefixes),
    whole,
    families,
  };
}

function lengthOfLongest(words: readonly string[]): number {
  return Math.max(...words.map(({ length }) => length));
}

const DERIVATIONS: Readonly<Record<Language, Derivation>> = {
  fr: derivation(
    FRENCH_ENDINGS,
    FRENCH_WHOLE,
    FRENCH_FAMILIES,
    FRENCH_PREFIXES,
    /(?:aître|indre|re|er|ir)$/u,
    SHORTEST_INFLECTED,
  ),
  en: derivation(ENGLISH_ENDINGS, ENGLISH_WHOLE, ENGLISH_FAMILIES, ENGLISH_PREFIXES, /e$/u, SHORTEST),
};

/**
 * What a word may share with its inflected forms and with its noun, verb and adjective: « infiltration », « infiltré »
 * and « infiltrer » have a root in common. The first one is the word itself; words of one family have one root only.
 */
export function rootsOf(word: string, language: Language): readonly string[] {
  // What is longer is no word: it is answered at once, and not kept.
  if (word.length > LONGEST) return [fold(word.toLowerCase())];
  const kept = KEPT[language];
  const known = kept.get(word);
  if (known !== undefined) return known;
  const roots = readRoots(word, language);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, roots);
  return roots;
}

/** Words are asked for again and again: within a text, and in the texts that follow. */
const KEPT: Readonly<Record<Language, Map<string, readonly string[]>>> = { fr: new Map(), en: new Map() };
const MOST_KEPT = 20_000;

function readRoots(word: string, language: Language): readonly string[] {
  const { endings, prefixes, longest, longestPrefix, whole, families } = DERIVATIONS[language];
  const lower = word.toLowerCase();
  if (lower.length > LONGEST) return [fold(lower)];
  const rest = language === 'en' ? britishAsAmerican(lower) : lower;
  const single = singular(rest, language);
  const family =
    families.get(lower) ??
    families.get(rest) ??
    families.get(single) ??
    (language === 'fr' && single.length > SHORTEST ? families.get(masculine(single)) : undefined);
  if (family !== undefined) return [family];
  if (whole.has(lower)) return [fold(single)];
  const roots = new Set([normalise(rest)]);
  for (let cut = 1; cut <= longestPrefix && cut < rest.length - 2; cut += 1) {
    if (!prefixes.has(rest.slice(0, cut))) continue;
    const base = single.slice(cut);
    const kin = families.get(rest.slice(cut)) ?? families.get(base) ?? families.get(masculine(base));
    if (kin !== undefined) roots.add(`${fold(rest.slice(0, cut))}+${kin}`);
  }
  for (let length = 1; length <= longest && length <= rest.length - SHORTEST_INFLECTED; length += 1) {
    const ending = rest.slice(-length);
    if (!endings.has(ending)) continue;
    const shortest = INFLECTIONS[language].has(ending) ? SHORTEST_INFLECTED : SHORTEST;
    if (rest.length - length < shortest) continue;
    const root = rest.slice(0, -length);
    // "referr-" is "refer".
    const kin =
      families.get(root) ?? (root.length > SHORTEST ? families.get(withoutDouble(root)) : undefined);
    if (kin !== undefined) return [kin];
    roots.add(normalise(root));
  }
  return [...roots];
}

/** « décrite », « douloureuse », « active », « traumatologue ». */
function masculine(word: string): string {
  if (!word.endsWith('e')) return word;
  if (word.endsWith('euse')) return `${word.slice(0, -2)}x`;
  if (word.endsWith('ive')) return `${word.slice(0, -2)}f`;
  if (word.endsWith('ère')) return `${word.slice(0, -3)}er`;
  if (/[ltn]{2}e$/u.test(word)) return word.slice(0, word.at(-3) === word.at(-2) ? -2 : -1);
  return /[éiust]e$/u.test(word) ? word.slice(0, -1) : word;
}

function singular(word: string, language: Language): string {
  if (word.length < 4 || !(word.endsWith('s') || word.endsWith('x'))) return word;
  return word.replace(language === 'fr' ? /(?<=\p{L}{3})[sx]$/u : /(?<=[^su])s$/u, '');
}

/** « appell- » and « appel- », "stopp-" and "stop-", « bloqu- » and « bloc- ». */
function normalise(root: string): string {
  const plain = withoutDouble(fold(root));
  if (plain.endsWith('qu')) return `${plain.slice(0, -2)}c`;
  const letter = LAST_LETTERS[plain.at(-1) ?? ''];
  return letter === undefined ? plain : plain.slice(0, -1) + letter;
}

const LAST_LETTERS: Readonly<Record<string, string>> = { z: 's', v: 'f', y: 'i' };
const CONSONANT = /[b-df-hj-np-tv-z]/u;

/** Without the second of two equal consonants at the end. */
function withoutDouble(word: string): string {
  const last = word.at(-1) ?? '';
  return last !== '' && word.at(-2) === last && CONSONANT.test(last) ? word.slice(0, -1) : word;
}

function britishAsAmerican(word: string): string {
  if (word.length < 5) return word;
  const shorter = word.replace('ae', 'e');
  return (shorter.length > 5 ? shorter.replace('oe', 'e') : shorter)
    .replace(/our(?=s?$|ed$|ing$|able|ably)/u, word.length > 5 ? 'or' : 'our')
    .replace(/(?<=\p{L}{3}t)re(?=s?$)/u, 'er')
    .replace(/uvre(?=s?$)/u, 'uver');
}
