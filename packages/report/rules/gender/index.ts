/** The wording of a report in the worker's gender. */
export { adaptGender, applyGenderChanges, findOtherGender, readGender } from './adapt-gender.ts';
export type { OtherGender } from './adapt-gender.ts';
export type { Gender } from './change.ts';
export { dominanceOptions } from './dominance-words.ts';
export { ADAPTED_ON_CHOICE, GENDERED_FIELDS } from './gendered-fields.ts';
export { TEMPLATE_FIELDS, normalTemplates } from './normal-templates.ts';
