import { useState, useSyncExternalStore } from 'react';
import { readTab, writeTab } from '../../../shared/device/tab-memory.ts';

const NAME = 'cnesst_medical_form_pages';
const listeners = new Set<() => void>();

const areShown = (): boolean => readTab(NAME) === 'shown';

/** Shows the final pages with the form, or hides them; the tab remembers it. */
export function showFinalPages(isShown: boolean): void {
  writeTab(NAME, isShown ? 'shown' : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the final pages are shown with the form. */
export function useFinalPagesShown(): boolean {
  return useSyncExternalStore(subscribe, areShown);
}

/** The state of what gives room to the final pages: folded when they are shown, and as `isUsually` when they go. */
export function useFolded(isUsually: () => boolean): readonly [boolean, (isFolded: boolean) => void] {
  const areThere = useFinalPagesShown();
  const [wereThere, setWereThere] = useState(areThere);
  const [isFolded, setFolded] = useState(() => areThere || isUsually());
  if (wereThere !== areThere) {
    setWereThere(areThere);
    setFolded(areThere || isUsually());
  }
  return [isFolded, setFolded];
}
