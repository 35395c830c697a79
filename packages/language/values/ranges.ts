import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { readScore } from './scores.ts';
import { readUnit } from '../units/units.ts';
import { keepsDegrees } from './number-context.ts';
import type { Piece, WrittenValue } from './written-value.ts';

const LINKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['a', 'ou', 'et', 'par', 'sur', 'fois', 'x']),
  en: new Set(['to', 'or', 'and', 'by', 'times', 'x']),
};
/** Links that make one measure of two numbers, whatever follows. */
const MEASURES = new Set(['par', 'by', 'x', 'sur', 'fois', 'times']);
const BETWEEN = new Set(['entre', 'between']);
/** « à plus de dix degrés », "to at least ten degrees": words that compare the second number of a range. */
const COMPARISONS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  fr: [
    ['plus', 'de'],
    ['moins', 'de'],
    ['au', 'plus'],
    ['au', 'moins'],
  ],
  en: [
    ['more', 'than'],
    ['less', 'than'],
    ['at', 'most'],
    ['at', 'least'],
    ['up', 'to'],
  ],
};
const NBSP = '\u00A0';

/** « quinze à vingt-cinq kilogrammes », "eleven to one o'clock": both numbers take the form of what ends the range. */
export function readRange(
  tokens: readonly Word[],
  at: number,
  first: Quantity,
  language: Language,
): WrittenValue | null {
  const link = tokens[at + first.length];
  if (link === undefined || link.kind !== 'word' || !LINKS[language].has(link.key) || first.article)
    return null;
  const compared = isRangeLink(link.key) ? comparisonAt(tokens, at + first.length + 1, language) : [];
  const start = at + first.length + 1 + compared.length;
  const second = readQuantity(tokens, start, language);
  if (second === null || (second.article && tokens[start]?.key === 'une')) return null;
  const end = start + second.length;
  const joined: Piece[] = [{ text: first.digits }, { text: link.text }, ...compared];
  const length = end - at;
  const unit = readUnit(tokens, end, language);
  if (unit !== null) {
    if (second.article && unit.symbol === '°') return null;
    if (unit.symbol === '°' && keepsDegrees(tokens, at, language))
      return done(length, [...joined, { text: second.digits }]);
    if (link.key === 'sur' && unit.symbol === '°' && first.value <= second.value) {
      return done(length + unit.length, [
        { text: `${first.digits}/${second.digits}` },
        { text: '°', glue: '' },
      ]);
    }
    const glue = unit.tight ? '' : language === 'fr' ? NBSP : ' ';
    return done(length + unit.length, [...joined, { text: second.digits }, { text: unit.symbol, glue }]);
  }
  if (MEASURES.has(link.key)) return null;
  const score = readScore(tokens, start, second, language);
  if (score !== null && (isRangeLink(link.key) || BETWEEN.has(tokens[at - 1]?.key ?? ''))) {
    return score.doubtful ? null : done(start - at + score.length, [...joined, { text: score.text }]);
  }
  if (score !== null || second.article) return readClockRange(tokens, end, joined, second, length, language);
  if (tokens[end]?.key === "o'clock") return done(length, [...joined, { text: second.digits }]);
  if (
    isRangeLink(link.key) &&
    second.isWhole &&
    second.inWords &&
    second.value >= 10 &&
    first.value < second.value
  ) {
    return followedByNumber(tokens, end, language)
      ? null
      : done(length, [...joined, { text: second.digits }]);
  }
  return null;
}

function comparisonAt(tokens: readonly Word[], at: number, language: Language): readonly Piece[] {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isComparison = COMPARISONS[language].some(
    ([one, other]) => one === first?.key && other === second?.key,
  );
  return isComparison && first !== undefined && second !== undefined
    ? [{ text: first.text }, { text: second.text }]
    : [];
}

function isRangeLink(key: string): boolean {
  return key === 'a' || key === 'to' || key === 'ou' || key === 'or';
}

function readClockRange(
  tokens: readonly Word[],
  end: number,
  joined: readonly Piece[],
  second: Quantity,
  length: number,
  language: Language,
): WrittenValue | null {
  const isClock = language === 'en' && tokens[end]?.key === "o'clock";
  return isClock ? done(length, [...joined, { text: second.digits }]) : null;
}

function followedByNumber(tokens: readonly Word[], at: number, language: Language): boolean {
  return readQuantity(tokens, at, language) !== null;
}

function done(length: number, pieces: readonly Piece[]): WrittenValue {
  return { length, pieces, doubtful: null };
}
