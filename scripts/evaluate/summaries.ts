import type { TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { CATEGORIES } from './categories.ts';
import type { Category } from './categories.ts';
import type { Counts, KeptFact, SpeechItem, TextItem } from './results.ts';
import { errorsOf, sumWordErrors } from './word-errors.ts';
import type { WordErrors } from './word-errors.ts';

/** The facts of several results together; a word that is no fact counts in `wrong` and `otherWords` alone. */
interface FactSums {
  readonly stated: Counts;
  /** What is wrong, of any change, by what a physician asks about. */
  readonly wrong: Counts;
  readonly changed: number;
  readonly lost: number;
  readonly added: number;
  /** Of these, those that the page marks, and those that would reach the physician unmarked. */
  readonly marked: number;
  readonly unmarked: number;
  readonly otherWords: { readonly all: number; readonly unmarked: number };
}

export interface SpeechSummary extends FactSums {
  readonly recordings: number;
  readonly failed: number;
  readonly audioSeconds: number;
  readonly heardErrors: WordErrors;
  readonly writtenErrors: WordErrors;
  /** Recordings that are written without a wrong word. */
  readonly exact: number;
  /** Seconds of work for a second of sound; null without sound. */
  readonly realTimeFactor: number | null;
  readonly longestSeconds: number;
}

export interface TextSummary extends FactSums {
  readonly calls: number;
  readonly failed: number;
  /** Of the changed facts, those that the check alone has found: finer than the tracing, or false alarms. */
  readonly foundByCheckAlone: number;
  /** Proposals without a changed fact that carry marks all the same. */
  readonly goodMarked: number;
  readonly phrasesKept: number;
  readonly phrases: number;
  readonly unsourced: number;
  readonly medianSeconds: number;
  readonly longestSeconds: number;
}

/** What the items of a run are summed over: a language, or all together. */
export type Part = TextLanguage | 'all';

/** The languages that stand in the items, and all together where that is more than one. */
export function partsOf(items: readonly { readonly language: TextLanguage }[]): readonly Part[] {
  const languages = (['fr', 'en'] as const).filter((one) => items.some(({ language }) => language === one));
  return languages.length > 1 ? [...languages, 'all'] : languages;
}

export function ofPart<Item extends { readonly language: TextLanguage }>(
  items: readonly Item[],
  part: Part,
): readonly Item[] {
  return part === 'all' ? items : items.filter(({ language }) => language === part);
}

export function sumSpeech(items: readonly SpeechItem[]): SpeechSummary {
  const done = items.flatMap(({ heard, seconds }) => (heard === null ? [] : [{ ...heard, seconds }]));
  const audioSeconds = sum(done.map((one) => one.audioSeconds));
  return {
    ...sumFacts(done),
    recordings: items.length,
    failed: items.length - done.length,
    audioSeconds,
    heardErrors: sumWordErrors(done.map(({ heardErrors }) => heardErrors)),
    writtenErrors: sumWordErrors(done.map(({ writtenErrors }) => writtenErrors)),
    exact: done.filter(({ writtenErrors }) => errorsOf(writtenErrors) === 0).length,
    realTimeFactor: audioSeconds === 0 ? null : sum(done.map(({ seconds }) => seconds)) / audioSeconds,
    longestSeconds: Math.max(0, ...items.map(({ seconds }) => seconds)),
  };
}

export function sumTexts(items: readonly TextItem[]): TextSummary {
  const done = items.flatMap(({ proposed }) => (proposed === null ? [] : [proposed]));
  const seconds = items.filter(({ failure }) => failure === null).map((item) => item.seconds);
  return {
    ...sumFacts(done),
    calls: items.length,
    failed: items.length - done.length,
    foundByCheckAlone: done.flatMap(({ changed }) =>
      changed.filter((one) => isFact(one) && one.foundBy === 'check'),
    ).length,
    goodMarked: done.filter(({ changed, marks }) => changed.length === 0 && marks > 0).length,
    phrases: sum(done.map(({ phrases }) => phrases?.of ?? 0)),
    phrasesKept: sum(done.map(({ phrases }) => (phrases === null ? 0 : phrases.of - phrases.missing.length))),
    unsourced: sum(done.map(({ unsourced }) => unsourced)),
    medianSeconds: seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0,
    longestSeconds: Math.max(0, ...seconds),
  };
}

function isFact({ category }: KeptFact): boolean {
  return category !== 'words';
}

/** All facts of some counts; single words are none. */
export function factsIn(counts: Counts): number {
  return sum(CATEGORIES.filter((one) => one !== 'words').map((one) => counts[one] ?? 0));
}

function sumFacts(
  done: readonly { readonly stated: Counts; readonly changed: readonly KeptFact[] }[],
): FactSums {
  const all = done.flatMap(({ changed }) => changed);
  const facts = all.filter(isFact);
  const words = all.filter((one) => !isFact(one));
  const count = (is: (fact: KeptFact) => boolean) => facts.filter(is).length;
  return {
    stated: countsOf((category) => sum(done.map(({ stated }) => stated[category] ?? 0))),
    wrong: countsOf((category) => all.filter((one) => one.category === category).length),
    changed: count(({ change }) => change === 'changed'),
    lost: count(({ change }) => change === 'lost'),
    added: count(({ change }) => change === 'added'),
    marked: count(({ isMarked }) => isMarked),
    unmarked: count(({ isMarked }) => !isMarked),
    otherWords: { all: words.length, unmarked: words.filter(({ isMarked }) => !isMarked).length },
  };
}

function countsOf(count: (category: Category) => number): Counts {
  return Object.fromEntries(CATEGORIES.map((category) => [category, count(category)]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
