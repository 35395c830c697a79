/** The report, in the order in which it is written and printed. */
import { section10, section11, section12 } from './sections/conclusion.ts';
import { section9, section9OfVersion1 } from './sections/examination.ts';
import {
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
} from './sections/history.ts';
import { sectionA, sectionB } from './sections/identification.ts';

const BEFORE_EXAMINATION = [
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
] as const;
const AFTER_EXAMINATION = [section10, section11, section12] as const;

/** As reports of version 1 have them. */
export const SECTIONS_OF_VERSION_1 = [
  ...BEFORE_EXAMINATION,
  section9OfVersion1,
  ...AFTER_EXAMINATION,
] as const;

export const SECTIONS = [...BEFORE_EXAMINATION, section9, ...AFTER_EXAMINATION] as const;
