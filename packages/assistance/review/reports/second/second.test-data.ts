/** Classes that a second set of passages by somebody else showed to be missed, written before a rule was made for each. */
import { findIssues } from '../../index.ts';
import { buildMeta } from '@constat/report/rules';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
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

interface SecondClass {
  readonly name: string;
  readonly tuned: readonly Passage[];
  /** Written with those tuned, and run for their rate alone once the rule was made. */
  readonly keptApart: readonly Passage[];
}

export const SECOND_CLASSES: readonly SecondClass[] = [
  { name: 'deficits in the field of percentages', tuned: DEFICITS, keptApart: DEFICITS_KEPT_APART },
  { name: 'percentages that do not agree', tuned: PERCENTAGES, keptApart: PERCENTAGES_KEPT_APART },
  { name: 'not consolidated beside a day', tuned: CONSOLIDATIONS, keptApart: CONSOLIDATIONS_KEPT_APART },
  { name: 'no care beside care', tuned: NO_CARE, keptApart: NO_CARE_KEPT_APART },
  { name: 'two limits of one load', tuned: LOADS, keptApart: LOADS_KEPT_APART },
  { name: 'durations beside their days', tuned: SPELLS, keptApart: SPELLS_KEPT_APART },
  { name: 'no antecedent beside an earlier injury', tuned: ANTECEDENTS, keptApart: ANTECEDENTS_KEPT_APART },
  { name: 'normal beside findings in prose', tuned: PROSE, keptApart: PROSE_KEPT_APART },
];

/** The kinds of contradiction that the review shows for a passage. */
export function kindsShown({ language, data }: Passage): readonly string[] {
  const report = { type: MEDICAL_EVALUATION, formData: data, meta: buildMeta(language) };
  return findIssues(report, language, 'V').flatMap((issue) =>
    issue.kind === 'contradiction' ? [issue.contradiction] : [],
  );
}

/** Passages for which a line is shown and nothing contradicts, and those for which no line of their kind is. */
export function readWrongly(passages: readonly Passage[]): {
  readonly falseLines: readonly Passage[];
  readonly missed: readonly Passage[];
} {
  const shown = passages.map((passage) => ({ passage, kinds: kindsShown(passage) }));
  return {
    falseLines: shown.flatMap(({ passage, kinds }) =>
      !passage.isOpposed && kinds.length > 0 ? [passage] : [],
    ),
    missed: shown.flatMap(({ passage, kinds }) =>
      passage.isOpposed && !kinds.includes(passage.kind) ? [passage] : [],
    ),
  };
}
