import type { Field } from './model.ts';
import { optionLabel } from './option-sets.ts';

/** What a choice of a field reads as: its label, with what it says of this test where the field tells. */
export function choiceLabel({ options, meanings }: Field, value: string, language: 'fr' | 'en'): string {
  const label = options === undefined ? value : optionLabel(options, value, language);
  const meaning = meanings?.[value]?.[language];
  return meaning === undefined ? label : `${label} (${meaning})`;
}
