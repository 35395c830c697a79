import { REPORT_TYPES } from '@constat/report/catalogue';
import type { ReportTypeName } from '@constat/report/catalogue';
import { isStatedNormal, isUnconfirmed, readReport } from '@constat/report/rules';
import type { FormData, FormType, ReportMeta } from '@constat/report/rules';
import { readProgress } from './kept-draft.ts';
import type { DraftProgress } from './kept-draft.ts';
import { isObject, readMeta } from './read-meta.ts';
import { readTypeName } from './read-type-name.ts';

/** Where a report lies on the server. */
export interface SavedPlace {
  readonly savedFormId: string;
  readonly savedFormType: FormType;
  /** The version that the server gave last; the next save names it. */
  readonly version: number;
}

/** The report that a tab works on, as it is kept on the device. */
export interface WorkingRecord extends Partial<SavedPlace>, ReportTypeName {
  readonly reportId: string;
  /** Id of the physician who works on it; another one on the same device never sees it. */
  readonly owner: string;
  readonly formData: FormData;
  readonly meta: ReportMeta;
  readonly title?: string;
  /** Days until a draft expires after its last save. */
  readonly retentionDays?: number;
  /** Absent for a report that is no saved draft. */
  readonly draft?: DraftProgress;
  /** ISO-8601 time of the last save. */
  readonly savedAt: string;
  readonly savedOn: 'device' | 'server';
}

/** Reads a kept report; null for anything that is not one, or is of a type that this page does not know. Never throws. */
export function readRecord(stored: unknown): WorkingRecord | null {
  if (!isObject(stored) || !isObject(stored['formData'])) return null;
  const reportType = REPORT_TYPES.find(readTypeName(stored));
  if (reportType === undefined) return null;
  const text = (name: string): string => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  const type = stored['savedFormType'];
  const version = stored['version'];
  const place: Partial<SavedPlace> =
    text('savedFormId') !== '' && (type === 'draft' || type === 'copy') && typeof version === 'number'
      ? { savedFormId: text('savedFormId'), savedFormType: type, version }
      : {};
  const retentionDays = stored['retentionDays'];
  const draft = readProgress(stored['draft']);
  return {
    reportId: text('reportId'),
    owner: text('owner'),
    ...reportType.name,
    formData: readReport(reportType, stored['formData']).data,
    meta: readMeta(reportType, stored['meta'], 'fr'),
    ...place,
    ...(text('title') === '' ? {} : { title: text('title') }),
    ...(typeof retentionDays === 'number' ? { retentionDays } : {}),
    ...(draft === undefined ? {} : { draft }),
    savedAt: text('savedAt'),
    savedOn: stored['savedOn'] === 'server' ? 'server' : 'device',
  };
}

/** The answers that hold something; a box left open and an empty text say the same as no answer. */
export function filledAnswers(data: FormData): FormData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== false));
}

/** True when a report holds something that the physician wrote: more than what a new one is prefilled with. */
export function holdsWork({
  formData,
  meta,
  ...type
}: ReportTypeName & Pick<WorkingRecord, 'formData' | 'meta'>): boolean {
  const filled = filledAnswers(formData);
  return REPORT_TYPES.of(type).fields.some((field) => {
    const value = filled[field.id];
    if (value === undefined) return isStatedNormal(field, filled, meta);
    return value !== field.fixed && !isUnconfirmed(field, filled, meta);
  });
}

/** True when two reports hold the same answers. */
export function sameAnswers(one: FormData, other: FormData): boolean {
  return REPORT_TYPES.fieldIds.every((id) => (one[id] || '') === (other[id] || ''));
}
