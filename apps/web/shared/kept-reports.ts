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
