/** Passages of classes that a reading by somebody else found missed or falsely shown, written before a rule was changed. */
import type { Passage } from '../passages.test-data.ts';
import { ANSWERS, ANSWERS_HELD_OUT } from './answers.test-data.ts';
import { DAYS, DAYS_HELD_OUT } from './days.test-data.ts';
import { FINDINGS, FINDINGS_HELD_OUT } from './findings.test-data.ts';
import { SIDES, SIDES_HELD_OUT } from './sides.test-data.ts';

interface MissedClass {
  readonly name: string;
  readonly development: readonly Passage[];
  /** Written with the development set, and run for their rate alone once the rules were made. */
  readonly heldOut: readonly Passage[];
}

export const MISSED_CLASSES: readonly MissedClass[] = [
  { name: 'the injured side and the sound one', development: SIDES, heldOut: SIDES_HELD_OUT },
  { name: 'findings in other words', development: FINDINGS, heldOut: FINDINGS_HELD_OUT },
  { name: 'answers in the summary and the discussion', development: ANSWERS, heldOut: ANSWERS_HELD_OUT },
  { name: 'days, durations and ages', development: DAYS, heldOut: DAYS_HELD_OUT },
];
