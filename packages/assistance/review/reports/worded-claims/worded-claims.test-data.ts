/** Claims in whatever words: passages written before a rule was made for each class. */
import type { Passage } from '../lines.test-data.ts';
import { ADVISED_CARE } from './care.test-data.ts';
import { IMPLIED_DAYS, TOTALS } from './days.test-data.ts';
import { ADVISED_CARE_KEPT_APART } from './kept-apart/care.test-data.ts';
import { IMPLIED_DAYS_KEPT_APART, TOTALS_KEPT_APART } from './kept-apart/days.test-data.ts';
import { ANSWERED_LIMITS_KEPT_APART } from './kept-apart/limits.test-data.ts';
import {
  COMPLAINED_SIDES_KEPT_APART,
  LIGAMENTS_KEPT_APART,
  TYPED_MEASURES_KEPT_APART,
} from './kept-apart/measured.test-data.ts';
import { ANSWERED_LIMITS } from './limits.test-data.ts';
import { COMPLAINED_SIDES, LIGAMENTS, TYPED_MEASURES } from './measured.test-data.ts';

interface ClaimClass {
  readonly name: string;
  readonly tuned: readonly Passage[];
  /** Written with those tuned, and run for their rate alone once the rule was made. */
  readonly keptApart: readonly Passage[];
}

export const WORDED_CLAIMS: readonly ClaimClass[] = [
  { name: 'advised care beside none', tuned: ADVISED_CARE, keptApart: ADVISED_CARE_KEPT_APART },
  { name: 'answered limitations', tuned: ANSWERED_LIMITS, keptApart: ANSWERED_LIMITS_KEPT_APART },
  { name: 'implied days of consolidation', tuned: IMPLIED_DAYS, keptApart: IMPLIED_DAYS_KEPT_APART },
  { name: 'totals in words', tuned: TOTALS, keptApart: TOTALS_KEPT_APART },
  { name: 'measurements in free text', tuned: TYPED_MEASURES, keptApart: TYPED_MEASURES_KEPT_APART },
  { name: 'ligaments', tuned: LIGAMENTS, keptApart: LIGAMENTS_KEPT_APART },
  { name: 'sides of complaints', tuned: COMPLAINED_SIDES, keptApart: COMPLAINED_SIDES_KEPT_APART },
];
