import type { DictationLanguage } from '../../commands/command.ts';
import { endsHour, isMonthName, monthNumber } from '@constat/language/dates';
import { readRank } from '@constat/language/numbers';
import { readUnit } from '@constat/language/units';
import { NUMBERED_NOUNS, isMinus, readFiguresAt, readLevelRun } from '@constat/language/values';
import type { Figure as Value } from '@constat/language/values';
import type { Token } from '../dictation-token.ts';

/** What kind of figure: only figures of one kind can stand for one another. */
export type FigureSort = 'measure' | 'score' | 'time' | 'date' | 'level' | 'rank';

/** A part of a date, at tokens `start` to `end`. */
export interface DateMember {
  readonly part: 'day' | 'month' | 'year';
  readonly start: number;
  readonly end: number;
}

/** A value or a range of two, as one thing that can be corrected. */
export interface Figure {
  readonly sort: FigureSort;
  /** The same for the same value, however it is said; the unit is no part of it. */
  readonly value: string;
  readonly unit: string | null;
  readonly start: number;
  /** Tokens it takes, and how many of them are before its unit: all of them where the unit stands within. */
  readonly length: number;
  readonly valueLength: number;
  /** « un », « une », "a", « une semaine »: a number only where another of its unit says so. */
  readonly article: boolean;
  readonly members: readonly DateMember[];
}

const RANGE_LINKS: Readonly<Record<DictationLanguage, string>> = { fr: 'a', en: 'to' };
const DATE_LINKS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['au']),
  en: new Set(['to', 'through', 'until']),
};
const HOURS_OF_DAY = 24;

/** The figure that starts at `at`; null when none does. */
export function figureAt(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const low = ownFigure(tokens, at, language);
  if (low === null) return null;
  const link = at + low.length;
  const key = tokens[link]?.kind === 'word' ? (tokens[link]?.key ?? '') : '';
  if (low.sort === 'date') {
    if (!DATE_LINKS[language].has(key)) return low;
    const high = ownFigure(tokens, tokens[link + 1]?.key === 'the' ? link + 2 : link + 1, language);
    return high?.sort === 'date' && high.members.length > 0 ? datesOf([low, high]) : low;
  }
  const high = key === RANGE_LINKS[language] ? ownFigure(tokens, link + 1, language) : null;
  return (high === null ? null : rangeOf(low, high)) ?? low;
}

/** Dates that one month is said for, or the two ends of a range: one figure, with the parts of all. */
function datesOf(dates: readonly Figure[]): Figure {
  const [first, last] = [dates[0] as Figure, dates.at(-1) as Figure];
  const members = dates.flatMap((date) => date.members);
  return made('date', dates.map(({ value }) => value).join(' '), first.start, last.start + last.length, {
    members,
  });
}

/** From one value to another of its kind is one figure. */
function rangeOf(low: Figure, high: Figure): Figure | null {
  const isTime = low.sort === 'time' && high.sort === 'time';
  const isMeasured = low.sort === 'measure' && (high.sort === 'measure' || high.sort === 'score');
  const isGrade = low.sort === 'rank' && high.sort === 'measure' && high.unit === null;
  if (high.article || !(isTime || isMeasured || isGrade)) return null;
  if (isMeasured && low.unit !== null && low.unit !== high.unit) return null;
  const before = high.start - low.start;
  return {
    ...high,
    sort: isGrade ? 'rank' : high.sort,
    start: low.start,
    value: `${low.value} ${high.value}`,
    unit: isTime ? null : high.unit,
    length: before + high.length,
    valueLength: before + (isTime ? high.length : high.valueLength),
  };
}

/** Whether the figure states several values: both ends of a range, or a list of days. */
export function isRange({ value }: Figure): boolean {
  return value.includes(' ');
}

function ownFigure(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const sign = isMinus(token.key, language) ? 1 : 0;
  const values = readFiguresAt(tokens, at + sign, language);
  const [first] = values;
  if (first === undefined) return sign === 1 ? null : unread(tokens, at, language);
  if (sign === 1 && !first.value.startsWith('-')) return null;
  const figures = values.map((value) => figureOf(tokens, value, value.first - sign, language));
  if (figures.length === 1) return figures[0] ?? null;
  return first.kind === 'date' ? datesOf(figures) : writtenRange(figures);
}

/** A month alone, and levels that the spine does not have. */
function unread(tokens: readonly Token[], at: number, language: DictationLanguage): Figure | null {
  if (isMonthName(tokens, at, language)) {
    const members = [{ part: 'month', start: at, end: at + 1 }] as const;
    return made('date', `--${monthNumber(tokens[at]?.key ?? '', language)}`, at, at + 1, { members });
  }
  const level = readLevelRun(tokens, at, language);
  if (level === null) return null;
  const end = at + level.length;
  const names = tokens.slice(at, end).map(({ key }) => key);
  return made('level', names.join('-'), at, end);
}

/** « 10-15 kg »: the word states both ends. */
function writtenRange(figures: readonly Figure[]): Figure {
  const last = figures.at(-1) as Figure;
  return { ...last, value: figures.map(({ value }) => value).join(' ') };
}

function made(
  sort: FigureSort,
  value: string,
  start: number,
  end: number,
  more: Partial<Pick<Figure, 'unit' | 'valueLength' | 'article' | 'members'>> = {},
): Figure {
  const length = end - start;
  return {
    sort,
    value,
    start,
    length,
    unit: null,
    valueLength: length,
    article: false,
    members: [],
    ...more,
  };
}

function figureOf(
  tokens: readonly Token[],
  { kind, value, unit, unitAt, article, approximate, first, last, members }: Value,
  start: number,
  language: DictationLanguage,
): Figure {
  const end = last + 1;
  if (kind === 'levels') return made('level', value, start, end);
  if (kind === 'date') {
    const parts = members.map(({ part, first: from, end: to }) => ({ part, start: from, end: to }));
    return made('date', value, start, end, { members: parts });
  }
  if (kind === 'time' || (kind === 'number' && isHour(tokens[end], value, unit))) {
    const half = endsHour(tokens[end]) ? (tokens[end]?.key.charAt(0) ?? '') : null;
    return half === null
      ? made('time', value, start, end)
      : made('time', value, start, end + 1, { unit: half, valueLength: end - start });
  }
  const valueEnd = unitAt === null ? end : Math.min(end, unitAt);
  const rank = readRank(tokens, first, language);
  if (kind === 'rank' || rank?.length === valueEnd - first) return made('rank', value, start, valueEnd);
  if (kind === 'number' && NUMBERED_NOUNS.has(tokens[first - 1]?.key ?? ''))
    return made('rank', value, start, valueEnd);
  const isNumber = !article || (unitAt !== null && readUnit(tokens, unitAt, language) !== null);
  return made(kind === 'score' ? 'score' : 'measure', `${approximate ? '~' : ''}${value}`, start, end, {
    unit,
    valueLength: valueEnd - start,
    article: !isNumber,
  });
}

/** « huit heures » and "eight a.m.": a time of day, or as many hours. */
function isHour(next: Token | undefined, value: string, unit: string | null): boolean {
  const isWhole = /^\d+$/.test(value) && Number(value) <= HOURS_OF_DAY;
  return isWhole && (unit === 'h' || (unit === null && endsHour(next)));
}
