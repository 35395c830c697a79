import { fieldsOfSection, onceForEachType } from '../catalogue/index.ts';
import type { ReportType } from '../catalogue/index.ts';
import type { FormData } from './form-data.ts';
import { isTyped } from './typed-values.ts';
import type { EnteredMeta } from './typed-values.ts';

const evaluationFields = onceForEachType(({ sections }) =>
  sections.filter(({ about }) => about === 'evaluation').flatMap(fieldsOfSection),
);

/**
 * True when a report holds something of an examination: a value that the physician confirmed, one that he entered,
 * typed or spoken, or an angle that he said is normal, in a section about the evaluation. What the form itself prefilled is none.
 */
export function holdsFindings(type: ReportType, data: FormData, meta: EnteredMeta): boolean {
  if (meta !== undefined && meta.confirmed.length > 0) return true;
  return evaluationFields(type).some((field) => data[field.id] === true || isTyped(field, data, meta));
}
