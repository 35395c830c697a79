import { readSession, writeLocal, writeSession } from '../../../shared/storage.ts';
import { SECTION_FIELDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';

/** What the form takes when it is shown again. */
export interface DictationResult {
  readonly result: string;
  readonly field: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** The report of this tab, so that no other one takes the text; null when unknown. */
  readonly reportId: string | null;
}

const WORKING_REPORT_KEY = 'cnesst_medical_form_tab';

/** The report of this tab, or null. */
export function readReportId(): string | null {
  return readSession(WORKING_REPORT_KEY);
}

/** Hands a text to the form through this tab, with a copy for five minutes; false when the browser refused both. */
export function handBack(section: SectionId, text: string, timestamp: number): boolean {
  const field = SECTION_FIELDS[section];
  const reportId = readReportId();
  const result: DictationResult = { result: text, field, timestamp, reportId };
  const handed = writeSession('dictationResult', JSON.stringify(result));
  writeSession('dictationField', field);
  const backed = writeLocal('dictationBackup', JSON.stringify(result));
  return handed || backed;
}
