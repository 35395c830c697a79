/** Passages that contradict nothing, and their likes that do, by the kind of line that would show them. */
import { buildMeta } from '@constat/report/rules';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { findIssues } from '../index.ts';
import type { PlantedKind } from './planted/planted.test-data.ts';

export interface Passage {
  readonly language: 'fr' | 'en';
  readonly kind: PlantedKind;
  readonly data: FormData;
  /** Whether the passages contradict each other. */
  readonly isOpposed: boolean;
}

const BASE: FormData = {
  mandatSoins: true,
  birthDate: '1980-05-05',
  dateEvaluation: '2026-02-02',
  originalEventDate: '2024-04-05',
};

type Row = readonly ['fr' | 'en', FormData];

const passages = (kind: PlantedKind, isOpposed: boolean, rows: readonly Row[]): readonly Passage[] =>
  rows.map(([language, data]) => ({ language, kind, isOpposed, data: { ...BASE, ...data } }));

/** Passages that contradict nothing. */
export const clean = (kind: PlantedKind, ...rows: readonly Row[]): readonly Passage[] =>
  passages(kind, false, rows);
/** Passages that contradict each other. */
export const opposed = (kind: PlantedKind, ...rows: readonly Row[]): readonly Passage[] =>
  passages(kind, true, rows);

/** Whether the review shows a line of the kind exactly where the passages contradict each other. */
export function isReadRightly({ language, kind, data, isOpposed }: Passage): boolean {
  const report = { type: MEDICAL_EVALUATION, formData: data, meta: buildMeta(language) };
  const isShown = findIssues(report, language, 'V').some(
    (issue) => issue.kind === 'contradiction' && issue.contradiction === kind,
  );
  return isShown === isOpposed;
}
