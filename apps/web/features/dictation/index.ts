/** Dictation: what a page needs of it before anything is dictated. */
export { SECTION_FIELDS, SECTION_IDS, isSectionId } from './sections.ts';
export type { SectionId } from './sections.ts';
export { forgetHandedDraft } from './text/drafts.ts';
export { useSpokenFacts } from './spoken-facts/use-spoken-facts.ts';
export type { FoundSpokenFacts } from './spoken-facts/use-spoken-facts.ts';
export type { SpokenForm } from './in-form/spoken-form.ts';
export type { SectionTarget } from './records/section-target.ts';
