/** Claims in whatever words: passages written before a rule was made for each class. */
import type { Passage } from '../passages.test-data.ts';
import { ADVISED_CARE } from './development/care.test-data.ts';
import { IMPLIED_DAYS, TOTALS } from './development/days.test-data.ts';
import { ADVISED_CARE_HELD_OUT } from './held-out/care.test-data.ts';
import { IMPLIED_DAYS_HELD_OUT, TOTALS_HELD_OUT } from './held-out/days.test-data.ts';
import { ANSWERED_LIMITS_HELD_OUT } from './held-out/limits.test-data.ts';
import {
  COMPLAINED_SIDES_HELD_OUT,
  LIGAMENTS_HELD_OUT,
  TYPED_MEASURES_HELD_OUT,
} from './held-out/measured.test-data.ts';
import { ANSWERED_LIMITS } from './development/limits.test-data.ts';
import { COMPLAINED_SIDES, LIGAMENTS, TYPED_MEASURES } from './development/measured.test-data.ts';

interface ClaimClass {
  readonly name: string;
  readonly development: readonly Passage[];
  /** Written with the development set, and run for their rate alone once the rule was made. */
  readonly heldOut: readonly Passage[];
}

export const WORDED_CLAIMS: readonly ClaimClass[] = [
  { name: 'advised care beside none', development: ADVISED_CARE, heldOut: ADVISED_CARE_HELD_OUT },
  { name: 'answered limitations', development: ANSWERED_LIMITS, heldOut: ANSWERED_LIMITS_HELD_OUT },
  { name: 'implied days of consolidation', development: IMPLIED_DAYS, heldOut: IMPLIED_DAYS_HELD_OUT },
  { name: 'totals in words', development: TOTALS, heldOut: TOTALS_HELD_OUT },
  { name: 'measurements in free text', development: TYPED_MEASURES, heldOut: TYPED_MEASURES_HELD_OUT },
  { name: 'ligaments', development: LIGAMENTS, heldOut: LIGAMENTS_HELD_OUT },
  { name: 'sides of complaints', development: COMPLAINED_SIDES, heldOut: COMPLAINED_SIDES_HELD_OUT },
];
