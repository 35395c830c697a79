import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '../../../shared/device/tab-memory.ts';
import { createListeners } from '../../../shared/listeners.ts';

/** What can stand beside the form. */
const KINDS = ['pages', 'earlier-visit'] as const;

export type BesideForm = (typeof KINDS)[number];

const NAME = 'cnesst_medical_form_pages';
const changed = createListeners();

function shownKind(): BesideForm | null {
  const kept = readTab(NAME);
  return KINDS.find((kind) => kind === kept) ?? null;
}

/** Shows something beside the form in the place of what stood there, or nothing; the tab remembers it. */
export function showBeside(kind: BesideForm | null): void {
  writeTab(NAME, kind);
  changed.notify();
}

/** What stands beside the form; null for nothing. */
export function useBeside(): BesideForm | null {
  return useSyncExternalStore(changed.subscribe, shownKind);
}
