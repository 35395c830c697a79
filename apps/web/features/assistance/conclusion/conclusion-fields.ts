import { MEDICAL_EVALUATION, fieldsOfSection } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';

const section = MEDICAL_EVALUATION.section('section11');

/** The fields of the conclusion, in order of the page. */
export const CONCLUSION_FIELDS: readonly FieldId[] =
  section === undefined ? [] : fieldsOfSection(section).map(({ id }) => id);
