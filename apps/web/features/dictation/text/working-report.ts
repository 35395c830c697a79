import { currentLanguage } from '../../../shared/i18n/language.ts';
import { readLocal } from '../../../shared/storage.ts';
import { SECTION_FIELDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';

const KEY = 'cnesst_medical_form';

interface WorkingReport {
  readonly formData?: Readonly<Record<string, unknown>>;
  readonly meta?: { readonly reportLanguage?: unknown };
}

function readReport(): WorkingReport {
  try {
    const report: unknown = JSON.parse(readLocal(KEY) ?? '{}');
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
