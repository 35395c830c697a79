/** The event, the injury and its course in two ways: passages written before a rule was made for each class. */
import type { Passage } from '../lines.test-data.ts';
import { AGES_AT_EVENT, POSTURES, SUFFICIENT_CARE, TWO_DURATIONS } from './answers.test-data.ts';
import { DENIED, UNIONS } from './denied.test-data.ts';
import {
  AGES_AT_EVENT_KEPT_APART,
  POSTURES_KEPT_APART,
  SUFFICIENT_CARE_KEPT_APART,
  TWO_DURATIONS_KEPT_APART,
} from './kept-apart/answers.test-data.ts';
import { DENIED_KEPT_APART, UNIONS_KEPT_APART } from './kept-apart/denied.test-data.ts';
import { EARLY_DATES_KEPT_APART } from './kept-apart/order.test-data.ts';
import { FINGERS_KEPT_APART, MECHANISMS_KEPT_APART } from './kept-apart/sides.test-data.ts';
import { EARLY_DATES } from './order.test-data.ts';
import { FINGERS, MECHANISMS } from './sides.test-data.ts';

interface EventClass {
  readonly name: string;
  readonly tuned: readonly Passage[];
  /** Written with those tuned, and run for their rate alone once the rule was made. */
  readonly keptApart: readonly Passage[];
}

export const EVENT_AND_COURSE: readonly EventClass[] = [
  { name: 'sides of mechanisms and images', tuned: MECHANISMS, keptApart: MECHANISMS_KEPT_APART },
  { name: 'fingers of mechanisms', tuned: FINGERS, keptApart: FINGERS_KEPT_APART },
  { name: 'what is dated before the event', tuned: EARLY_DATES, keptApart: EARLY_DATES_KEPT_APART },
  { name: 'denied and stated', tuned: DENIED, keptApart: DENIED_KEPT_APART },
  { name: 'union of a fracture', tuned: UNIONS, keptApart: UNIONS_KEPT_APART },
  { name: 'two durations of one thing', tuned: TWO_DURATIONS, keptApart: TWO_DURATIONS_KEPT_APART },
  { name: 'age at the event', tuned: AGES_AT_EVENT, keptApart: AGES_AT_EVENT_KEPT_APART },
  { name: 'limits of posture', tuned: POSTURES, keptApart: POSTURES_KEPT_APART },
  { name: 'care that is enough', tuned: SUFFICIENT_CARE, keptApart: SUFFICIENT_CARE_KEPT_APART },
];
