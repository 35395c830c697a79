/** Reports (fiction) written after the rules, with their own contradictions, and tried once before anything was changed. */
import type { Planted } from '../planted/planted.test-data.ts';
import type { WholeReport } from '../whole-reports.test-data.ts';
import { HELD_OUT_2_ENGLISH_PLANTED } from './english-planted.test-data.ts';
import { HELD_OUT_2_ENGLISH_REPORTS } from './english-reports.test-data.ts';
import { HELD_OUT_2_FRENCH_PLANTED } from './french-planted.test-data.ts';
import { HELD_OUT_2_FRENCH_REPORTS } from './french-reports.test-data.ts';

export const HELD_OUT_2_REPORTS: readonly WholeReport[] = [
  ...HELD_OUT_2_FRENCH_REPORTS,
  ...HELD_OUT_2_ENGLISH_REPORTS,
];

export const HELD_OUT_2_PLANTED: Readonly<Record<'fr' | 'en', readonly Planted[]>> = {
  fr: HELD_OUT_2_FRENCH_PLANTED,
  en: HELD_OUT_2_ENGLISH_PLANTED,
};
