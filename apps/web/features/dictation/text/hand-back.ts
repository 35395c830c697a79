import { deviceOf } from '../../../shared/device/page-device.ts';
import { writeTab } from '../../../shared/device/tab-memory.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { SECTION_FIELDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';

/** What the form takes when it is shown again, of its own report alone. */
export interface DictationResult extends ReportIdentity {
  readonly result: string;
  readonly field: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Hands a text to the form of its report; resolves to true once it is on the disk. The page holds it either way. */
export function handBack(
  { owner, reportId, formId, visit }: ReportIdentity,
  section: SectionId,
  text: string,
  timestamp: number,
): Promise<boolean> {
  const field = SECTION_FIELDS[section];
  const result: DictationResult = { result: text, field, timestamp, owner, reportId, formId, visit };
  writeTab('dictationField', field);
  return deviceOf(owner).write('hand-back', { reportId, name: field }, result);
}
