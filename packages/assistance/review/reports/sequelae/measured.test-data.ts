/** The rates of the sequelae, for their test and for the page of measures. */
import { contradictionsIn, edited, measurePlanted } from '../measure-planted.test-data.ts';
import { wholeReports } from '../whole-reports.test-data.ts';
import type { WholeReport } from '../whole-reports.test-data.ts';
import { ENGLISH_WHOLES, FRENCH_WHOLES } from '../whole-reports/all.test-data.ts';
import { HELD_OUT_CLEAN_ENGLISH_SEQUELAE, HELD_OUT_ENGLISH_SEQUELAE } from './held-out/english.test-data.ts';
import { CLEAN_ENGLISH_SEQUELAE, ENGLISH_SEQUELAE } from './development/english.test-data.ts';
import { HELD_OUT_CLEAN_FRENCH_SEQUELAE, HELD_OUT_FRENCH_SEQUELAE } from './held-out/french.test-data.ts';
import { CLEAN_FRENCH_SEQUELAE, FRENCH_SEQUELAE } from './development/french.test-data.ts';
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
    plantedHeldOut: HELD_OUT_FRENCH_SEQUELAE,
    cleanHeldOut: HELD_OUT_CLEAN_FRENCH_SEQUELAE,
  },
  {
    language: 'en',
    reports: wholeReports(ENGLISH_WHOLES),
    planted: ENGLISH_SEQUELAE,
    clean: CLEAN_ENGLISH_SEQUELAE,
    plantedHeldOut: HELD_OUT_ENGLISH_SEQUELAE,
    cleanHeldOut: HELD_OUT_CLEAN_ENGLISH_SEQUELAE,
  },
].map(({ language, reports, planted, clean, plantedHeldOut, cleanHeldOut }) => ({
  language,
  development: measurePlanted(reports, planted),
  heldOut: measurePlanted(reports, plantedHeldOut),
  clean: clean.length,
  lines: falseLines(reports, clean),
  cleanHeldOut: cleanHeldOut.length,
  heldOutLines: falseLines(reports, cleanHeldOut),
}));
