/** What a report states in two values or answers: passages written before a rule was made for each class. */
import type { Passage } from '../passages.test-data.ts';
import { CONSOLIDATIONS_HELD_OUT, LOADS_HELD_OUT, NO_CARE_HELD_OUT } from './held-out/answers.test-data.ts';
import { DEFICITS_HELD_OUT } from './held-out/deficits.test-data.ts';
import { PERCENTAGES_HELD_OUT } from './held-out/percentages.test-data.ts';
import { PROSE_HELD_OUT } from './held-out/prose.test-data.ts';
import { ANTECEDENTS_HELD_OUT, PERIODS_HELD_OUT } from './held-out/periods.test-data.ts';
import { CONSOLIDATIONS, LOADS, NO_CARE } from './development/answers.test-data.ts';
import { DEFICITS } from './development/deficits.test-data.ts';
import { PERCENTAGES } from './development/percentages.test-data.ts';
import { PROSE } from './development/prose.test-data.ts';
import { ANTECEDENTS, PERIODS } from './development/periods.test-data.ts';

interface StatedValueClass {
  readonly name: string;
  readonly development: readonly Passage[];
  /** Written with the development set, and run for their rate alone once the rule was made. */
  readonly heldOut: readonly Passage[];
}

export const STATED_VALUES: readonly StatedValueClass[] = [
  { name: 'deficits in the field of percentages', development: DEFICITS, heldOut: DEFICITS_HELD_OUT },
  { name: 'percentages that do not agree', development: PERCENTAGES, heldOut: PERCENTAGES_HELD_OUT },
  { name: 'not consolidated beside a day', development: CONSOLIDATIONS, heldOut: CONSOLIDATIONS_HELD_OUT },
  { name: 'no care beside care', development: NO_CARE, heldOut: NO_CARE_HELD_OUT },
  { name: 'two limits of one load', development: LOADS, heldOut: LOADS_HELD_OUT },
  { name: 'durations beside their days', development: PERIODS, heldOut: PERIODS_HELD_OUT },
  { name: 'no antecedent beside an earlier injury', development: ANTECEDENTS, heldOut: ANTECEDENTS_HELD_OUT },
  { name: 'normal beside findings in prose', development: PROSE, heldOut: PROSE_HELD_OUT },
];
