import { TITLE_LENGTH } from '@constat/contract/limits';

const WORDS = {
  draft: { fr: 'Brouillon', en: 'Draft' },
  copy: { fr: 'Copie', en: 'Copy' },
} as const;

/** « Brouillon - 2026-11-21 », "Copy - 2026-11-21": the title offered first. The day is local. */
export function defaultTitle(formType: 'draft' | 'copy', language: 'fr' | 'en', day: string): string {
  return `${WORDS[formType][language]} - ${day}`;
}

/** True for a title that the server accepts: not blank, 100 characters at most. */
export function isTitleValid(title: string): boolean {
  return title.trim() !== '' && title.length <= TITLE_LENGTH;
}
