import type { SavedForm } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { noCommonBase } from '@constat/report/merge';
import type { DraftContent } from '@constat/report/merge';
import { DRAFT_DAYS, readReport } from '@constat/report/rules';
import { beginSaved, beginUnsaved, resume } from '@constat/report/sync';
import type { KeptDraft, SyncState } from '@constat/report/sync';
import type { DraftProgress } from './kept-draft.ts';
import { readMeta } from './read-meta.ts';
import { findUnreadable } from './unreadable-parts.ts';
import type { WorkingRecord } from './working-record.ts';

const NO_PROGRESS: DraftProgress = { base: null, attempt: null, uncertain: [], conflicts: [] };

/** What a form on the server holds; null when this page cannot read all of it. */
export function contentOfForm(form: SavedForm): DraftContent | null {
  if (findUnreadable(form) !== null) return null;
  const { title, retentionDays, formData, meta } = form;
  const type = REPORT_TYPES.of(form);
  const { data } = readReport(type, formData);
  return { title, retentionDays, ...type.name, formData: data, meta: readMeta(type, meta, 'fr') };
}

/** What a record of the device holds. */
export function contentOfRecord(record: WorkingRecord): DraftContent {
  const { title = '', retentionDays = DRAFT_DAYS.default, reportType, reportTypeVersion } = record;
  const { formData, meta } = record;
  return { title, retentionDays, reportType, reportTypeVersion, formData, meta };
}

/** How a report goes on that the device kept, or that was left and comes back. */
export function resumeRecord(record: WorkingRecord, now: number): SyncState {
  const { owner, savedFormId, savedFormType, version, savedOn } = record;
  const content = contentOfRecord(record);
  if (savedFormId === undefined || version === undefined || savedFormType !== 'draft') {
    // A copy and what was read of it are the server's; a draft is made of them by a save.
    return savedFormType === 'copy' && savedOn === 'server'
      ? beginUnsaved(owner, now)
      : resume({ owner, formId: null, content, ...NO_PROGRESS }, now);
  }
  const draft = record.draft ?? {
    ...NO_PROGRESS,
    base: { version, content: savedOn === 'server' ? content : noCommonBase(content) },
  };
  return resume({ owner, formId: savedFormId, content, ...draft }, now);
}

/** How a form goes on that was just read from the server. */
export function startOf(owner: string, form: SavedForm, content: DraftContent, now: number): SyncState {
  return form.formType === 'draft'
    ? beginSaved(owner, { formId: form.id, version: form.version, content }, now)
    : beginUnsaved(owner, now);
}

/** A report as the device keeps it. */
export function recordOfDraft(
  { owner, formId, content, ...draft }: KeptDraft,
  {
    reportId,
    savedAt,
    isOnServer,
  }: Pick<WorkingRecord, 'reportId' | 'savedAt'> & { readonly isOnServer: boolean },
): WorkingRecord {
  const { title, ...rest } = content;
  const place =
    formId === null || draft.base === null
      ? {}
      : ({ savedFormId: formId, savedFormType: 'draft', version: draft.base.version, draft } as const);
  const savedOn = isOnServer ? 'server' : 'device';
  return { reportId, owner, ...rest, ...place, ...(title === '' ? {} : { title }), savedAt, savedOn };
}
