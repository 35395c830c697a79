import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '../../../shared/device/tab-memory.ts';

/** What can stand beside the form. */
const KINDS = ['pages', 'earlier-visit'] as const;

export type BesideForm = (typeof KINDS)[number];

const NAME = 'cnesst_medical_form_pages';
const listeners = new Set<() => void>();

function shownKind(): BesideForm | null {
  const kept = readTab(NAME);
  return KINDS.find((kind) => kind === kept) ?? null;
}

/** Shows something beside the form in the place of what stood there, or nothing; the tab remembers it. */
export function showBeside(kind: BesideForm | null): void {
  writeTab(NAME, kind);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands beside the form; null for nothing. */
export function useBeside(): BesideForm | null {
  return useSyncExternalStore(subscribe, shownKind);
}
