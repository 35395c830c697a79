import { message } from '@constat/contract/messages';
import { activateLanguage } from './catalogues.ts';
import { createStore, useStore } from '../external-store.ts';
import { readUnencrypted, writeUnencrypted } from '../device/unencrypted-settings.ts';
import { showToast } from '../ui/toast.ts';

/** A language of the screens. A report has its own, apart from this one. */
export type Language = 'fr' | 'en';

const KEY = 'constat_language';
const language = createStore<Language>(readUnencrypted(KEY) === 'en' ? 'en' : 'fr');

function markPage(shown: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = shown;
}
markPage(language.get());

/** The language of the screens now, for code outside React. */
export const currentLanguage = language.get;

let asked: Language = currentLanguage();

/**
 * Loads the catalogues of that language, then changes every screen at once and remembers the choice, unless another
 * language has been asked for meanwhile.
 */
async function changeLanguage(next: Language): Promise<void> {
  asked = next;
  await activateLanguage(next);
  if (asked !== next) return;
  writeUnencrypted(KEY, next);
  markPage(next);
  language.set(next);
}

function setLanguage(next: Language): void {
  changeLanguage(next).catch(() => {
    showToast({ title: message('networkError', currentLanguage()), look: 'destructive' });
  });
}

/** The language of the screens and the way to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  return { language: useStore(language), setLanguage };
}
