import { message } from '@constat/contract/messages';
import { useSyncExternalStore } from 'react';
import { activateLanguage } from './catalogues.ts';
import { readClear, writeClear } from '../device/clear-settings.ts';
import { showToast } from '../ui/toast.ts';

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

let asked: Language = language;

/**
 * Loads the catalogues of that language, then changes every screen at once and remembers the choice, unless another
 * language has been asked for meanwhile.
 */
async function changeLanguage(next: Language): Promise<void> {
  asked = next;
  await activateLanguage(next);
  if (asked !== next) return;
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
  changeLanguage(next).catch(() => {
    showToast({ title: message('networkError', language), look: 'destructive' });
  });
}

/** The language of the screens and the way to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  return { language: useSyncExternalStore(subscribe, currentLanguage), setLanguage };
}
