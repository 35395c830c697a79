import type { FieldId } from '@constat/report/catalogue';

/** The sections that are dictated, and the field that each is written to (Dictation §4). */
export const SECTION_FIELDS = {
  section7: 'historiqueEvolution',
  section8: 'section8Input',
  section11: 'conclusionResume',
} as const satisfies Record<string, FieldId>;

export type SectionId = keyof typeof SECTION_FIELDS;

export const SECTION_IDS = Object.keys(SECTION_FIELDS) as readonly SectionId[];

/** True for a section that is dictated. */
export function isSectionId(value: unknown): value is SectionId {
  return typeof value === 'string' && value in SECTION_FIELDS;
}
