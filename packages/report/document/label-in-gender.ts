/** The form's own words about the worker, in the gender of the report. English has one form. */
import { textOf } from '../rules/index.ts';
import type { Answers } from './format-value.ts';

const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/\bdu travailleur\b/gu, 'de la travailleuse'],
  [/\bLe travailleur a été informé,/gu, 'La travailleuse a été informée,'],
  [/\ble travailleur\b/gu, 'la travailleuse'],
];

/** A label or title of the form as the report of this worker prints it. */
export function inGender(text: string, { data, language }: Answers): string {
  if (language !== 'fr' || textOf(data, 'patientGender') !== 'female') return text;
  return FEMININE.reduce((adapted, [pattern, words]) => adapted.replaceAll(pattern, words), text);
}
