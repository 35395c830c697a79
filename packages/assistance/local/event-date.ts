/** When an event that a sentence tells took place. */
import { splitWords, withoutQuotes } from '@constat/language/text';
import type { Word } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import type { Figure } from '@constat/language/values';
import type { TextLanguage } from '../fidelity/difference.ts';
import { participleOf } from './history-order/depends-on-previous.ts';

interface Leads {
  readonly weekdays: ReadonlySet<string>;
  /** Words that stand between the lead and the date. */
  readonly articles: ReadonlySet<string>;
  /** What stands before a day on which an event took place. */
  readonly days: readonly (readonly string[])[];
  /** What stands before the first day of a period. */
  readonly periods: readonly (readonly string[])[];
  readonly periodLinks: ReadonlySet<string>;
  readonly month: string;
  /** What may stand before a month or a year that opens the sentence. */
  readonly opening: ReadonlySet<string>;
  /** After these the date tells of something else. */
  readonly others: ReadonlySet<string>;
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function phrases(...all: readonly string[]): readonly (readonly string[])[] {
  return all.map((phrase) => phrase.split(' '));
}

const LEADS: Readonly<Record<TextLanguage, Leads>> = {
  fr: {
    weekdays: set('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    articles: new Set(),
    days: phrases('le', 'a compter du', 'a partir du', 'evenement suivant du'),
    periods: phrases('du', 'entre le', 'de'),
    periodLinks: set('au et a'),
    month: 'en',
    opening: set("a l' la le au vers mois debut fin mi de d' en ete automne printemps hiver"),
    others: set("depuis avant apres jusque jusqu' ici"),
  },
  en: {
    weekdays: set('monday tuesday wednesday thursday friday saturday sunday'),
    articles: set('the'),
    days: phrases('on', 'from', 'effective', 'following event of'),
    periods: phrases('between', 'from'),
    periodLinks: set('and to until through'),
    month: 'in',
    opening: set('in the early late mid spring summer fall autumn winter of'),
    others: set('since until before after'),
  },
};

/**
 * The date of the event as one number that sorts, `yyyymmdd` (day 00 for a month alone, 0000 for a year alone or its
 * season), or null where the sentence dates no event of its own. What stands between quotation marks dates none.
 */
export function eventDate(sentence: string, language: TextLanguage): number | null {
  const { words, dates } = datesOf(sentence, language);
  for (const date of dates) {
    const number = numberOf(date.value);
    if (number !== null && isOfEvent(words, date, LEADS[language])) return number;
  }
  return null;
}

/** A date of an event, and the words around it in the sentence. */
export interface DatedEvent {
  readonly date: number;
  readonly before: string;
  /** The words before the date and the few after it. */
  readonly opening: string;
  /** What follows the date. */
  readonly after: string;
}

/** Words after the date in which the subject of the sentence shows. */
const SUBJECT_WORDS = 4;

/** The same date with what stands around it; one that only a participle set between commas dates is left out. */
export function datedEvent(sentence: string, language: TextLanguage): DatedEvent | null {
  const { words, dates } = datesOf(sentence, language);
  for (const date of dates) {
    const number = numberOf(date.value);
    if (number === null || !isOfEvent(words, date, LEADS[language])) continue;
    if (isAside(words, date, language)) continue;
    return {
      date: number,
      before: spell(words.slice(0, date.first)),
      opening: spell(words.slice(0, date.last + 1 + SUBJECT_WORDS)),
      after: spell(words.slice(date.last + 1)),
    };
  }
  return null;
}

function spell(words: readonly Word[]): string {
  return words.map(({ glue, text }) => glue + text).join('');
}

/** « Le diagnostic initial, posé le 4 mars 2024, est maintenu » tells of what is maintained. */
function isAside(words: readonly Word[], date: Figure, language: TextLanguage): boolean {
  const end = leadEnd(words, date.first, LEADS[language]) - 1;
  const next = words[date.last + 1]?.key ?? '.';
  return (
    next !== '.' && words[end - 2]?.key === ',' && participleOf(words[end - 1]?.text ?? '', language) !== null
  );
}

/** Every date of a text whose year is known, as `eventDate` writes them. */
export function datesIn(text: string, language: TextLanguage): readonly number[] {
  return datesOf(text, language).dates.flatMap(({ value }) => numberOf(value) ?? []);
}

/** Whether one such date is before the other for certain: « en juin 2020 » is not before « le 3 juin 2020 ». */
export function isSurelyBefore(one: number, other: number): boolean {
  const span = one % 10_000 === 0 ? 1299 : one % 100 === 0 ? 99 : 0;
  return one + span < other;
}

/** Whether a sentence dates its event by a day and a month alone. */
export function hasDateWithoutYear(sentence: string, language: TextLanguage): boolean {
  const { words, dates } = datesOf(sentence, language);
  const lead = language === 'fr' ? LEADS.fr.days : phrases('on');
  return dates.some(
    (date) =>
      /^--\d\d-/u.test(date.value) && followsAny(words, leadEnd(words, date.first, LEADS[language]), lead),
  );
}

function datesOf(
  sentence: string,
  language: TextLanguage,
): { readonly words: readonly Word[]; readonly dates: readonly Figure[] } {
  const words = splitWords(withoutQuotes(sentence), language);
  const isEnglishFigures = ({ first }: Figure): boolean =>
    language === 'en' && words[first]?.text.includes('/') === true;
  const dates = readFigures(words, language).filter(
    (figure) => figure.kind === 'date' && !isEnglishFigures(figure),
  );
  return { words, dates };
}

function numberOf(value: string): number | null {
  const [, year, month = '0', day = '0'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/u.exec(value) ?? [];
  return year === undefined ? null : Number(year) * 10_000 + Number(month) * 100 + Number(day);
}

/** The word after the lead: before an article and a day of the week that stand before the date. */
function leadEnd(words: readonly Word[], first: number, { weekdays, articles }: Leads): number {
  let end = first;
  if (articles.has(words[end - 1]?.key ?? '')) end -= 1;
  if (weekdays.has(words[words[end - 1]?.key === ',' ? end - 2 : end - 1]?.key ?? ''))
    end -= words[end - 1]?.key === ',' ? 2 : 1;
  return end;
}

function followsAny(words: readonly Word[], end: number, leads: readonly (readonly string[])[]): boolean {
  return leads.some((lead) => lead.every((word, at) => words[end - lead.length + at]?.key === word));
}

/** A date after « depuis », « jusqu’au », "since" or "of" tells of something else, and a bare « du » names a document. */
function isOfEvent(words: readonly Word[], date: Figure, leads: Leads): boolean {
  const end = leadEnd(words, date.first, leads);
  const isOther = [end - 1, end - 2].some((at) => leads.others.has(words[at]?.key ?? ''));
  if (opensSentence(words, date, leads)) return true;
  if (isOther) return false;
  if (date.value.length > 7) {
    const isNoted = words[date.first - 1]?.key === '(' && /^\d{4}-/u.test(words[date.first]?.key ?? '');
    return isNoted || followsAny(words, end, leads.days) || isPeriod(words, date, end, leads);
  }
  return date.value.length > 4 && words[date.first - 1]?.key === leads.month;
}

function isPeriod(words: readonly Word[], date: Figure, end: number, leads: Leads): boolean {
  return followsAny(words, end, leads.periods) && leads.periodLinks.has(words[date.last + 1]?.key ?? '');
}

/** A date that begins the sentence; a year alone only after a season or « en », or before a colon. */
function opensSentence(words: readonly Word[], date: Figure, { opening }: Leads): boolean {
  const before = words.slice(0, date.first);
  if (date.value.length > 7) return before.length === 0;
  if (date.value.length === 4 && before.length === 0) return words[date.last + 1]?.key === ':';
  return before.every(({ key }) => key.split('-').every((part) => part === '' || opening.has(part)));
}
