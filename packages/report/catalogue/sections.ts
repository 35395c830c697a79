/**
 * The report, in the order in which it is written and printed, in each version. A version that reports were written with
 * never changes: a new one names the sections that differ from those of the version before. A section or a part of the
 * examination is named with the version that had it first, or without a number where that is the first version.
 */
import type { Section } from './model.ts';
import {
  section10,
  section10OfVersion3,
  section11,
  section11OfVersion3,
  section12,
  section12OfVersion4,
} from './sections/conclusion.ts';
import { section9, section9OfVersion2 } from './sections/examination.ts';
import {
  section1,
  section2,
  section3,
  section4,
  section4OfVersion3,
  section5,
  section6,
  section7,
  section8,
} from './sections/history.ts';
import { sectionA, sectionAOfVersion3, sectionB } from './sections/identification.ts';
import { section1OfVersion3, section3OfVersion3 } from './sections/mandate-and-interview.ts';

export const SECTIONS_OF_VERSION_1 = [
  sectionA,
  sectionB,
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
  section10,
  section11,
  section12,
];

export const SECTIONS_OF_VERSION_2 = withSections(SECTIONS_OF_VERSION_1, section9OfVersion2);

export const SECTIONS_OF_VERSION_3 = withSections(
  SECTIONS_OF_VERSION_2,
  sectionAOfVersion3,
  section1OfVersion3,
  section3OfVersion3,
  section4OfVersion3,
  section10OfVersion3,
  section11OfVersion3,
);

export const SECTIONS_OF_VERSION_4 = withSections(SECTIONS_OF_VERSION_3, section12OfVersion4);

/**
 * The sections of a version, those of the same place in the report replaced.
 * @throws Error where the version has no section in that place
 */
function withSections<Before extends Section, Changed extends readonly Section[]>(
  before: readonly Before[],
  ...changed: Changed
): readonly (Before | Changed[number])[] {
  for (const { id } of changed) {
    if (before.every((section) => section.id !== id)) throw new Error(`no section ${id} to replace`);
  }
  return before.map((section) => changed.find(({ id }) => id === section.id) ?? section);
}
