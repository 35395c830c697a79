import type { FieldId } from '@constat/report/catalogue';
import {
  ADAPTED_ON_CHOICE,
  GENDERED_FIELDS,
  adaptGender,
  findOtherGender,
} from '@constat/report/rules/gender';
import type { Gender, OtherGender } from '@constat/report/rules/gender';
import type { Undo } from './report-state.ts';
import type { WorkingReport } from './working-report.ts';

type RewordedReport = Pick<WorkingReport, 'get' | 'reword' | 'getState'>;

function genderOf(report: Pick<WorkingReport, 'get'>): Gender | null {
  const gender = report.get('patientGender');
  return gender === 'male' || gender === 'female' ? gender : null;
}

function reword(report: RewordedReport, fields: readonly FieldId[]): Undo | null {
  const gender = genderOf(report);
  if (gender === null) return null;
  const { reportLanguage } = report.getState().meta;
  const texts = fields
    .map((id) => [id, report.get(id), adaptGender(report.get(id), gender, reportLanguage)] as const)
    .filter(([, present, adapted]) => present !== adapted)
    .map(([id, , adapted]) => [id, adapted] as const);
  return texts.length === 0 ? null : report.reword(new Map(texts));
}

/** Rewrites the six texts that follow the choice of the gender; null when none of them changes. */
export function adaptToChosenGender(report: RewordedReport): Undo | null {
  return reword(report, ADAPTED_ON_CHOICE);
}

/** Rewrites every text about the worker; null when none of them changes. */
export function correctGender(report: RewordedReport): Undo | null {
  return reword(report, GENDERED_FIELDS);
}

/** The words of the other gender in one field. */
export interface FieldInOtherGender {
  readonly field: FieldId;
  readonly words: readonly OtherGender[];
}

/** Every field that holds words of the other gender than the chosen one; none before it is chosen. */
export function otherGenderFields(
  report: Pick<WorkingReport, 'get' | 'getState'>,
): readonly FieldInOtherGender[] {
  const gender = genderOf(report);
  if (gender === null) return [];
  const { reportLanguage } = report.getState().meta;
  return GENDERED_FIELDS.map((field) => ({
    field,
    words: findOtherGender(report.get(field), gender, reportLanguage),
  })).filter(({ words }) => words.length > 0);
}
