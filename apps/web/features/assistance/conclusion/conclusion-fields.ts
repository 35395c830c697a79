import { fieldsOfSection, findSection } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';

const section = findSection('section11');

/** The fields of the conclusion, in order of the page. */
export const CONCLUSION_FIELDS: readonly FieldId[] =
  section === undefined ? [] : fieldsOfSection(section).map(({ id }) => id);
