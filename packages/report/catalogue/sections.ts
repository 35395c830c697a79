/** The report, in the order in which it is written and printed, in each version. */
import {
  section10,
  section10OfVersion1,
  section11,
  section11OfVersion1,
  section12,
  section12OfVersion1,
} from './sections/conclusion.ts';
import { section9, section9OfVersion1 } from './sections/examination.ts';
import {
  section1OfVersion1,
  section2,
  section3OfVersion1,
  section4,
  section4OfVersion1,
  section5,
  section6,
  section7,
  section8,
} from './sections/history.ts';
import { sectionA, sectionAOfVersion1, sectionB } from './sections/identification.ts';
import { section1, section3 } from './sections/mandate-and-interview.ts';

const HISTORY = [section5, section6, section7, section8] as const;

const BEFORE_EXAMINATION_OF_VERSION_1 = [
  sectionAOfVersion1,
  sectionB,
  section1OfVersion1,
  section2,
  section3OfVersion1,
  section4OfVersion1,
  ...HISTORY,
] as const;
const AFTER_EXAMINATION_OF_VERSION_1 = [
  section10OfVersion1,
  section11OfVersion1,
  section12OfVersion1,
] as const;

/** As reports of version 1 have them. */
export const SECTIONS_OF_VERSION_1 = [
  ...BEFORE_EXAMINATION_OF_VERSION_1,
  section9OfVersion1,
  ...AFTER_EXAMINATION_OF_VERSION_1,
] as const;

/** As reports of version 2 have them. */
export const SECTIONS_OF_VERSION_2 = [
  ...BEFORE_EXAMINATION_OF_VERSION_1,
  section9,
  ...AFTER_EXAMINATION_OF_VERSION_1,
] as const;

const BEFORE_PERCENTAGE = [
  sectionA,
  sectionB,
  section1,
  section2,
  section3,
  section4,
  ...HISTORY,
  section9,
  section10,
  section11,
] as const;

/** As reports of version 3 have them. */
export const SECTIONS_OF_VERSION_3 = [...BEFORE_PERCENTAGE, section12OfVersion1] as const;

export const SECTIONS = [...BEFORE_PERCENTAGE, section12] as const;
