import type { DictationLanguage } from '../../commands/command.ts';
import { isYear, ENGLISH_MONTHS, FRENCH_MONTHS, yearAt } from '@constat/language/dates';
import { readCardinal, readQuantity, readRank } from '@constat/language/numbers';
import { readScore } from '@constat/language/values';
import { readUnit } from '@constat/language/units';
import type { Token } from '../token.ts';
import { meaningOf, smallWordOf } from './word-groups.ts';

/** What kind of figure: only figures of one kind can stand for one another. */
export type FigureSort = 'measure' | 'score' | 'time' | 'date' | 'level' | 'rank';

/** A part of a date, at tokens `start` to `end`. */
export interface DateMember {
  readonly part: 'day' | 'month' | 'year';
  readonly start: number;
  readonly end: number;
}

/** A number with its unit, a score, a date, a clock time, a level or a rank, said in words or written in digits. */
export interface Figure {
  readonly sort: FigureSort;
  /** The same for the same value, however it is said; the unit is no part of it. */
  readonly value: string;
  readonly unit: string | null;
  /** Tokens it takes, and how many of them are before its unit. */
  readonly length: number;
  readonly valueLength: number;
  /** « un », « une », "a": a number only where what is counted says so. */
  readonly article: boolean;
  readonly members: readonly DateMember[];
}

const MONTHS: Readonly<Record<DictationLanguage, readonly string[]>> = {
  fr: FRENCH_MONTHS,
  en: ENGLISH_MONTHS,
};
const WRITTEN_LEVEL = /^[lsctd]\d{1,2}(?:-[lsctd]?\d{1,2})*$/;
const WRITTEN_SCORE = /^(\d+(?:[.,]\d+)?[+-]?)\/(\d+)$/;
const WRITTEN_TIME = /^(\d{1,2})(?::|h(?=\d{2}$|$))(\d{2})?$/;
const WRITTEN_SIGNED = /^[-\u2212](\d+(?:[.,]\d+)?)$/;
const WRITTEN_PLUS = /^(\d)(\+{1,2})$/;
const WRITTEN_RANGE = /^(\d+)[-\u2013](\d+)$/;
const WRITTEN_RANK = /^(\d{1,2})(?:er|re|e|eme|ieme|st|nd|rd|th)$/;
const FRENCH_RANK = /^(?:premi(?:er|ere)|.+ieme)s?$/;
const LEVEL_LETTERS = new Set(['l', 's', 'c', 't', 'd']);
const HOURS = new Set(['h', 'heure', 'heures']);
const HALVES = new Set(['am', 'pm', 'a.m.', 'p.m.', "o'clock"]);
const OVER: readonly (readonly string[])[] = [['sur'], ['over'], ['out', 'of']];
const SIGNS = new Set(['moins', 'minus']);
const PLUS = new Set(['plus', '+']);
const RANGE_LINKS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['a']),
  en: new Set(['to']),
};
/** "may" and "march" are months after these, or with a day or a year. */
const MONTH_AFTER = new Set([
  'in',
  'of',
  'since',
  'on',
  'until',
  'from',
  'by',
  'last',
  'early',
  'late',
  'mid',
]);
/** Nouns whose number tells one of several apart, and is written as a Roman numeral after some. */
const NUMBERED = new Set(['grade', 'stade', 'stage', 'type', 'classe', 'class', 'phase']);
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];
const HIGHEST_GRADE = 4;
const LONGEST_RUN = 6;

/** The figure that starts at `at`; null when none does. */
export function figureAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  return (
    levelAt(tokens, at, language) ??
    dateAt(tokens, at, language) ??
    timeAt(tokens, at, language) ??
    scoreAt(tokens, at, language) ??
    gradeAt(tokens, at, language) ??
    rankAt(tokens, at, language) ??
    measureAt(tokens, at, language)
  );
}

function made(
  sort: FigureSort,
  value: string,
  length: number,
  more: Partial<Pick<Figure, 'unit' | 'valueLength' | 'article' | 'members'>> = {},
): Figure {
  return { sort, value, length, unit: null, valueLength: length, article: false, members: [], ...more };
}

function levelAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  let value = '';
  let length = 0;
  for (let run = 0; run < LONGEST_RUN; run += 1) {
    const joint = length > 0 && tokens[at + length]?.kind === 'joint' ? 1 : 0;
    const one = vertebraAt(tokens, at + length + joint, language);
    if (one === null) break;
    value += value === '' ? one.value : `-${one.value}`;
    length += joint + one.length;
  }
  return length === 0 ? null : made('level', value, length);
}

function vertebraAt(
  tokens: readonly Token[],
  at: number,
  language: DictationLanguage,
): { readonly value: string; readonly length: number } | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  if (WRITTEN_LEVEL.test(token.key)) return { value: token.key, length: 1 };
  if (!LEVEL_LETTERS.has(token.key)) return null;
  const number = readCardinal(tokens, at + 1, language);
  if (number === null || number.value > 12 || tokens[at + 1]?.key === 'une') return null;
  return { value: token.key + number.digits, length: 1 + number.length };
}

function dateAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const members: (DateMember & { readonly value: number })[] = [];
  const add = (part: DateMember['part'], start: number, length: number, value: number): number => {
    members.push({ part, start, end: start + length, value });
    return start + length;
  };
  const monthOf = (index: number): number =>
    tokens[index]?.kind === 'word' ? MONTHS[language].indexOf(tokens[index]?.key ?? '') : -1;
  let next = at;
  const day = dayAt(tokens, at, language);
  const link = language === 'en' && day !== null && tokens[at + day.length]?.key === 'of' ? 1 : 0;
  if (day !== null && monthOf(at + day.length + link) !== -1) {
    next = add('day', at, day.length, day.value) + link;
    next = add('month', next, 1, monthOf(next));
  } else if (monthOf(at) !== -1) {
    next = add('month', at, 1, monthOf(at));
    const after = language === 'en' ? dayAt(tokens, next, language) : null;
    const isYearNext = after !== null && yearOf(tokens, next, language)?.length !== undefined;
    if (after !== null && (!isYearNext || yearOf(tokens, next + after.length, language) !== null))
      next = add('day', next, after.length, after.value);
  }
  const comma = members.length === 2 && language === 'en' && tokens[next]?.key === ',' ? 1 : 0;
  const year = yearOf(tokens, next + comma, language);
  if (year !== null) next = add('year', next + comma, year.length, year.value);
  if (members.length === 0) return null;
  if (members.length === 1 && members[0]?.part === 'month' && !isMonthName(tokens, at)) return null;
  const value = (part: DateMember['part']): string =>
    String(members.find((one) => one.part === part)?.value ?? '');
  return made('date', `${value('day')}.${value('month')}.${value('year')}`, next - at, { members });
}

function isMonthName(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key;
  return (key !== 'may' && key !== 'march') || MONTH_AFTER.has(tokens[at - 1]?.key ?? '');
}

function dayAt(
  tokens: readonly Token[],
  at: number,
  language: DictationLanguage,
): { readonly value: number; readonly length: number } | null {
  const key = tokens[at]?.key ?? '';
  if (language === 'fr' && (key === 'premier' || key === '1er')) return { value: 1, length: 1 };
  const ordinal = language === 'en' ? readRank(tokens, at, 'en') : null;
  if (ordinal !== null) return ordinal;
  const number = readCardinal(tokens, at, language);
  return number !== null && number.value >= 1 && number.value <= 31 ? number : null;
}

function yearOf(
  tokens: readonly Token[],
  at: number,
  language: DictationLanguage,
): { readonly value: number; readonly length: number } | null {
  const number = language === 'en' ? yearAt(tokens, at) : readCardinal(tokens, at, 'fr');
  if (number === null || !isYear(number.value)) return null;
  return readUnit(tokens, at + number.length, language) === null ? number : null;
}

/** A clock time or a number of hours; from one to another is one figure. */
function timeAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const from = oneTimeAt(tokens, at, language);
  if (from === null || !RANGE_LINKS[language].has(tokens[at + from.length]?.key ?? '')) return from;
  const to = oneTimeAt(tokens, at + from.length + 1, language);
  return to === null ? from : made('time', `${from.value} ${to.value}`, from.length + 1 + to.length);
}

function oneTimeAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const written = WRITTEN_TIME.exec(tokens[at]?.key ?? '');
  const half = (index: number): number => (HALVES.has(tokens[index]?.key ?? '') ? 1 : 0);
  if (written !== null) {
    const value = `${Number(written[1])}:${Number(written[2] ?? 0)}`;
    const length = 1 + half(at + 1);
    return made('time', value, length, {
      unit: length === 2 ? (tokens[at + 1]?.key.charAt(0) ?? '') : null,
      valueLength: 1,
    });
  }
  const hour = readCardinal(tokens, at, language);
  if (hour === null) return null;
  const next = at + hour.length;
  if (language === 'fr') {
    if (!HOURS.has(tokens[next]?.key ?? '') || hour.value > 24) return null;
    const minutes = readCardinal(tokens, next + 1, 'fr');
    const isTime = minutes !== null && minutes.value < 60 && !minutes.article && minutes.digits.length <= 2;
    return isTime
      ? made('time', `${hour.value}:${minutes.value}`, hour.length + 1 + minutes.length)
      : made('time', `${hour.value}:0`, hour.length + 1);
  }
  const minutes = readCardinal(tokens, next, 'en');
  const valueLength = hour.length + (minutes?.length ?? 0);
  if (half(at + valueLength) === 0) return null;
  return made('time', `${hour.value}:${minutes?.value ?? 0}`, valueLength + 1, {
    unit: tokens[at + valueLength]?.key.charAt(0) ?? '',
    valueLength,
  });
}

function scoreAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const written = WRITTEN_SCORE.exec(tokens[at]?.key ?? '');
  if (written !== null) return made('score', `${written[1]}/${written[2]}`, 1);
  const top = readQuantity(tokens, at, language);
  const score = top === null ? null : readScore(tokens, at, top, language);
  if (score !== null) return made('score', score.text, score.length);
  // « soixante sur quatre-vingt-dix degrés »: what is reached, over the normal.
  const over = at + (top?.length ?? 0);
  const link = OVER.find((words) => words.every((word, index) => tokens[over + index]?.key === word));
  const bottom =
    top === null || link === undefined ? null : readQuantity(tokens, over + link.length, language);
  if (top === null || link === undefined || bottom === null || bottom.article) return null;
  return made('score', `${top.digits}/${bottom.digits}`, top.length + link.length + bottom.length);
}

/** « grade deux », `grade II` */
function gradeAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  if (!NUMBERED.has(tokens[at - 1]?.key ?? '')) return null;
  const roman = ROMAN.indexOf(tokens[at]?.key ?? '');
  if (roman > 0) return made('rank', String(roman), 1);
  const number = readCardinal(tokens, at, language);
  return number === null ? null : made('rank', number.digits, number.length);
}

function rankAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const key = tokens[at]?.key ?? '';
  const written = WRITTEN_RANK.exec(key);
  if (written !== null) return made('rank', written[1] ?? '', 1);
  const ordinal = language === 'en' ? readRank(tokens, at, 'en') : null;
  if (ordinal !== null) return made('rank', String(ordinal.value), ordinal.length);
  return language === 'fr' && FRENCH_RANK.test(key) ? made('rank', key, 1) : null;
}

/** A number with its sign and unit; from one to another is one figure. */
function measureAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const low = amountAt(tokens, at, language);
  if (low === null) return null;
  const lowUnit = readUnit(tokens, at + low.length, language);
  const link = at + low.length + (lowUnit?.length ?? 0);
  const high = RANGE_LINKS[language].has(tokens[link]?.key ?? '')
    ? amountAt(tokens, link + 1, language)
    : null;
  if (high !== null && !high.article) {
    const end = link + 1 + high.length;
    const highUnit = readUnit(tokens, end, language);
    if (lowUnit === null || lowUnit.symbol === highUnit?.symbol) {
      return made('measure', `${low.value} ${high.value}`, end - at + (highUnit?.length ?? 0), {
        unit: highUnit?.symbol ?? null,
        valueLength: end - at,
      });
    }
  }
  return made('measure', low.value, low.length + (lowUnit?.length ?? 0), {
    unit: lowUnit?.symbol ?? null,
    valueLength: low.length,
    article: low.article && lowUnit === null,
  });
}

interface Amount {
  readonly value: string;
  readonly length: number;
  readonly article: boolean;
}

function amountAt(tokens: readonly Token[], at: number, language: DictationLanguage): Amount | null {
  const key = tokens[at]?.kind === 'word' ? (tokens[at]?.key ?? '') : '';
  const signed = WRITTEN_SIGNED.exec(key);
  if (signed !== null) return { value: `-${signed[1]}`, length: 1, article: false };
  const plus = WRITTEN_PLUS.exec(key);
  if (plus !== null) return { value: `${plus[1]}+`, length: 1, article: false };
  const range = WRITTEN_RANGE.exec(key);
  if (range !== null) return { value: `${range[1]} ${range[2]}`, length: 1, article: false };
  const sign = SIGNS.has(key) ? 1 : 0;
  const number = readQuantity(tokens, at + sign, language);
  if (number === null) return null;
  const next = at + sign + number.length;
  const isGrade =
    sign === 0 &&
    number.value <= HIGHEST_GRADE &&
    PLUS.has(tokens[next]?.key ?? '') &&
    endsGrade(tokens[next + 1], language);
  if (isGrade) return { value: `${number.digits}+`, length: number.length + 1, article: false };
  return {
    value: `${sign === 1 ? '-' : ''}${number.digits.replace(',', '.')}`,
    length: sign + number.length,
    article: number.article && sign === 0,
  };
}

/** « deux plus » is a grade where nothing is compared: « deux plus grandes ». */
function endsGrade(next: Token | undefined, language: DictationLanguage): boolean {
  if (next === undefined || next.kind !== 'word') return true;
  return smallWordOf(next.key, language) !== null || meaningOf(next.key)?.group === 'side';
}
