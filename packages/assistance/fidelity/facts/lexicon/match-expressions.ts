import { fold } from '@constat/language/text';
import { rootsOf } from '@constat/language/meaning';
import type { FactKind, TextLanguage } from '../../difference.ts';
import { stemOf } from '../../text/stem.ts';
import { addFact } from '../fact.ts';
import type { Reading } from '../fact.ts';
import { ROLE } from '../role.ts';
import { ENGLISH_TERMS } from './english-terms.ts';
import { ENGLISH_LEXICON } from './english.ts';
import { FRENCH_TERMS } from './french-terms.ts';
import { FRENCH_LEXICON } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { ENGLISH_RELATIONS, FRENCH_RELATIONS } from './relations.ts';

interface Entry {
  readonly stems: readonly string[];
  /** The plain words themselves, where their stems would say too much. */
  readonly exact: readonly string[] | null;
  readonly kind: FactKind;
  readonly facts: readonly { readonly kind: FactKind; readonly key: string }[];
  /** An abbreviation such as « IM » that only counts in capitals when the lower-case word means something else. */
  readonly capitals: boolean;
}

type Index = ReadonlyMap<string, readonly Entry[]>;

const CAPITALS_ONLY = new Set([
  'MI',
  'MS',
  'SC',
  'AM',
  'PM',
  'OD',
  'IA',
  'SL',
  'PE',
  'CT',
  'LLE',
  'RLE',
  'LUE',
  'RUE',
]);
/** Expressions that say so only right before a number. */
const BEFORE_NUMBER = new Set(['more', 'less', 'at-least', 'at-most', 'about']);

function buildIndex(language: TextLanguage, lexicons: readonly Lexicon[]): Index {
  const index = new Map<string, Entry[]>();
  for (const lexicon of lexicons) {
    for (const [kind, keys] of Object.entries(lexicon)) {
      for (const [key, expressions] of Object.entries(keys)) {
        for (const expression of expressions.split(','))
          addEntry(index, language, kind as FactKind, key, expression.trim());
      }
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  return index;
}

function addEntry(
  index: Map<string, Entry[]>,
  language: TextLanguage,
  kind: FactKind,
  key: string,
  expression: string,
): void {
  const words = fold(expression).match(/[a-z]+/gu) ?? [];
  const stems = words.map((word) => stemOf(word, language));
  const exact = expression.startsWith('=') ? words : null;
  const first = stems[0];
  if (first === undefined) return;
  const entries = index.get(first) ?? [];
  if (
    exact !== null ||
    !entries.some((entry) => entry.kind === kind && entry.stems.join(' ') === stems.join(' '))
  ) {
    entries.push({ stems, exact, kind, facts: factsOf(kind, key), capitals: CAPITALS_ONLY.has(expression) });
  }
  index.set(first, entries);
}

const LEXICONS: Readonly<Record<TextLanguage, readonly Lexicon[]>> = {
  fr: [FRENCH_TERMS, FRENCH_LEXICON, FRENCH_RELATIONS],
  en: [ENGLISH_TERMS, ENGLISH_LEXICON, ENGLISH_RELATIONS],
};

const KEPT: Partial<Record<TextLanguage, Index>> = {};

/** Built when it is first asked for: a program that reads no facts starts without it. */
function indexOf(language: TextLanguage): Index {
  return (KEPT[language] ??= buildIndex(language, LEXICONS[language]));
}

/** Whether an expression of the lexicon may begin with a word of this stem. */
export function beginsExpression(stem: string, language: TextLanguage): boolean {
  return indexOf(language).has(stem);
}

/** Adds a fact for each expression of the lexicon; the longest expression wins. */
export function readLexicon(reading: Reading): void {
  const { tokens, taken } = reading;
  const index = indexOf(reading.language);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.roles & ROLE.expression) === 0 || taken[at] === 1) continue;
    const entry = firstFitting(reading, at, index.get(token.stem));
    if (entry === null) continue;
    const last = at + entry.stems.length - 1;
    for (const { kind, key } of entry.facts) addFact(reading, kind, key, at, last);
    at = last;
  }
}

function firstFitting(reading: Reading, at: number, entries: readonly Entry[] = []): Entry | null {
  for (const entry of entries) if (fits(reading, at, entry)) return entry;
  return null;
}

function factsOf(kind: FactKind, keys: string): Entry['facts'] {
  return keys.split('&').map((key) => {
    if (/^[\d.]+\|/u.test(key)) return { kind: 'number', key };
    return key.startsWith('side:') ? { kind: 'side', key: key.slice('side:'.length) } : { kind, key };
  });
}

function fits(reading: Reading, at: number, entry: Entry): boolean {
  const { tokens, taken } = reading;
  if (entry.stems.length > 1 && tokens[at + 1]?.stem !== entry.stems[1]) return false;
  if (entry.exact?.some((word, ahead) => tokens[at + ahead]?.key !== word) === true) return false;
  for (let ahead = 0; ahead < entry.stems.length; ahead += 1) {
    const token = tokens[at + ahead];
    if (token?.stem !== entry.stems[ahead] || taken[at + ahead] === 1) return false;
    if (entry.capitals && token?.text !== token?.text.toUpperCase()) return false;
  }
  const next = at + entry.stems.length;
  if (entry.kind === 'comparison' && BEFORE_NUMBER.has(entry.facts[0]?.key ?? ''))
    return isNumberNear(reading, next, at);
  // « trois fois » or "twice" before it makes "a week" a frequency.
  if (entry.stems[0] === 'a' && entry.kind === 'frequency') return taken[at - 1] === 1;
  // « plus marquée » compares and grades nothing.
  if (
    entry.kind === 'severity' &&
    entry.stems.length === 1 &&
    isCompared(tokens[at - 1]?.key, tokens[at]?.key)
  )
    return false;
  // « père de deux enfants » tells of the children.
  if (entry.kind === 'name' && /^(?:de|of)$/u.test(tokens[next]?.key ?? ''))
    return reading.numberAt[next + 1] !== 1;
  // « prend en charge » and « s’en charge » load no joint.
  if (entry.kind === 'moment' && entry.stems.length === 2 && tokens[at]?.key === 'en')
    return !TAKES.test(tokens[at - 1]?.key ?? '');
  if (entry.kind === 'trend' && opensTime(reading, at, next)) return false;
  return !isEveryday(reading, at, next);
}

/** « au début », "in the beginning": when, and not what begins; « au début du traitement » says what. */
function opensTime({ tokens }: Reading, at: number, next: number): boolean {
  if (next - at > 1 || !/^(?:debut|commencement|depart|beginning)$/u.test(tokens[at]?.key ?? ''))
    return false;
  if (/^(?:de|du|des|d|of)$/u.test(tokens[next]?.key ?? '')) return false;
  const [before, earlier] = [tokens[at - 1]?.key ?? '', tokens[at - 2]?.key ?? ''];
  return before === 'au' || (before === 'the' && /^(?:in|at|from)$/u.test(earlier));
}

const TAKES = /^(?:s|m|se|prend|prends|prendre|prennent|prenait|pris|prise|prises|a|ayant|medecin)$/u;

function isNumberNear({ tokens, numberAt }: Reading, next: number, at: number): boolean {
  const from = tokens[next]?.key === 'd' || tokens[next]?.key === 'de' ? next + 1 : next;
  return numberAt[from] === 1 || numberAt[from + 1] === 1 || numberAt[at - 1] === 1;
}

const isCompared = (before = '', word = ''): boolean =>
  /^(?:plus|moins|more|less)$/u.test(before) &&
  /^(?:marque|important|intense|prononce|considerable|marked|pronounced|significant|strong|severe)e?s?$/u.test(
    word,
  );

const BACK_VERBS =
  /^(?:go|goes|going|gone|went|come|comes|coming|came|get|gets|got|put|give|gave|send|sent|bring|brought|date|dates|dated|dating|turn|turned|take|takes|took|move|moved)$/u;
const LOOKS = /^look(?:s|ed|ing)?$/u;

/** Words that mean a side or a finding here and something else there: « avoir droit à », "left the hospital". */
function isEveryday({ tokens, language }: Reading, at: number, next: number): boolean {
  if (next - at > 1) return false;
  const word = tokens[at]?.key;
  const before = tokens[at - 1]?.key ?? '';
  const after = tokens[next]?.key ?? '';
  if (language === 'fr') {
    if (word === 'droit')
      return before === 'a' && after === 'a'
        ? false
        : /^(?:le|un|tout|plein|son)$/u.test(before) && /^(?:de|d|a|devant)$/u.test(after);
    // « toujours pas » denies like « pas », « pas toujours » does not.
    if (word === 'toujours') return after === 'pas';
    return false;
  }
  if (word === 'left') {
    return (
      /^(?:no|him|them|behind|any|nothing)$/u.test(after) ||
      (/^(?:he|she|they|worker|patient|has|had|was|who|i)$/u.test(before) &&
        /^(?:the|her|his|their|work|with|at|for|in|untreated|to)$/u.test(after))
    );
  }
  if (word === 'scared') return true;
  if (word === 'could') return after === 'not';
  if (word === 'back') return BACK_VERBS.test(before);
  if (word === 'after') return LOOKS.test(before);
  if (/^end(?:s|ed|ing)?$/u.test(word ?? '')) return after === 'up';
  if (word === 'sensation') return before.endsWith('ing');
  if (word === 'right') return before === 'all' || /^(?:away|after|before|now)$/u.test(after);
  return false;
}

/** Kinds whose facts a noun, a verb and an adjective may state alike. */
const AKIN: readonly FactKind[] = ['diagnosis', 'treatment', 'examination', 'anatomy'];

const AKIN_ROOTS: Readonly<Record<TextLanguage, ReadonlyMap<string, { kind: FactKind; key: string }>>> = {
  fr: akinRoots('fr', FRENCH_TERMS),
  en: akinRoots('en', ENGLISH_TERMS),
};

function akinRoots(language: TextLanguage, lexicon: Lexicon) {
  const found = new Map<string, { kind: FactKind; key: string }>();
  for (const kind of AKIN) {
    for (const [key, expressions] of Object.entries(lexicon[kind] ?? {})) {
      if (key.includes(':') || key.includes('&')) continue;
      for (const expression of expressions.split(',').map((word) => word.trim().replace(/^=/u, ''))) {
        if (!/^\p{L}{4,}$/u.test(expression)) continue;
        for (const root of rootsOf(expression, language))
          if (!found.has(root)) found.set(root, { kind, key });
      }
    }
  }
  return found;
}

/** The fact of the lexicon whose name shares one of these roots, or null. */
export function findRelatedFact(
  roots: readonly string[],
  language: TextLanguage,
): { readonly kind: FactKind; readonly key: string } | null {
  const akin = AKIN_ROOTS[language];
  for (const root of roots) {
    const fact = akin.get(root);
    if (fact !== undefined) return fact;
  }
  return null;
}
