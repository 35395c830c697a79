import { DICTATION_RESULT_MS } from '@constat/contract/limits';
import { findField } from '@constat/report/catalogue';
import type { FieldId, SectionId } from '@constat/report/catalogue';
import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import type { KeptText } from './working-storage.ts';

export const DICTATION_RESULT_KEY = 'dictationResult';
export const DICTATION_FIELD_KEY = 'dictationField';
export const DICTATION_BACKUP_KEY = 'dictationBackup';

/** The sections that are dictated on their own page, and the field that each goes into. */
export const DICTATED_FIELDS: ReadonlyMap<FieldId, SectionId> = new Map([
  ['historiqueEvolution', 'section7'],
  ['section8Input', 'section8'],
  ['conclusionResume', 'section11'],
]);

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

function parse(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function fieldNamed(name: unknown): FieldId | undefined {
  if (typeof name !== 'string') return undefined;
  for (const [field, section] of DICTATED_FIELDS) if (section === name) return field;
  const field = findField(name);
  return field !== undefined && field.kind === 'text' ? field.id : undefined;
}

function read(
  stored: Readonly<Record<string, unknown>> | null,
  fieldName: string | null,
): ReturnedDictation | null {
  const text = stored?.['result'];
  const field = fieldNamed(stored?.['field'] ?? fieldName);
  return typeof text === 'string' && text.trim() !== '' && field !== undefined ? { field, text } : null;
}

function isMadeFor(
  stored: Readonly<Record<string, unknown>> | null,
  report: Pick<ReportIdentity, 'owner' | 'reportId' | 'formId'>,
): boolean {
  const owner = stored?.['owner'];
  const reportId = stored?.['reportId'];
  const formId = stored?.['formId'];
  if (typeof owner !== 'string' || typeof reportId !== 'string') return false;
  return isSameReport({ owner, reportId, formId: typeof formId === 'string' ? formId : null }, report);
}

/**
 * Takes what the dictation page left for this report of this physician in this tab, or else its backup on the device
 * when that is no older than 5 minutes. What was taken is removed from both places; what was left for another report,
 * of another account perhaps, or says nothing of whose it is, is not taken.
 */
export function takeDictation(options: {
  readonly session: KeptText;
  readonly local: KeptText;
  readonly report: Pick<ReportIdentity, 'owner' | 'reportId' | 'formId'>;
  readonly now: number;
}): ReturnedDictation | null {
  const { session, local, report, now } = options;
  const fieldName = session.read(DICTATION_FIELD_KEY);
  const backup = parse(local.read(DICTATION_BACKUP_KEY));
  const age = now - readTime(backup?.['timestamp']);
  const isOwn = isMadeFor(backup, report);
  const isFresh = isOwn && age >= 0 && age <= DICTATION_RESULT_MS;
  const left = parse(session.read(DICTATION_RESULT_KEY));
  const isLeftForThis = isMadeFor(left, report);
  const taken = (isLeftForThis ? read(left, fieldName) : null) ?? (isFresh ? read(backup, fieldName) : null);
  if (taken === null) return null;
  if (isLeftForThis) session.write(DICTATION_RESULT_KEY, null);
  session.write(DICTATION_FIELD_KEY, null);
  if (isOwn || age > DICTATION_RESULT_MS) local.write(DICTATION_BACKUP_KEY, null);
  return taken;
}

function readTime(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** The text of a field once a dictation has come back into it. */
export function withDictation(present: string, { field, text }: ReturnedDictation): string {
  if (REPLACED.has(field) || present.trim() === '') return text;
  return `${present.trimEnd()}\n\n${text}`;
}
