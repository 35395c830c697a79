import { DICTATION_RESULT_MS } from '@constat/contract/limits';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId, SectionId } from '@constat/report/catalogue';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';

/** The sections that are dictated on their own page, and the field that each goes into. */
export const DICTATED_FIELDS: ReadonlyMap<FieldId, SectionId> = new Map([
  ['historiqueEvolution', 'section7'],
  ['section8Input', 'section8'],
  ['conclusionResume', 'section11'],
]);

/** The field that is dictated for that section; undefined for the other sections. */
export function dictatedFieldOf(section: string): FieldId | undefined {
  for (const [field, id] of DICTATED_FIELDS) if (id === section) return field;
  return undefined;
}

/** These are dictated from their present text, which the result therefore replaces. */
const REPLACED: ReadonlySet<FieldId> = new Set<FieldId>([
  ...DICTATED_FIELDS.keys(),
  'appreciationEvolution',
  'plaintesproblemes',
  'impactAvq',
]);

export interface ReturnedDictation {
  readonly field: FieldId;
  readonly text: string;
}

function fieldNamed(name: unknown): FieldId | undefined {
  if (typeof name !== 'string') return undefined;
  const dictated = dictatedFieldOf(name);
  if (dictated !== undefined) return dictated;
  const field = REPORT_TYPES.field(name);
  return field !== undefined && field.kind === 'text' ? field.id : undefined;
}

/**
 * Takes what the dictation page left for this report of this physician no longer than 5 minutes ago. What was taken, and
 * what is past its time, is removed; what was left for another report is not taken. The dictation page's own draft keeps
 * the words of one that came too late.
 * @param field the field that is dictated, for a result that names none
 */
export function takeDictation(options: {
  readonly device: Pick<KeptRecords, 'list' | 'remove'>;
  readonly field: string | null;
  readonly report: Pick<ReportIdentity, 'owner' | 'reportId' | 'formId'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}): ReturnedDictation | null {
  const { device, report, now } = options;
  for (const { reportId, name, value, time, owner } of device.list('hand-back').toReversed()) {
    const formId = memberOf(value, 'formId');
    const isOwn = isSameReport(
      { owner, reportId, formId: typeof formId === 'string' ? formId : null },
      report,
    );
    // A clock that was set back makes nothing older.
    const age = Math.abs(now - time);
    if (!isOwn && age <= DICTATION_RESULT_MS) continue;
    void device.remove('hand-back', { reportId, name });
    const text = memberOf(value, 'result');
    const field = fieldNamed(memberOf(value, 'field') ?? options.field);
    if (!isOwn || age > DICTATION_RESULT_MS) continue;
    if (typeof text === 'string' && text.trim() !== '' && field !== undefined) return { field, text };
  }
  return null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The text of a field once a dictation has come back into it. */
export function withDictation(present: string, { field, text }: ReturnedDictation): string {
  if (REPLACED.has(field) || present.trim() === '') return text;
  return `${present.trimEnd()}\n\n${text}`;
}
