import type { ReportLanguage } from './tree.ts';

const STATED_NORMAL = { fr: 'normale', en: 'normal' } as const;

/** What stands for an angle that is said to be normal; it agrees with the movement, which is feminine in French. */
export function statedWord(language: ReportLanguage): string {
  return STATED_NORMAL[language];
}
