import { createLazy } from '../../../shared/ui/lazy-part.ts';

/** The lexicons, about 400 kB each: fetched when the first is asked something. */
export const LEXICONS = {
  fr: createLazy(async () => (await import('@constat/language/lexicon/french')).FRENCH_LEXICON),
  en: createLazy(async () => (await import('@constat/language/lexicon/english')).ENGLISH_LEXICON),
} as const;
