import type { FieldId } from '@constat/report/catalogue';

/** The sections that are dictated, and the field that each is written to (Dictation §4). */
export const SECTION_FIELDS = {
  section7: 'historiqueEvolution',
  section8: 'section8Input',
  section11: 'conclusionResume',
} as const satisfies Record<string, FieldId>;

export type SectionId = keyof typeof SECTION_FIELDS;

export const SECTION_IDS = Object.keys(SECTION_FIELDS) as readonly SectionId[];

/** What is dictated over the form goes into whichever field is aimed at. */
export const OVER_FORM = 'form';

/** Where a recording goes. */
export type RecordedPlace = SectionId | typeof OVER_FORM;

/** True for a place that a recording can go to. */
export function isRecordedPlace(value: unknown): value is RecordedPlace {
  return value === OVER_FORM || isSectionId(value);
}

/** True for a section that is dictated. */
export function isSectionId(value: unknown): value is SectionId {
  return typeof value === 'string' && value in SECTION_FIELDS;
}
