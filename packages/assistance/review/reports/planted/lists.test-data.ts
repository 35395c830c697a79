/** All contradictions planted in the whole reports, by language. */
import { FRENCH_SIDES_AND_LEVELS } from './french/sides-and-levels.test-data.ts';
import { FRENCH_DATES } from './french/dates.test-data.ts';
import { FRENCH_DIAGNOSES } from './french/diagnoses.test-data.ts';
import { FRENCH_MEASUREMENTS } from './french/measurements.test-data.ts';
import { FRENCH_MANDATE } from './french/mandate.test-data.ts';
import { HELD_OUT_FRENCH_SIDES_AND_LEVELS } from './french-kept-apart/sides-and-levels.test-data.ts';
import { HELD_OUT_FRENCH_DATES } from './french-kept-apart/dates.test-data.ts';
import { HELD_OUT_FRENCH_DIAGNOSES } from './french-kept-apart/diagnoses.test-data.ts';
import { HELD_OUT_FRENCH_MEASUREMENTS } from './french-kept-apart/measurements.test-data.ts';
import { HELD_OUT_FRENCH_MANDATE } from './french-kept-apart/mandate.test-data.ts';
import { ENGLISH_SIDES_AND_LEVELS } from './english/sides-and-levels.test-data.ts';
import { ENGLISH_DATES } from './english/dates.test-data.ts';
import { ENGLISH_DIAGNOSES } from './english/diagnoses.test-data.ts';
import { ENGLISH_MEASUREMENTS } from './english/measurements.test-data.ts';
import { ENGLISH_MANDATE } from './english/mandate.test-data.ts';
import { HELD_OUT_ENGLISH_SIDES_AND_LEVELS } from './english-kept-apart/sides-and-levels.test-data.ts';
import { HELD_OUT_ENGLISH_DATES } from './english-kept-apart/dates.test-data.ts';
import { HELD_OUT_ENGLISH_DIAGNOSES } from './english-kept-apart/diagnoses.test-data.ts';
import { HELD_OUT_ENGLISH_MEASUREMENTS } from './english-kept-apart/measurements.test-data.ts';
import { HELD_OUT_ENGLISH_MANDATE } from './english-kept-apart/mandate.test-data.ts';
import type { Planted } from './planted.test-data.ts';

/** The rules were tuned on these. */
export const PLANTED_FRENCH: readonly Planted[] = [
  ...FRENCH_SIDES_AND_LEVELS,
  ...FRENCH_DATES,
  ...FRENCH_DIAGNOSES,
  ...FRENCH_MEASUREMENTS,
  ...FRENCH_MANDATE,
];

export const PLANTED_ENGLISH: readonly Planted[] = [
  ...ENGLISH_SIDES_AND_LEVELS,
  ...ENGLISH_DATES,
  ...ENGLISH_DIAGNOSES,
  ...ENGLISH_MEASUREMENTS,
  ...ENGLISH_MANDATE,
];

/** Kept apart: no rule was changed for them. */
export const HELD_OUT_FRENCH: readonly Planted[] = [
  ...HELD_OUT_FRENCH_SIDES_AND_LEVELS,
  ...HELD_OUT_FRENCH_DATES,
  ...HELD_OUT_FRENCH_DIAGNOSES,
  ...HELD_OUT_FRENCH_MEASUREMENTS,
  ...HELD_OUT_FRENCH_MANDATE,
];

export const HELD_OUT_ENGLISH: readonly Planted[] = [
  ...HELD_OUT_ENGLISH_SIDES_AND_LEVELS,
  ...HELD_OUT_ENGLISH_DATES,
  ...HELD_OUT_ENGLISH_DIAGNOSES,
  ...HELD_OUT_ENGLISH_MEASUREMENTS,
  ...HELD_OUT_ENGLISH_MANDATE,
];
