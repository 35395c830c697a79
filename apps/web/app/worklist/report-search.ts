import { ENGLISH_MONTHS, FRENCH_MONTHS } from '@constat/language/dates';
import { fold } from '@constat/language/fold';
import type { ReportSummary } from '@constat/report/rules';

/** What a search looks at of a report. */
export interface SearchedReport {
  readonly title: string;
  readonly summary: ReportSummary | undefined;
}

/** A date as far as it was written; months from 1. */
interface SoughtDate {
  readonly day?: number;
  /** More than one while the name of the month is not whole yet. */
  readonly months: readonly number[];
  readonly year?: number;
}

const NAMES = [FRENCH_MONTHS, ENGLISH_MONTHS];
/** Letters from which on a word is read as the beginning of a month. */
const MONTH_LETTERS = 3;

function monthsOf(word: string): readonly number[] {
  if (word.length < MONTH_LETTERS) return [];
  const found = NAMES.flatMap((months) =>
    months.flatMap((month, at) => (month.startsWith(word) ? [at + 1] : [])),
  );
  return [...new Set(found)];
}

/** What a month begins with, in either language. */
const STEMS = [...new Set(NAMES.flat().map((month) => month.slice(0, MONTH_LETTERS)))].join('|');

const DATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<before>\d{1,2})(?:er|st|nd|rd|th)?\s+)?(?<month>(?:${STEMS})\p{L}*)\.?` +
    String.raw`(?:\s+(?<after>\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:,?\s+(?<year>\d{4}))?(?![\p{L}\p{N}])`,
  'gu',
);

/** The first date of a folded text, and the text without it; null where there is none. */
function readDate(text: string): { readonly date: SoughtDate; readonly rest: string } | null {
  for (const match of text.matchAll(DATE)) {
    const { before, month = '', after, year } = match.groups ?? {};
    const months = monthsOf(month);
    if (months.length === 0) continue;
    const day = before ?? after;
    const date = {
      months,
      ...(day !== undefined && { day: Number(day) }),
      ...(year !== undefined && { year: Number(year) }),
    };
    return { date, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return null;
}

function isOn(day: string, { day: sought, months, year }: SoughtDate): boolean {
  const [ofYear, ofMonth, ofDay] = day.split('-').map(Number);
  return (
    ofMonth !== undefined &&
    months.includes(ofMonth) &&
    (sought === undefined || sought === ofDay) &&
    (year === undefined || year === ofYear)
  );
}

/** The words of a folded text; a date in figures stays one word. */
function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}-]+/u).flatMap((word) => {
    if (/^\d{4}-[\d-]*$/u.test(word)) return [word];
    return word.split('-').filter((part) => part !== '');
  });
}

/** Digits from which on a part of a file number is enough. */
const NUMBER_DIGITS = 4;

interface Indexed {
  readonly words: readonly string[];
  readonly fileNumber: string;
  readonly days: readonly string[];
}

function indexOf({ title, summary }: SearchedReport): Indexed {
  if (summary === undefined) return { words: wordsOf(fold(title)), fileNumber: '', days: [] };
  const { workerName, fileNumber, diagnosis, eventDate, evaluationDate, dueDate } = summary;
  const days = [eventDate, evaluationDate, dueDate].filter((day) => day !== '');
  return {
    words: [...wordsOf(fold(`${workerName} ${title} ${diagnosis} ${fileNumber}`)), ...days],
    fileNumber: fileNumber.replaceAll(/\D/gu, ''),
    days,
  };
}

function holdsWord({ words, fileNumber }: Indexed, word: string): boolean {
  if (words.some((one) => one.startsWith(word))) return true;
  return word.length >= NUMBER_DIGITS && /^\d+$/u.test(word) && fileNumber.includes(word);
}

const known = new WeakMap<SearchedReport, Indexed>();

/**
 * The reports that a text asks for, in the same order: those of the day that it names in either language, or those in
 * which each of its words begins a word of the name, the title, the number, the accepted diagnosis or a date in figures.
 * Case and accents do not count. An empty text asks for none.
 */
export function findReports<Report extends SearchedReport>(
  reports: readonly Report[],
  text: string,
): readonly Report[] {
  const folded = fold(text.trim());
  const words = wordsOf(folded);
  if (words.length === 0) return [];
  const dated = readDate(folded);
  const rest = dated === null ? [] : wordsOf(dated.rest);
  const isDated = (index: Indexed): boolean =>
    dated !== null &&
    index.days.some((day) => isOn(day, dated.date)) &&
    rest.every((word) => holdsWord(index, word));
  const indexed = reports.map((report) => {
    const index = known.get(report) ?? indexOf(report);
    known.set(report, index);
    return { report, index };
  });
  const found = indexed.filter(({ index }) => isDated(index));
  const isDay = dated?.date.day !== undefined && found.length > 0;
  const all = isDay
    ? found
    : indexed.filter(({ index }) => isDated(index) || words.every((word) => holdsWord(index, word)));
  return all.map(({ report }) => report);
}
