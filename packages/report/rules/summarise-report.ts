import { dayExists } from '@constat/language/calendar';
import { fieldsOfGroup, onceForEachType } from '../catalogue/index.ts';
import type { FieldId, RegionId, ReportType, SectionId } from '../catalogue/index.ts';
import { isUnconfirmed } from './confirmation.ts';
import { textOf } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';
import { countOpenPlaces } from './open-places.ts';
import { reportProgress } from './progress.ts';
import { isTyped } from './typed-values.ts';

/**
 * What a list says of a report without opening it: whom it is about, which dates it has and what is left to do. It holds
 * no finding and nothing that the worker told.
 */
export interface ReportSummary {
  readonly workerName: string;
  /** The worker's number at the CNESST. */
  readonly fileNumber: string;
  /** First line of the accepted diagnoses. */
  readonly diagnosis: string;
  /** The parts of the examination that the case is about: those chosen, else those in which something was entered. */
  readonly regions: readonly RegionId[];
  /** Days as YYYY-MM-DD; empty where the report says none. */
  readonly eventDate: string;
  readonly evaluationDate: string;
  readonly dueDate: string;
  /** Of the sections that this report needs, how many are complete. */
  readonly complete: number;
  readonly total: number;
  /** The sections that hold something of the physician's. */
  readonly begun: readonly SectionId[];
  /** Prefilled values that wait for a confirmation. */
  readonly unconfirmed: number;
  /** Places in brackets that the physician still has to fill in. */
  readonly openPlaces: number;
}

type SummarisedMeta = Pick<ReportMeta, 'confirmed' | 'notExamined' | 'statedNormal'> & {
  readonly caseRegions?: readonly RegionId[] | undefined;
};

/** Longest of each, in units of a text: a list shows a line. */
const NAME_LENGTH = 100;
const NUMBER_LENGTH = 40;
const DIAGNOSIS_LENGTH = 200;

/** What a line of a list begins with. */
const LIST_MARK = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/u;

const NOTHING_KNOWN: SummarisedMeta = { confirmed: [], notExamined: [] };

/** A field that only later versions of a type have. */
const DUE_DATE: string = 'dateEcheance';

/** What a list says of that report; one that came without its meta has confirmed nothing. */
export function summariseReport(
  type: ReportType,
  data: FormData,
  meta: SummarisedMeta = NOTHING_KNOWN,
): ReportSummary {
  const progress = reportProgress(type, data, meta);
  const expected = progress.filter(({ isExpected }) => isExpected);
  return {
    workerName: lineOf(workerName(data), NAME_LENGTH),
    fileNumber: lineOf(textOf(data, 'workerFileNo'), NUMBER_LENGTH),
    diagnosis: lineOf(textOf(data, 'diagnosticsCnesst').replace(LIST_MARK, ''), DIAGNOSIS_LENGTH),
    regions: regionsOf(type, data, meta),
    eventDate: dayOf(textOf(data, 'originalEventDate')),
    evaluationDate: dayOf(textOf(data, 'dateEvaluation')),
    dueDate: type.field(DUE_DATE) === undefined ? '' : dayOf(textOf(data, DUE_DATE as FieldId)),
    complete: expected.filter(({ isComplete }) => isComplete).length,
    total: expected.length,
    begun: progress.filter(({ filled }) => filled > 0).map(({ id }) => id),
    unconfirmed: progress.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0),
    openPlaces: openPlacesOf(type, data, meta),
  };
}

function workerName(data: FormData): string {
  const name = textOf(data, 'patientName').trim();
  if (name !== '') return name;
  return `${textOf(data, 'workerFirstName').trim()} ${textOf(data, 'workerLastName').trim()}`;
}

/** The first line that holds something, cut to a length without dividing a character. */
function lineOf(text: string, length: number): string {
  const [line = ''] = text.trim().split(/[\n\r\u2028\u2029]/u, 1);
  return line
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** A day of the calendar, or nothing for a text that is none. */
function dayOf(text: string): string {
  const day = text.trim();
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/u.test(day) ? day.split('-').map(Number) : [];
  return dayExists(date, month - 1, year) ? day : '';
}

const fieldsOfRegions = onceForEachType(({ regions }) =>
  regions.map(({ id, group }) => ({ id, fields: fieldsOfGroup(group) })),
);

function regionsOf(type: ReportType, data: FormData, meta: SummarisedMeta): readonly RegionId[] {
  const { caseRegions = [], notExamined } = meta;
  if (caseRegions.length > 0)
    return type.regions.map(({ id }) => id).filter((id) => caseRegions.includes(id));
  return fieldsOfRegions(type)
    .filter(
      ({ id, fields }) => !notExamined.includes(id) && fields.some((field) => isTyped(field, data, meta)),
    )
    .map(({ id }) => id);
}

/** Of what the report prints: a text that waits for a confirmation, or stands in a region that was not examined, does not. */
function openPlacesOf(type: ReportType, data: FormData, meta: SummarisedMeta): number {
  let count = 0;
  for (const [id, value] of Object.entries(data)) {
    const places = typeof value === 'string' ? countOpenPlaces(value) : 0;
    const field = places === 0 ? undefined : type.field(id);
    if (field === undefined) continue;
    const region = type.regionOf(id);
    const isLeftOut = region !== undefined && meta.notExamined.includes(region);
    if (!isLeftOut && !isUnconfirmed(field, data, meta)) count += places;
  }
  return count;
}
