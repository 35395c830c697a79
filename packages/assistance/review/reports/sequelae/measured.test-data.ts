/** The rates of the sequelae, for their test and for the page of measures. */
import { contradictionsIn, edited, measurePlanted } from '../measure.test-data.ts';
import { wholeReports } from '../whole.test-data.ts';
import type { WholeReport } from '../whole.test-data.ts';
import { ENGLISH_WHOLES, FRENCH_WHOLES } from '../wholes/wholes.test-data.ts';
import {
  HELD_OUT_CLEAN_ENGLISH_SEQUELAE,
  HELD_OUT_ENGLISH_SEQUELAE,
} from './english-kept-apart.test-data.ts';
import { CLEAN_ENGLISH_SEQUELAE, ENGLISH_SEQUELAE } from './english.test-data.ts';
import { HELD_OUT_CLEAN_FRENCH_SEQUELAE, HELD_OUT_FRENCH_SEQUELAE } from './french-kept-apart.test-data.ts';
import { CLEAN_FRENCH_SEQUELAE, FRENCH_SEQUELAE } from './french.test-data.ts';
import type { CleanSequelae } from './sequelae.test-data.ts';

/** The lines that are shown where nothing contradicts. */
function falseLines(reports: readonly WholeReport[], list: readonly CleanSequelae[]) {
  return list.flatMap(({ report, to }) => {
    const whole = edited(reports, { report, kind: 'side', field: 'sequelles', to, says: [] });
    return contradictionsIn(whole).map(({ contradiction, places }) => [report[0], contradiction, places]);
  });
}

export const SEQUELAE = [
  {
    language: 'fr',
    reports: wholeReports(FRENCH_WHOLES),
    planted: FRENCH_SEQUELAE,
    clean: CLEAN_FRENCH_SEQUELAE,
    plantedApart: HELD_OUT_FRENCH_SEQUELAE,
    cleanApart: HELD_OUT_CLEAN_FRENCH_SEQUELAE,
  },
  {
    language: 'en',
    reports: wholeReports(ENGLISH_WHOLES),
    planted: ENGLISH_SEQUELAE,
    clean: CLEAN_ENGLISH_SEQUELAE,
    plantedApart: HELD_OUT_ENGLISH_SEQUELAE,
    cleanApart: HELD_OUT_CLEAN_ENGLISH_SEQUELAE,
  },
].map(({ language, reports, planted, clean, plantedApart, cleanApart }) => ({
  language,
  tuned: measurePlanted(reports, planted),
  heldOut: measurePlanted(reports, plantedApart),
  clean: clean.length,
  lines: falseLines(reports, clean),
  cleanApart: cleanApart.length,
  heldOutLines: falseLines(reports, cleanApart),
}));
