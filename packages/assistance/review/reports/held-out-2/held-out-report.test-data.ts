/** A report of one hand alone, as those that were written after the rules are. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { ALL_POINTS } from '../../../local/conclusion/reports/measured-report.ts';
import type { WholeReport } from '../whole-reports.test-data.ts';

export function heldOutReport(name: string, language: 'fr' | 'en', data: FormData): WholeReport {
  return {
    name: `${name} (prose)`,
    language,
    formData: readReport(MEDICAL_EVALUATION, { ...ALL_POINTS, ...data }).data,
  };
}
