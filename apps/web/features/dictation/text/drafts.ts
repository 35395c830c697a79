import { readLocal, writeLocal } from '../../../shared/storage.ts';
import { SECTION_IDS } from '../sections.ts';
import type { SectionId } from '../sections.ts';

const KEY = 'dictation_drafts';

/** Text of the dictation page that has not been put into the report. */
export interface DictationDraft {
  readonly owner: string;
  readonly text: string;
  /** What the report held when the text was begun. */
  readonly base: string;
}

function readAll(): Partial<Record<SectionId, DictationDraft>> {
  try {
    const drafts: unknown = JSON.parse(readLocal(KEY) ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? drafts : {};
  } catch {
    return {};
  }
}

/** The draft of a section by that user, or null. */
export function readDraft(section: SectionId, owner: string): DictationDraft | null {
  const draft = readAll()[section];
  return draft?.owner === owner && typeof draft.text === 'string' && typeof draft.base === 'string'
    ? draft
    : null;
}

/** Keeps a draft (null removes it); false when the browser refused. */
export function writeDraft(section: SectionId, draft: DictationDraft | null): boolean {
  const drafts = { ...readAll() };
  if (draft === null) delete drafts[section];
  else drafts[section] = draft;
  const left = SECTION_IDS.some((id) => drafts[id] !== undefined);
  return writeLocal(KEY, left ? JSON.stringify(drafts) : null);
}
