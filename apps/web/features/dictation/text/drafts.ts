import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { localKeys, readLocal, writeLocal } from '../../../shared/storage.ts';
import { SECTION_FIELDS, isSectionId } from '../sections.ts';
import type { SectionId } from '../sections.ts';

/** Each draft lies under a key of its own: tabs that write at the same time take nothing from one another. */
const PREFIX = 'dictation_draft:';

const keyOf = ({ reportId, section }: Pick<DictationDraft, 'reportId' | 'section'>): string =>
  `${PREFIX}${reportId}:${section}`;

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

function parseDraft(text: string | null): DictationDraft | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<DictationDraft> | null;
    return isDraft(entry) ? entry : null;
  } catch {
    return null;
  }
}

/** Every draft on this device, the oldest first. */
function readAll(): readonly DictationDraft[] {
  return localKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseDraft(readLocal(key)) ?? [])
    .toSorted((one, other) => one.timestamp - other.timestamp);
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
  const { owner, reportId, formId, visit } = report;
  const key = keyOf({ reportId, section });
  const text = draft === null ? null : JSON.stringify({ owner, reportId, formId, visit, section, ...draft });
  if (!writeLocal(key, text)) return false;
  // One that was kept while the same form was loaded before gives way to this one.
  for (const kept of readAll()) {
    const isOlder = kept.section === section && isSameReport(kept, report) && keyOf(kept) !== key;
    if (isOlder) writeLocal(keyOf(kept), null);
  }
  return true;
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
