/** The measured reports made whole, by language. */
import type { WholeDefinition } from '../whole-reports.test-data.ts';
import { FRENCH_SPINE } from './french-spine.test-data.ts';
import { FRENCH_UPPER_LIMB } from './french-upper-limb.test-data.ts';
import { FRENCH_LOWER_LIMB } from './french-lower-limb.test-data.ts';
import { ENGLISH_SPINE } from './english-spine.test-data.ts';
import { ENGLISH_UPPER_LIMB } from './english-upper-limb.test-data.ts';
import { ENGLISH_LOWER_LIMB } from './english-lower-limb.test-data.ts';

export const FRENCH_WHOLES: readonly WholeDefinition[] = [
  ...FRENCH_UPPER_LIMB,
  ...FRENCH_LOWER_LIMB,
  ...FRENCH_SPINE,
];

export const ENGLISH_WHOLES: readonly WholeDefinition[] = [
  ...ENGLISH_UPPER_LIMB,
  ...ENGLISH_LOWER_LIMB,
  ...ENGLISH_SPINE,
];
