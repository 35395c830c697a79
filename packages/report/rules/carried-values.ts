import type { FieldId, ReportField, ReportType } from '../catalogue/index.ts';
import { textOf } from './form-data.ts';
import type { FormData } from './form-data.ts';
import { isTyped } from './typed-values.ts';
import type { EnteredMeta } from './typed-values.ts';

/**
 * What a new visit of a worker may take over from an earlier report, each at the physician's word: who the worker is
 * (sections A and 4), the history (5) and the medication (6). Never anything that was told, found or concluded on that
 * day; nor the age, which changes, nor the dates of the visit.
 */
export const CARRIED_FIELDS: readonly FieldId[] = [
  'workerLastName',
  'workerFirstName',
  'healthInsuranceNo',
  'birthDate',
  'workerAddress',
  'workerPhone',
  'workerFileNo',
  'originalEventDate',
  'patientGender',
  'dominance',
  'emploi',
  'antecedentsMedicaux',
  'antecedentsChirurgicaux',
  'antecedentsLesion',
  'antecedentsCnesst',
  'antecedentsSaaq',
  'antecedentsAutres',
  'antecedentsAllergie',
  'antecedentsTabac',
  'antecedentsCannabis',
  'antecedentsAlcool',
  'medicationActuelle',
];

/** A value of an earlier report that may be taken over. */
export interface CarriedValue {
  readonly field: ReportField;
  readonly text: string;
}

/**
 * What an earlier report holds of those, in order of the page. A value that it was prefilled with and that nobody
 * confirmed was never said, and is left out.
 */
export function carriedValues(type: ReportType, data: FormData, meta: EnteredMeta): readonly CarriedValue[] {
  return type.fields
    .filter((field) => CARRIED_FIELDS.includes(field.id) && isTyped(field, data, meta))
    .map((field) => ({ field, text: textOf(data, field.id).trim() }))
    .filter(({ text }) => text !== '');
}
