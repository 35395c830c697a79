/** What a report states in two values or answers: passages written before a rule was made for each class. */
import type { Passage } from '../lines.test-data.ts';
import {
  CONSOLIDATIONS_KEPT_APART,
  LOADS_KEPT_APART,
  NO_CARE_KEPT_APART,
} from './kept-apart/answers.test-data.ts';
import { DEFICITS_KEPT_APART } from './kept-apart/deficits.test-data.ts';
import { PERCENTAGES_KEPT_APART } from './kept-apart/percentages.test-data.ts';
import { PROSE_KEPT_APART } from './kept-apart/prose.test-data.ts';
import { ANTECEDENTS_KEPT_APART, SPELLS_KEPT_APART } from './kept-apart/spells.test-data.ts';
import { CONSOLIDATIONS, LOADS, NO_CARE } from './answers.test-data.ts';
import { DEFICITS } from './deficits.test-data.ts';
import { PERCENTAGES } from './percentages.test-data.ts';
import { PROSE } from './prose.test-data.ts';
import { ANTECEDENTS, SPELLS } from './spells.test-data.ts';

interface StatedValueClass {
  readonly name: string;
  readonly tuned: readonly Passage[];
  /** Written with those tuned, and run for their rate alone once the rule was made. */
  readonly keptApart: readonly Passage[];
}

export const STATED_VALUES: readonly StatedValueClass[] = [
  { name: 'deficits in the field of percentages', tuned: DEFICITS, keptApart: DEFICITS_KEPT_APART },
  { name: 'percentages that do not agree', tuned: PERCENTAGES, keptApart: PERCENTAGES_KEPT_APART },
  { name: 'not consolidated beside a day', tuned: CONSOLIDATIONS, keptApart: CONSOLIDATIONS_KEPT_APART },
  { name: 'no care beside care', tuned: NO_CARE, keptApart: NO_CARE_KEPT_APART },
  { name: 'two limits of one load', tuned: LOADS, keptApart: LOADS_KEPT_APART },
  { name: 'durations beside their days', tuned: SPELLS, keptApart: SPELLS_KEPT_APART },
  { name: 'no antecedent beside an earlier injury', tuned: ANTECEDENTS, keptApart: ANTECEDENTS_KEPT_APART },
  { name: 'normal beside findings in prose', tuned: PROSE, keptApart: PROSE_KEPT_APART },
];
