/** What a physician should see of a report before it leaves: the first fictional case, and a long report. */
import { findIssues } from '@constat/assistance/review';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { readCase } from '../../apps/server/exports/case-reports.test-data.ts';
import { CASES } from '../../packages/assistance/local/cases.test-data.ts';
import { measureGrowth, measureRule } from './measure-rule.ts';
import type { Figure } from '../measure.ts';

const CASE = '01-fr-F-entorse-lombaire';
const WORDS = 5_000;

export async function benchReview(): Promise<readonly Figure[]> {
  const report = readCase(CASE);
  const review = (formData: FormData) => () =>
    findIssues({ type: MEDICAL_EVALUATION, formData, meta: report.meta }, 'fr', 'Zz');
  const text = (formData: FormData) =>
    Object.values(formData)
      .filter((value) => typeof value === 'string')
      .join(' ');
  const { history } = CASES[CASE];
  const ofLength = (words: number): FormData => ({
    ...report.formData,
    historiqueEvolution: Array.from(
      { length: Math.ceil(words / history.split(/\s+/u).length) },
      () => history,
    ).join('\n\n'),
  });
  return [
    await measureRule({
      name: 'a fictional case reviewed',
      work: review(report.formData),
      text: text(report.formData),
    }),
    await measureRule({
      name: 'a report of 5,000 words reviewed',
      work: review(ofLength(WORDS)),
      text: text(ofLength(WORDS)),
    }),
    await measureGrowth('a report of 20,000 words, time a word', {
      short: review(ofLength(WORDS)),
      long: review(ofLength(4 * WORDS)),
      times: 4,
    }),
  ];
}
