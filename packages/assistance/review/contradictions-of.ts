/** What a report says in two ways: what its texts do by themselves, and what the rules of the review compare. */
import { fieldsOfSection, onceForEachType } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { exportedTexts } from '@constat/report/document';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { findContradictions } from '../trace/index.ts';
import type { ContradictionKind } from '../trace/index.ts';
import { findContradictoryPassages } from './find-contradictory-passages.ts';
import { issueIds } from './issue-id.ts';
import { byLanguage, otherLanguage } from './reading/passage-language.ts';
import { quoteSpan } from './quotes.ts';
import type { Characters, QuotedPlace, QuotedSpan } from './quotes.ts';
import type { OpposedKind } from './reading/opposed.ts';
import { readForReview } from './reading/report-reading.ts';
import type { ReportReading } from './reading/report-reading.ts';
import type { Span, Statement } from './reading/statements.ts';
import { isBeforeYearOf } from './rules/stated-days.ts';

export interface ContradictionIssue {
  readonly kind: 'contradiction';
  readonly contradiction: ContradictionKind | OpposedKind;
  readonly places: readonly QuotedPlace[];
}

interface Opposition {
  readonly kind: ContradictionKind | OpposedKind;
  readonly places: readonly QuotedSpan[];
}

interface TextContradiction extends Opposition {
  readonly kind: ContradictionKind;
}

/** What two free texts say in two ways, or one leaves unfinished. */
export interface QuotedContradiction extends TextContradiction {
  /** The name of the line that shows it in the review: a reason given there holds for it. */
  readonly line: string;
}

/** What the free texts of a report say in two ways, or left unfinished, with the words around each place. */
export function contradictionsOf(
  report: ExportedReport,
  language: ReportLanguage,
): readonly QuotedContradiction[] {
  const { inTexts, all } = compare(readForReview(report, language));
  const ids = issueIds(all.map(contradictionIssue));
  return inTexts.map(({ told, shownBy }) => ({ ...told, line: ids[all.indexOf(shownBy)] ?? '' }));
}

/** What the texts say in two ways and what the whole report does, each passage once. */
export function allContradictions(reading: ReportReading): readonly Opposition[] {
  return compare(reading).all;
}

export function contradictionIssue({ kind, places }: Opposition): ContradictionIssue {
  return { kind: 'contradiction', contradiction: kind, places };
}

function compare(reading: ReportReading): {
  readonly inTexts: readonly { readonly told: TextContradiction; readonly shownBy: Opposition }[];
  readonly all: readonly Opposition[];
} {
  const opposed = findContradictoryPassages(reading).map(({ kind, places }): Opposition => ({
    kind,
    places: places.map((place) => quoted(place, reading, reading.text(place.field))),
  }));
  const inTexts = textContradictions(reading).map((told) => {
    const same = opposed.find(
      ({ kind, places }) => areAlike(told.kind, kind) && shareField(told.places, places),
    );
    return { told, shownBy: same ?? told };
  });
  const own = inTexts.flatMap(({ told, shownBy }) => (shownBy === told ? [told] : []));
  return { inTexts, all: [...own, ...opposed] };
}

/**
 * Free texts alone are compared: a cell of the examination is one value of one side, and antecedents tell of other lesions.
 * A passage of another accident, of earlier years or of what is denied contradicts nothing.
 */
function textContradictions(reading: ReportReading): readonly TextContradiction[] {
  const { report, language, text } = reading;
  const texts = exportedTexts(report).filter(({ field }) => freeTexts(report.type).has(field));
  const byField = new Map<string, (typeof texts)[number]>(texts.map((one) => [one.field, one]));
  const event = text('originalEventDate').trim();
  const parts = texts.map(({ field, text: whole }) => ({ field, ...byLanguage(whole, language) }));
  const own = parts.map(({ field, own: inOwn }) => ({ field, text: inOwn }));
  const other = parts.flatMap(({ field, other: inOther }) =>
    inOther === null ? [] : [{ field, text: inOther }],
  );
  return [...findContradictions(own, language), ...findContradictions(other, otherLanguage(language))]
    .map(({ kind, places }) => ({
      kind,
      places: places.flatMap(({ field: name, start, end }) => {
        const found = byField.get(name);
        return found === undefined ? [] : [quoted({ field: found.field, start, end }, reading, found.text)];
      }),
    }))
    .filter(
      ({ kind, places }) =>
        !(isOfInjury(kind) && places.some((place) => isOfAnother(place, reading, event))) &&
        !(kind === 'dose' && isThenAndNow(places, reading)),
    );
}

function quoted(place: Span, reading: ReportReading, text: string): QuotedSpan {
  const statement = statementAt(place, reading);
  return statement === undefined
    ? quoteSpan(text, place, { start: 0, end: text.length })
    : quoteSpan(text, place, statement, sentenceOf(statement, reading, text));
}

/** The statement with those that a semicolon keeps in one sentence with it. */
function sentenceOf(statement: Statement, { statements }: ReportReading, text: string): Characters {
  const all = statements.ofField(statement.field);
  const goesOn = (one: Statement | undefined): boolean =>
    one !== undefined && text.slice(one.start, one.end).trimEnd().endsWith(';');
  let first = all.indexOf(statement);
  let last = first;
  while (goesOn(all[first - 1])) first -= 1;
  while (goesOn(all[last])) last += 1;
  return { start: all[first]?.start ?? statement.start, end: all[last]?.end ?? statement.end };
}

function statementAt({ field, start }: Span, { statements }: ReportReading): Statement | undefined {
  return statements.ofField(field).find((one) => one.start <= start && one.end > start);
}

const isOfInjury = (kind: ContradictionKind): boolean => kind === 'side' || kind === 'date';

/** A drug that the history tells of and the one that is taken now may have two doses. */
function isThenAndNow(places: readonly QuotedSpan[], { report }: ReportReading): boolean {
  const sections = new Set(places.map(({ field }) => report.type.sectionOf(field)?.id));
  return sections.has('section7') && sections.size > 1;
}

/** Whether a passage tells of another accident, of what lies in years before this one, or of what is denied. */
function isOfAnother(place: QuotedSpan, reading: ReportReading, event: string): boolean {
  const { start, end } = place;
  const told = statementAt(place, reading);
  if (told === undefined) return false;
  const isDenied = told.facts.some(
    (fact) => fact.isDenied && fact.kind === 'diagnosis' && fact.start >= start && fact.end <= end,
  );
  return isDenied || ADDS.test(told.plain) || told.isOther || told.isRuledOut || isBeforeYearOf(event, told);
}

/** « Elle ressent aussi des engourdissements à la main gauche »: a second place beside the first, or for it. */
const ADDS =
  /(?<![a-z])(?:aussi|egalement|also|as well|in addition|en plus|compens[a-z]*|surutilis[a-z]*|overus[a-z]*)(?![a-z])/u;

/** One slip may be read by two rules: a day of an operation is a date, too. */
function areAlike(kind: ContradictionKind, other: Opposition['kind']): boolean {
  return kind === other || (kind === 'date' && (other.endsWith('-date') || other === 'event-date'));
}

function shareField(ones: readonly QuotedSpan[], others: readonly QuotedSpan[]): boolean {
  const last = ones.at(-1)?.field;
  return others.some(({ field }) => field === last);
}

const freeTexts = onceForEachType(
  ({ sections }): ReadonlySet<FieldId> =>
    new Set(
      sections
        .filter(({ id }) => id !== 'section5' && id !== 'section9')
        .flatMap(fieldsOfSection)
        .filter(({ kind }) => kind === 'text')
        .map(({ id }) => id),
    ),
);
