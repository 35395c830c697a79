/** The wording of a report in the worker's gender. */
export { adaptGender, applyGenderChanges, findOtherGender, readGender, wordsAround } from './adapt-gender.ts';
export type { OtherGender, WordsAround } from './adapt-gender.ts';
export type { Gender, GenderChange } from './gender-change.ts';
export { dominanceOptions } from './dominance-options.ts';
export { genderedFields } from './gendered-fields.ts';
export { isPersonNoun } from './people-english.ts';
export { OTHER_PEOPLE } from './people-french.ts';
export { normalTemplates } from './normal-templates.ts';
export { TEMPLATE_FIELDS } from './template-fields.ts';
export type { TemplateField } from './template-fields.ts';
