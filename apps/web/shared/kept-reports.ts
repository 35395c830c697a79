import type { KeptRecords } from './device/device-store.ts';
import { deviceOf } from './device/page-device.ts';
import { readTab, writeTab } from './device/tab-memory.ts';

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

const TAB_REPORT = 'cnesst_medical_form_tab';

/** What a tab remembers of that physician: the id of the report that it works on. */
export function tabPlaceOf(owner: string): {
  readonly read: () => string | null;
  readonly write: (reportId: string | null) => void;
} {
  return {
    read() {
      const [whose, reportId] = (readTab(TAB_REPORT) ?? '').split('/');
      return whose === owner && reportId !== undefined ? reportId : null;
    },
    write: (reportId) => writeTab(TAB_REPORT, reportId === null ? null : `${owner}/${reportId}`),
  };
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

function memberOf(stored: unknown, name: string): Stored {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readKept(device: Pick<KeptRecords, 'read'>, reportId: string): Stored | null {
  const kept = device.read('working-report', { reportId });
  return kept === null ? null : memberOf(kept, 'value');
}

/** The report that this tab works on; null when there is none of that physician. */
export function readTabReport(owner: string): TabReport | null {
  const reportId = tabPlaceOf(owner).read();
  const stored = reportId === null ? null : readKept(deviceOf(owner), reportId);
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
  return textOf(memberOf(readKept(deviceOf(owner), reportId), 'formData')[field]);
}
