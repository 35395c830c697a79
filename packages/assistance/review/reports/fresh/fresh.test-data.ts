/** Reports (fiction) written after the rules, with their own contradictions, and tried once before anything was changed. */
import type { Planted } from '../planted/planted.test-data.ts';
import type { WholeReport } from '../whole.test-data.ts';
import { FRESH_ENGLISH_PLANTED } from './english-planted.test-data.ts';
import { FRESH_ENGLISH_REPORTS } from './english-reports.test-data.ts';
import { FRESH_FRENCH_PLANTED } from './french-planted.test-data.ts';
import { FRESH_FRENCH_REPORTS } from './french-reports.test-data.ts';

export const FRESH_REPORTS: readonly WholeReport[] = [...FRESH_FRENCH_REPORTS, ...FRESH_ENGLISH_REPORTS];

export const FRESH_PLANTED: Readonly<Record<'fr' | 'en', readonly Planted[]>> = {
  fr: FRESH_FRENCH_PLANTED,
  en: FRESH_ENGLISH_PLANTED,
};
