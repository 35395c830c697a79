import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { LONGEST_NUMBER } from './cardinal.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** How ranks are made of the names of numbers, folded. */
interface RankNames {
  /** Ranks that no number goes before. */
  readonly alone: ReadonlyMap<string, number>;
  /** The name of the number in a rank whose end hides it. */
  readonly irregular: ReadonlyMap<string, string>;
  /** How every rank in words ends. */
  readonly form: RegExp;
  /** What is put in the place of the ending. */
  readonly endings: readonly (readonly [RegExp, string])[];
  /** A rank in figures. */
  readonly written: RegExp;
  /** The highest that is read: "a forty second hold" is a time. */
  readonly most: number;
}

const RANK_NAMES: Readonly<Record<Language, RankNames>> = {
  fr: {
    alone: new Map([
      ['premier', 1],
      ['premiere', 1],
      ['second', 2],
      ['seconde', 2],
    ]),
    irregular: new Map([
      ['cinquieme', 'cinq'],
      ['neuvieme', 'neuf'],
    ]),
    form: /(?:ieme|iere|ier|onde?)s?$/,
    endings: [
      [/ieme$/, ''],
      [/ieme$/, 'e'],
    ],
    written: /^(\d{1,3})(?:er|ere|re|e|eme|emes|ieme|iemes|nd|nde)$/,
    most: Infinity,
  },
  en: {
    alone: new Map([
      ['hundredth', 100],
      ['thousandth', 1000],
    ]),
    irregular: new Map([
      ['first', 'one'],
      ['second', 'two'],
      ['third', 'three'],
      ['fifth', 'five'],
      ['eighth', 'eight'],
      ['ninth', 'nine'],
      ['twelfth', 'twelve'],
    ]),
    form: /(?:th|st|nd|rd)s?$/,
    endings: [
      [/ieth$/, 'y'],
      [/th$/, ''],
    ],
    written: /^(\d{1,3})(?:st|nd|rd|th)$/,
    most: 39,
  },
};

/** A place in an order: « troisième », "third", `2e`, and the words that say it. */
export interface Rank {
  readonly value: number;
  readonly length: number;
}

/** The rank said or written at `at`; null when none is. */
export function readRank(words: readonly Word[], at: number, language: Language): Rank | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word') return null;
  const { form, written, most } = RANK_NAMES[language];
  const figure = beginsWithDigit(word.key) ? written.exec(word.key) : null;
  if (figure !== null) return { value: Number(figure[1]), length: 1 };
  // « vingt et unième », "twenty first"
  for (let index = at; index < at + LONGEST_NUMBER; index += 1) {
    const next = words[index];
    if (next === undefined || next.kind !== 'word') return null;
    // An English rank in the plural is a fraction.
    const mayEnd = form.test(next.key) && !(language === 'en' && next.key.endsWith('s'));
    const before = mayEnd ? words.slice(at, index).flatMap(({ key }) => key.split('-')) : [];
    const value = mayEnd ? valueOf(before, next.key, language) : null;
    if (value !== null) return value <= most ? { value, length: index - at + 1 } : null;
    if (!isOfNumber(next.key, language)) return null;
  }
  return null;
}

/** Whether a word, hyphens parted, is made of words of a number. */
function isOfNumber(key: string, language: Language): boolean {
  const numbers = NUMBER_WORDS[language];
  return key.includes('-') ? key.split('-').every((part) => numbers.isWord(part)) : numbers.isWord(key);
}

function beginsWithDigit(key: string): boolean {
  const code = key.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}

/** The number of a rank, or of the bottom of a fraction, said in one word (« vingt-deuxième », "fourths"); null when it is none. */
export function rankOf(key: string, language: Language): number | null {
  return valueOf([], key, language);
}

function valueOf(before: readonly string[], key: string, language: Language): number | null {
  const { form, alone, irregular, endings } = RANK_NAMES[language];
  if (!form.test(key)) return null;
  const isTime = language === 'en' && key.endsWith('seconds');
  const rank = key.endsWith('s') && !isTime ? key.slice(0, -1) : key;
  const known = before.length === 0 ? alone.get(rank) : undefined;
  if (known !== undefined) return known;
  const parts = rank.split('-');
  const last = parts.pop() ?? '';
  const names = [
    irregular.get(last),
    ...endings.map(([ending, name]) => (ending.test(last) ? last.replace(ending, name) : undefined)),
  ];
  const numbers = NUMBER_WORDS[language];
  for (const name of names) {
    if (name === undefined || !numbers.isWord(name)) continue;
    const all = [...before, ...parts, name];
    const number = numbers.read(all);
    if (number !== null && number.used === all.length) return number.value;
  }
  return null;
}
