import { currentLanguage } from '../../../shared/i18n/language.ts';
import { readLocal, readSession } from '../../../shared/storage.ts';
import { SECTION_FIELDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';

const KEY = 'cnesst_medical_form';
const TAB_KEY = 'cnesst_medical_form_tab';

interface WorkingReport {
  readonly reportId?: unknown;
  readonly savedFormId?: unknown;
  readonly formData?: Readonly<Record<string, unknown>>;
  readonly meta?: { readonly reportLanguage?: unknown };
}

function readReport(key = KEY): WorkingReport {
  try {
    const report: unknown = JSON.parse(readLocal(key) ?? '{}');
    return typeof report === 'object' && report !== null ? report : {};
  } catch {
    return {};
  }
}

/** The present text of a section in the report being worked on. */
export function readSectionText(section: SectionId): string {
  const text = readReport().formData?.[SECTION_FIELDS[section]];
  return typeof text === 'string' ? text : '';
}

/** The language of the report being worked on; that of the screens, as a new report has it, when there is none. */
export function readReportLanguage(): 'fr' | 'en' {
  const language = readReport().meta?.reportLanguage;
  return language === 'fr' || language === 'en' ? language : currentLanguage();
}

/** The report of this tab: its id in the page, null before any form was opened, and its id on the server once saved. */
export interface ReportPlace {
  readonly reportId: string | null;
  readonly formId: string | null;
}

/** Where the report of this tab lies. */
export function readReportPlace(): ReportPlace {
  const tabId = readSession(TAB_KEY);
  const main = readReport();
  const own = tabId === null || main.reportId === tabId ? main : readReport(`${KEY}:${tabId}`);
  const reportId = tabId ?? own.reportId;
  return {
    reportId: typeof reportId === 'string' && reportId !== '' ? reportId : null,
    formId: typeof own.savedFormId === 'string' ? own.savedFormId : null,
  };
}
