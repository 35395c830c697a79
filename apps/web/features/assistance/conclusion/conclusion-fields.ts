import { MEDICAL_EVALUATION, fieldsOfSection } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';

const section = MEDICAL_EVALUATION.section('section11');

/** The fields of the conclusion, in order of the page; the physician's discussion before it is none. */
export const CONCLUSION_FIELDS: readonly FieldId[] =
  section === undefined
    ? []
    : fieldsOfSection(section)
        .filter(({ optional }) => optional !== true)
        .map(({ id }) => id);
