import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { deviceOf } from '../../../shared/device/page-device.ts';
import { SECTION_FIELDS, isSectionId } from '../sections.ts';
import type { SectionId } from '../sections.ts';

/** Text of the dictation page that the report does not have yet. It opens in its own report alone. */
export interface DictationDraft extends ReportIdentity {
  readonly section: SectionId;
  readonly text: string;
  /** What the report held when the text was begun. */
  readonly base: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly timestamp: number;
}

function isDraft(entry: Partial<DictationDraft> | null): entry is DictationDraft {
  return (
    typeof entry?.owner === 'string' &&
    typeof entry.reportId === 'string' &&
    isSectionId(entry.section) &&
    typeof entry.text === 'string' &&
    typeof entry.base === 'string' &&
    typeof entry.timestamp === 'number'
  );
}

/** Every draft of a physician on this device, the oldest first. */
function readAll(owner: string): readonly DictationDraft[] {
  return deviceOf(owner)
    .list('dictation-draft')
    .flatMap(({ value }) =>
      isDraft(value as Partial<DictationDraft> | null) ? [value as DictationDraft] : [],
    )
    .toSorted((one, other) => one.timestamp - other.timestamp);
}

/** The draft of a section of that report, or null. */
export function readDraft(report: ReportIdentity, section: SectionId): DictationDraft | null {
  return (
    readAll(report.owner).find((draft) => draft.section === section && isSameReport(draft, report)) ?? null
  );
}

/**
 * Keeps the draft of a section of that report (null removes it); resolves to false when the browser refused. Each lies
 * apart: tabs that write at the same time take nothing from one another.
 */
export async function writeDraft(
  report: ReportIdentity,
  section: SectionId,
  draft: Pick<DictationDraft, 'text' | 'base' | 'timestamp'> | null,
): Promise<boolean> {
  const { owner, reportId, formId, visit } = report;
  const store = deviceOf(owner);
  const place = { reportId, name: section };
  const value: DictationDraft | null =
    draft === null ? null : { owner, reportId, formId, visit, section, ...draft };
  const older = readAll(owner).filter(
    (kept) => kept.section === section && isSameReport(kept, report) && kept.reportId !== reportId,
  );
  const isKept = await (value === null
    ? store.remove('dictation-draft', place)
    : store.write('dictation-draft', place, value));
  if (!isKept) return false;
  // One that was kept while the same form was loaded before gives way to this one.
  for (const kept of older) void store.remove('dictation-draft', { reportId: kept.reportId, name: section });
  return true;
}

/** The drafts of this physician that belong to other reports, the oldest first. */
export function readOtherDrafts(report: ReportIdentity): readonly DictationDraft[] {
  return readAll(report.owner).filter((draft) => !isSameReport(draft, report));
}

/** Takes a draft away: it stands elsewhere, or is not wanted. */
export function removeDraft(draft: DictationDraft): void {
  void writeDraft(draft, draft.section, null);
}

/** Puts back a draft that was taken away. */
export function putBackDraft(draft: DictationDraft): void {
  void writeDraft(draft, draft.section, draft);
}

/** The report has that text now: its draft goes, unless it was written on since. */
export function forgetHandedDraft(
  report: ReportIdentity,
  { field, text }: { readonly field: string; readonly text: string },
): void {
  for (const draft of readAll(report.owner)) {
    const isHanded = SECTION_FIELDS[draft.section] === field && draft.text === text;
    if (isHanded && isSameReport(draft, report)) removeDraft(draft);
  }
}
