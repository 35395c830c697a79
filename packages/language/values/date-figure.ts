import { MOST_LISTED_DAYS, isYear } from '../dates/calendar.ts';
import { monthNumber } from '../dates/months.ts';
import { yearAt } from '../dates/years-en.ts';
import type { Language } from '../language.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { readRank } from '../numbers/rank.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import { readCounted } from '../units/units.ts';
import { makeFigure } from './figure.ts';
import type { DateMember, Figure } from './figure.ts';
import { dateKey } from './written-figure.ts';

const MONTH_BEFORE = new Set('en depuis in since of until by from during'.split(' '));
const DAY_LINKS = new Set(['au', 'et', 'ou', ',', 'puis']);
const ARTICLES = new Set(['le', 'du', 'au', 'the']);
const ENGLISH_DAY_LINKS = new Set(['to', 'and', 'or', 'through', 'until']);
const COUNTED_STEPS = new Set(['steps', 'pas', 'points']);

interface Part {
  readonly value: number;
  readonly length: number;
}
/** The month is one word. */
const WORD = { length: 1 };

/** The dates that begin at `at`: several where a list of days shares its month. */
export function readDateFigures(words: readonly Word[], at: number, language: Language): readonly Figure[] {
  const days = daysAt(words, at, language);
  if (days !== null) return days;
  const month = monthAt(words, at, language);
  if (month !== null) return fromMonth(words, at, month, language);
  return loneYear(words, at, language);
}

function dateFigure(
  words: readonly Word[],
  first: number,
  end: number,
  date: { readonly year: number | null; readonly month: number; readonly day: number | null },
  members: readonly DateMember[],
): Figure {
  return makeFigure(words, 'date', dateKey(date.year, date.month, date.day), first, end, { members });
}

function member(part: DateMember['part'], first: number, { length }: Pick<Part, 'length'>): DateMember {
  return { part, first, end: first + length };
}

/** « 14 novembre 2023 », « les neuf et douze juin », "3rd of March": days, then their month and year. */
function daysAt(words: readonly Word[], at: number, language: Language): readonly Figure[] | null {
  const days: { readonly first: number; readonly day: Part }[] = [];
  let next = at;
  for (;;) {
    const day = dayAt(words, next, language);
    if (day === null) return null;
    days.push({ first: next, day });
    next += day.length;
    const ofMonth = language === 'en' && words[next]?.key === 'of' ? next + 1 : next;
    const month = monthAt(words, ofMonth, language);
    if (month !== null) return closeDays(words, days, ofMonth, month, language);
    const links = language === 'en' ? ENGLISH_DAY_LINKS : DAY_LINKS;
    if (days.length === MOST_LISTED_DAYS || !links.has(words[next]?.key ?? '')) return null;
    next += ARTICLES.has(words[next + 1]?.key ?? '') ? 2 : 1;
  }
}

function closeDays(
  words: readonly Word[],
  days: readonly { readonly first: number; readonly day: Part }[],
  monthPlace: number,
  month: number,
  language: Language,
): readonly Figure[] {
  const { year, end, member: yearMember } = yearAfter(words, monthPlace + 1, language);
  return days.map(({ first, day }, index) => {
    const own = member('day', first, day);
    const date = { year, month, day: day.value };
    return index === days.length - 1
      ? dateFigure(words, first, end, date, [own, member('month', monthPlace, WORD), ...yearMember])
      : dateFigure(words, first, own.end, date, [own]);
  });
}

/** « mars 2024 », "March 3, 2024", « en mars »: a month that comes first. */
function fromMonth(words: readonly Word[], at: number, month: number, language: Language): readonly Figure[] {
  let next = afterPeriod(words, at + 1);
  if (words[next]?.key === 'the') next += 1;
  const bare = yearAfter(words, next, language);
  const day = language === 'en' && bare.year === null ? dayAt(words, next, language) : null;
  const dayEnd = next + (day?.length ?? 0);
  const known = day === null ? bare : yearAfter(words, dayEnd, language);
  const own = member('month', at, WORD);
  if (day === null && known.year === null) {
    const isNamed = MONTH_BEFORE.has(words[at - 1]?.key ?? '') && words[at]?.key !== 'sept';
    return isNamed ? [dateFigure(words, at, at + 1, { year: null, month, day: null }, [own])] : [];
  }
  const date = { year: known.year, month, day: day?.value ?? null };
  const members = day === null ? [own] : [own, member('day', next, day)];
  const more = day === null || known.year !== null ? null : laterDay(words, dayEnd, language);
  if (more === null) {
    const end = known.year === null ? dayEnd : known.end;
    return [dateFigure(words, at, end, date, [...members, ...known.member])];
  }
  const shared = yearAfter(words, more.end, language);
  const close = shared.year === null ? more.end : shared.end;
  return [
    dateFigure(words, at, dayEnd, { ...date, year: shared.year }, members),
    dateFigure(words, more.first, close, { year: shared.year, month, day: more.value }, [
      { part: 'day', first: more.first, end: more.end },
      ...shared.member,
    ]),
  ];
}

/** "June 5 to 10, 2023": a second day of the month, and no count of something. */
function laterDay(
  words: readonly Word[],
  at: number,
  language: Language,
): { readonly value: number; readonly first: number; readonly end: number } | null {
  if (!ENGLISH_DAY_LINKS.has(words[at]?.key ?? '')) return null;
  const first = words[at + 1]?.key === 'the' ? at + 2 : at + 1;
  const day = dayAt(words, first, language);
  if (day === null) return null;
  const end = first + day.length;
  const next = words[end];
  // "May 3 to the 5th of June", "to 5th June": that day has its month.
  if (monthAt(words, next?.key === 'of' ? end + 1 : end, language) !== null) return null;
  const ends = next === undefined || next.kind !== 'word' || isFunctionWord(next.key, language);
  return ends || readRank(words, first, language) !== null || yearAfter(words, end, language).year !== null
    ? { value: day.value, first, end }
    : null;
}

/** The year that stands at `at`, after a comma or "of" too; `end` is the word after the date. */
function yearAfter(
  words: readonly Word[],
  at: number,
  language: Language,
): { readonly year: number | null; readonly end: number; readonly member: readonly DateMember[] } {
  const start = afterPeriod(words, at);
  const isLinked = words[start]?.key === ',' || (language === 'en' && words[start]?.key === 'of');
  const place = isLinked ? start + 1 : start;
  const year = yearNumber(words, place, language);
  if (year === null) return { year: null, end: at, member: [] };
  return { year: year.value, end: place + year.length, member: [member('year', place, year)] };
}

function yearNumber(words: readonly Word[], at: number, language: Language): Part | null {
  const year = language === 'en' ? yearAt(words, at) : readCardinal(words, at, 'fr');
  return year !== null && isYear(year.value) ? year : null;
}

/** A year that stands alone and counts nothing. */
function loneYear(words: readonly Word[], at: number, language: Language): readonly Figure[] {
  const year = yearNumber(words, at, language);
  if (year === null) return [];
  const end = at + year.length;
  const next = words[end]?.key ?? '';
  if (COUNTED_STEPS.has(next) || readCounted(words, end, language) !== null) return [];
  return [makeFigure(words, 'date', String(year.value), at, end, { members: [member('year', at, year)] })];
}

function dayAt(words: readonly Word[], at: number, language: Language): Part | null {
  const rank = readRank(words, at, language);
  if (rank !== null && (language === 'en' || rank.value === 1)) return rank.value <= 31 ? rank : null;
  const number = readCardinal(words, at, language);
  return number !== null && number.value >= 1 && number.value <= 31 ? number : null;
}

function monthAt(words: readonly Word[], at: number, language: Language): number | null {
  const word = words[at];
  return word?.kind === 'word' ? (monthNumber(word.key, language) ?? null) : null;
}

/** After the period of a month written for short. */
function afterPeriod(words: readonly Word[], at: number): number {
  return words[at]?.key === '.' && words[at]?.glue === '' && /^\d/.test(words[at + 1]?.key ?? '')
    ? at + 1
    : at;
}

/** In « du 19 août au 8 novembre 2024 » the end gives its year to the start. */
export function borrowYear(start: Figure, end: Figure): Figure {
  const [, month = ''] = /^--(\d\d)/.exec(start.value) ?? [];
  const [, year = '', endMonth = ''] = /^(\d{4})-(\d\d)/.exec(end.value) ?? [];
  if (month === '' || year === '') return start;
  const own = Number(year) - (Number(month) > Number(endMonth) ? 1 : 0);
  return { ...start, value: `${own}${start.value.slice(1)}` };
}
