import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { writeLocal, writeSession } from '../../../shared/storage.ts';
import { SECTION_FIELDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';

/** What the form takes when it is shown again, of its own report alone. */
export interface DictationResult extends ReportIdentity {
  readonly result: string;
  readonly field: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Hands a text to the form through this tab, with a copy for five minutes; false when the browser refused both. */
export function handBack(
  { owner, reportId, formId, visit }: ReportIdentity,
  section: SectionId,
  text: string,
  timestamp: number,
): boolean {
  const field = SECTION_FIELDS[section];
  const result: DictationResult = { result: text, field, timestamp, owner, reportId, formId, visit };
  const handed = writeSession('dictationResult', JSON.stringify(result));
  writeSession('dictationField', field);
  const backed = writeLocal('dictationBackup', JSON.stringify(result));
  return handed || backed;
}
