import { readLocal, readSession } from './storage.ts';

/**
 * Whose report a text, a recording or a tab belongs to. What is kept of a report opens only there (decisions 52 to 54):
 * whoever keeps something of it keeps this beside it.
 */
export interface ReportIdentity {
  /** Id of the physician. */
  readonly owner: string;
  readonly reportId: string;
  /** Id of the saved form, which stays when the same form is loaded again; null before the first save. */
  readonly formId: string | null;
  /** The name of the visit, or empty: what a person knows the report by. */
  readonly visit: string;
}

/** The report of this tab as the dictation page needs it. */
export interface TabReport extends ReportIdentity {
  /** Null where the report says none. */
  readonly language: 'fr' | 'en' | null;
}

/** Names the report that some tab wrote last. */
export const LATEST_KEY = 'cnesst_medical_form';
/** Id of the report of this tab, kept for the tab alone. */
export const TAB_REPORT_KEY = 'cnesst_medical_form_tab';

/** Where a report lies. */
export const reportKey = (reportId: string): string => `${LATEST_KEY}:${reportId}`;

/** The id of the report that lies under that key; null for any other key. */
export function reportIdOf(key: string | null): string | null {
  return key?.startsWith(reportKey('')) === true ? key.slice(reportKey('').length) : null;
}

/** True when two identities name the same report of the same physician. */
export function isSameReport(
  one: Pick<ReportIdentity, 'owner' | 'reportId' | 'formId'>,
  other: Pick<ReportIdentity, 'owner' | 'reportId' | 'formId'>,
): boolean {
  if (one.owner !== other.owner) return false;
  return one.reportId === other.reportId || (one.formId !== null && one.formId === other.formId);
}

type Stored = Readonly<Record<string, unknown>>;

function parse(text: string | null): Stored | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function memberOf(stored: Stored | null, name: string): Stored {
  const value = stored?.[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The id in the place that names the report written last; null for anything else that lies there. */
export function readPointer(text: string | null): string | null {
  const stored = parse(text);
  const reportId = stored?.['reportId'];
  return typeof reportId === 'string' && !('formData' in (stored ?? {})) ? reportId : null;
}

function readKept(owner: string, reportId: string): Stored | null {
  const stored = parse(readLocal(reportKey(reportId)));
  return stored?.['owner'] === owner ? stored : null;
}

/** The report that this tab works on; null when there is none, or when it is another physician's. */
export function readTabReport(owner: string): TabReport | null {
  const reportId = readSession(TAB_REPORT_KEY);
  const stored = reportId === null ? null : readKept(owner, reportId);
  if (reportId === null || stored === null) return null;
  const language = memberOf(stored, 'meta')['reportLanguage'];
  const formId = textOf(stored['savedFormId']);
  return {
    owner,
    reportId,
    formId: formId === '' ? null : formId,
    visit: textOf(memberOf(stored, 'formData')['patientName']).trim() || textOf(stored['title']).trim(),
    language: language === 'fr' || language === 'en' ? language : null,
  };
}

/** The present text of a field of that report, as the device keeps it. */
export function readAnswer({ owner, reportId }: ReportIdentity, field: string): string {
  return textOf(memberOf(readKept(owner, reportId), 'formData')[field]);
}
