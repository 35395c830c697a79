/** All contradictions planted in the whole reports, by language. */
import { FRENCH_SIDES_AND_LEVELS } from './development/french/sides-and-levels.test-data.ts';
import { FRENCH_DATES } from './development/french/dates.test-data.ts';
import { FRENCH_DIAGNOSES } from './development/french/diagnoses.test-data.ts';
import { FRENCH_MEASUREMENTS } from './development/french/measurements.test-data.ts';
import { FRENCH_MANDATE } from './development/french/mandate.test-data.ts';
import { HELD_OUT_FRENCH_SIDES_AND_LEVELS } from './held-out/french/sides-and-levels.test-data.ts';
import { HELD_OUT_FRENCH_DATES } from './held-out/french/dates.test-data.ts';
import { HELD_OUT_FRENCH_DIAGNOSES } from './held-out/french/diagnoses.test-data.ts';
import { HELD_OUT_FRENCH_MEASUREMENTS } from './held-out/french/measurements.test-data.ts';
import { HELD_OUT_FRENCH_MANDATE } from './held-out/french/mandate.test-data.ts';
import { ENGLISH_SIDES_AND_LEVELS } from './development/english/sides-and-levels.test-data.ts';
import { ENGLISH_DATES } from './development/english/dates.test-data.ts';
import { ENGLISH_DIAGNOSES } from './development/english/diagnoses.test-data.ts';
import { ENGLISH_MEASUREMENTS } from './development/english/measurements.test-data.ts';
import { ENGLISH_MANDATE } from './development/english/mandate.test-data.ts';
import { HELD_OUT_ENGLISH_SIDES_AND_LEVELS } from './held-out/english/sides-and-levels.test-data.ts';
import { HELD_OUT_ENGLISH_DATES } from './held-out/english/dates.test-data.ts';
import { HELD_OUT_ENGLISH_DIAGNOSES } from './held-out/english/diagnoses.test-data.ts';
import { HELD_OUT_ENGLISH_MEASUREMENTS } from './held-out/english/measurements.test-data.ts';
import { HELD_OUT_ENGLISH_MANDATE } from './held-out/english/mandate.test-data.ts';
import type { Planted } from './planted.test-data.ts';

/** The rules were development on these. */
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

/** Held out: no rule was changed for them. */
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
