/** The report, in the order in which it is written and printed. */
import { section10, section11, section12 } from './sections/conclusion.ts';
import { section9 } from './sections/examination.ts';
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

export const SECTIONS = [
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
] as const;
