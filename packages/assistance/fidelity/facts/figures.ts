import { splitWords } from '@constat/language/text';
import type { SplitWord } from '@constat/language/text';
import { readQuantity } from '@constat/language/numbers';
import { NUMBERED_NOUNS, RANGE_LINKS, numberAfterNoun, readFigures } from '@constat/language/values';
import type { Figure } from '@constat/language/values';
import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

const PAIRED = new Set(
  'cotes genoux chevilles hanches pieds epaules coudes poignets mains jambes cuisses mollets bras membres talons yeux oreilles fesses'.split(
    ' ',
  ),
);

/** Words before a number among which its noun stands, another number between them included. */
const NOUN_SIGHT = 8;

/** Adds the numbers, scores, times, dates, levels and ranks of the text that the reading was made of. */
export function addFigures(reading: Reading, text: string): void {
  const words = splitWords(text, reading.language);
  const tokenAt = createTokenFinder(reading);
  const isTaken = (at: number): boolean => {
    const token = tokenAt(words[at]?.start ?? 0);
    // In a raw dictation the words of a spoken mark are that mark.
    return reading.taken[token] === 1 || reading.tokens[token]?.kind === 'mark';
  };
  for (const figure of readFigures(words, reading.language, isTaken))
    addFigure(reading, words, figure, tokenAt);
  shareDenominators(reading);
  tagRanges(reading);
}

/** « entre trois et cinq sur dix »: the first number is out of ten too. */
function shareDenominators(reading: Reading): void {
  const { facts, tokens, table } = reading;
  facts.sort((a, b) => a.first - b.first);
  facts.forEach((score, at) => {
    const [value, total] = [facts[at - 1], /^[\d.]+(\/\d+\|)/u.exec(score.key)?.[1]];
    if (score.kind !== 'number' || total === undefined || value?.kind !== 'number') return;
    if (!/^[\d.]+\|$/u.test(value.key) || score.first - value.last !== 2) return;
    if (!/^(?:a|et|ou|to|and|or|-|–)$/u.test(tokens[value.last + 1]?.key ?? '')) return;
    const key = value.key.slice(0, -1) + total;
    facts[at - 1] = { ...value, key, term: table.idOf('number', key) };
  });
}

/** The index of the first token that begins at an offset or after it, looked for from the one found before. */
function createTokenFinder({ tokens }: Reading): (offset: number) => number {
  let at = 0;
  return (offset) => {
    while (at > 0 && (tokens[at - 1]?.start ?? 0) >= offset) at -= 1;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < offset) at += 1;
    return at;
  };
}

function addFigure(
  reading: Reading,
  words: readonly SplitWord[],
  figure: Figure,
  tokenAt: (offset: number) => number,
): void {
  const first = tokenAt((words[figure.first]?.start ?? 0) + figure.from);
  const last = tokenAt((words[figure.last]?.start ?? 0) + figure.to) - 1;
  if (last < first) return;
  const unit = figure.unit ?? '';
  if (figure.kind === 'levels') addFact(reading, 'spine-level', figure.value, first, last);
  else if (figure.kind === 'date') addFact(reading, 'date', figure.value, first, last);
  else if (figure.kind === 'rank') addFact(reading, 'number', `#${figure.value}`, first, last);
  else if (figure.kind === 'score') addFact(reading, 'number', `${figure.value}|${unit}`, first, last);
  else if (figure.kind === 'time') addFact(reading, 'number', `${figure.value}|clock`, first, last);
  else addNumber(reading, words, figure, first, last);
}

function addNumber(
  reading: Reading,
  words: readonly SplitWord[],
  figure: Figure,
  first: number,
  last: number,
): void {
  const { value, unit, approximate } = figure;
  if (addBothSides(reading, figure, first, last) || isArticle(reading, words, figure, first, last)) return;
  if (unit === 'times' && value === '1' && reading.tokens[last + 1]?.key === 'par') return;
  if (approximate) addFact(reading, 'comparison', 'about', first, first);
  addFact(reading, 'number', `${value}|${unit ?? ''}`, first, last);
}

/** « des deux côtés », « les deux genoux »: both sides rather than a count of two. */
function addBothSides(reading: Reading, { value, unit }: Figure, first: number, last: number): boolean {
  const next = reading.tokens[last + 1];
  if (reading.language !== 'fr' || value !== '2' || unit !== null || !PAIRED.has(next?.key ?? ''))
    return false;
  const isSides = next?.key === 'cotes';
  if (!isSides && !/^(?:les|des|aux|ses|ces)$/u.test(reading.tokens[first - 1]?.key ?? '')) return false;
  addFact(reading, 'side', 'bilateral', first, isSides ? last + 1 : last);
  return true;
}

/** « un », "one", and the digit 1 before a noun say no more than an article does. */
function isArticle(
  reading: Reading,
  words: readonly SplitWord[],
  figure: Figure,
  first: number,
  last: number,
): boolean {
  const { value, unit, article } = figure;
  const { tokens } = reading;
  if (unit !== null) return false;
  if (article) return !namesOne(reading, words, figure, last);
  const after = tokens[last + 1];
  return (
    value === '1' &&
    after?.kind === 'word' &&
    !after.glued &&
    !NUMBERED_NOUNS.has(tokens[first - 1]?.key ?? '')
  );
}

/** « grade un », "type one": the one of several that is meant, which dictation writes as a number too. */
function namesOne(
  { tokens, language }: Reading,
  words: readonly SplitWord[],
  figure: Figure,
  last: number,
): boolean {
  const start = Math.max(0, figure.first - NOUN_SIGHT);
  // The words of a spoken mark are no words of the sentence.
  const end = tokens[last + 1]?.kind === 'mark' ? figure.last + 1 : figure.last + 2;
  const near = words.slice(start, end);
  const at = figure.first - start;
  const number = readQuantity(near, at, language);
  return number !== null && numberAfterNoun(near, at, number, language) !== null;
}

/** Tags the two dates of each range, so that a reversed range is not taken for the same range. */
function tagRanges(reading: Reading): void {
  const dates = reading.facts.filter(({ kind }) => kind === 'date').toSorted((a, b) => a.first - b.first);
  dates.forEach((date, index) => {
    const end = dates[index + 1];
    if (end === undefined || !isRange(reading, date.last + 1, end.first)) return;
    reading.tags.set(date.first, reading.table.idOf('date', 'range start'));
    reading.tags.set(end.first, reading.table.idOf('date', 'range end'));
  });
}

function isRange({ tokens }: Reading, from: number, to: number): boolean {
  if (to - from > 2 || to <= from) return false;
  return tokens.slice(from, to).every(({ key }) => RANGE_LINKS.has(key));
}
