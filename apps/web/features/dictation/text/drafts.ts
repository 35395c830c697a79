import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { readLocal, writeLocal } from '../../../shared/storage.ts';
import { SECTION_FIELDS, isSectionId } from '../sections.ts';
import type { SectionId } from '../sections.ts';

const KEY = 'dictation_drafts';

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
    typeof entry.base === 'string'
  );
}

function readAll(): readonly DictationDraft[] {
  try {
    const drafts: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(drafts)
      ? (drafts as readonly (Partial<DictationDraft> | null)[]).filter(isDraft)
      : [];
  } catch {
    return [];
  }
}

function writeAll(drafts: readonly DictationDraft[]): boolean {
  if (drafts.length === 0 && readLocal(KEY) === null) return true;
  return writeLocal(KEY, drafts.length === 0 ? null : JSON.stringify(drafts));
}

/** The draft of a section of that report, or null. */
export function readDraft(report: ReportIdentity, section: SectionId): DictationDraft | null {
  return readAll().find((draft) => draft.section === section && isSameReport(draft, report)) ?? null;
}

/** Keeps the draft of a section of that report (null removes it); false when the browser refused. */
export function writeDraft(
  report: ReportIdentity,
  section: SectionId,
  draft: Pick<DictationDraft, 'text' | 'base' | 'timestamp'> | null,
): boolean {
  const others = readAll().filter((kept) => kept.section !== section || !isSameReport(kept, report));
  const { owner, reportId, formId, visit } = report;
  return writeAll(
    draft === null ? others : [...others, { owner, reportId, formId, visit, section, ...draft }],
  );
}

/** The drafts of this physician that belong to other reports, the oldest first. */
export function readOtherDrafts(report: ReportIdentity): readonly DictationDraft[] {
  return readAll().filter((draft) => draft.owner === report.owner && !isSameReport(draft, report));
}

/** Takes a draft away: it stands elsewhere, or is not wanted. */
export function removeDraft(draft: DictationDraft): void {
  writeDraft(draft, draft.section, null);
}

/** Puts back a draft that was taken away. */
export function putBackDraft(draft: DictationDraft): void {
  writeDraft(draft, draft.section, draft);
}

/** The report has that text now: its draft goes, unless it was written on since. */
export function forgetHandedDraft(
  report: ReportIdentity,
  { field, text }: { readonly field: string; readonly text: string },
): void {
  for (const draft of readAll()) {
    const isHanded = SECTION_FIELDS[draft.section] === field && draft.text === text;
    if (isHanded && isSameReport(draft, report)) removeDraft(draft);
  }
}
