/** Passages of classes that a reading by somebody else found missed or falsely shown, written before a rule was changed. */
import type { Passage } from '../lines.test-data.ts';
import { ANSWERS, ANSWERS_KEPT_APART } from './answers.test-data.ts';
import { DAYS, DAYS_KEPT_APART } from './days.test-data.ts';
import { FINDINGS, FINDINGS_KEPT_APART } from './findings.test-data.ts';
import { SIDES, SIDES_KEPT_APART } from './sides.test-data.ts';

interface UnreadClass {
  readonly name: string;
  readonly tuned: readonly Passage[];
  /** Written with those tuned, and run for their rate alone once the rules were made. */
  readonly keptApart: readonly Passage[];
}

export const UNREAD_CLASSES: readonly UnreadClass[] = [
  { name: 'the injured side and the sound one', tuned: SIDES, keptApart: SIDES_KEPT_APART },
  { name: 'findings in other words', tuned: FINDINGS, keptApart: FINDINGS_KEPT_APART },
  { name: 'answers in the summary and the discussion', tuned: ANSWERS, keptApart: ANSWERS_KEPT_APART },
  { name: 'days, durations and ages', tuned: DAYS, keptApart: DAYS_KEPT_APART },
];
