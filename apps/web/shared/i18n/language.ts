import { useSyncExternalStore } from 'react';
import { activateLanguage } from './catalogues.ts';
import { readClear, writeClear } from '../device/clear-settings.ts';

/** A language of the screens. A report has its own, apart from this one. */
export type Language = 'fr' | 'en';

const KEY = 'constat_language';
const listeners = new Set<() => void>();
let language: Language = readClear(KEY) === 'en' ? 'en' : 'fr';

function markPage(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
markPage();

/** The language of the screens now, for code outside React. */
export function currentLanguage(): Language {
  return language;
}

/** Loads the catalogues of that language, then changes every screen at once and remembers the choice. */
async function changeLanguage(next: Language): Promise<void> {
  await activateLanguage(next);
  language = next;
  writeClear(KEY, next);
  markPage();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setLanguage(next: Language): void {
  void changeLanguage(next);
}

/** The language of the screens and the way to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  return { language: useSyncExternalStore(subscribe, currentLanguage), setLanguage };
}
