/** The event, the injury and its course in two ways: passages written before a rule was made for each class. */
import type { Passage } from '../passages.test-data.ts';
import { AGES_AT_EVENT, POSTURES, SUFFICIENT_CARE, TWO_DURATIONS } from './development/answers.test-data.ts';
import { DENIED, UNIONS } from './development/denied.test-data.ts';
import {
  AGES_AT_EVENT_HELD_OUT,
  POSTURES_HELD_OUT,
  SUFFICIENT_CARE_HELD_OUT,
  TWO_DURATIONS_HELD_OUT,
} from './held-out/answers.test-data.ts';
import { DENIED_HELD_OUT, UNIONS_HELD_OUT } from './held-out/denied.test-data.ts';
import { EARLY_DATES_HELD_OUT } from './held-out/order.test-data.ts';
import { FINGERS_HELD_OUT, MECHANISMS_HELD_OUT } from './held-out/sides.test-data.ts';
import { EARLY_DATES } from './development/order.test-data.ts';
import { FINGERS, MECHANISMS } from './development/sides.test-data.ts';

interface EventClass {
  readonly name: string;
  readonly development: readonly Passage[];
  /** Written with the development set, and run for their rate alone once the rule was made. */
  readonly heldOut: readonly Passage[];
}

export const EVENT_AND_COURSE: readonly EventClass[] = [
  { name: 'sides of mechanisms and images', development: MECHANISMS, heldOut: MECHANISMS_HELD_OUT },
  { name: 'fingers of mechanisms', development: FINGERS, heldOut: FINGERS_HELD_OUT },
  { name: 'what is dated before the event', development: EARLY_DATES, heldOut: EARLY_DATES_HELD_OUT },
  { name: 'denied and stated', development: DENIED, heldOut: DENIED_HELD_OUT },
  { name: 'union of a fracture', development: UNIONS, heldOut: UNIONS_HELD_OUT },
  { name: 'two durations of one thing', development: TWO_DURATIONS, heldOut: TWO_DURATIONS_HELD_OUT },
  { name: 'age at the event', development: AGES_AT_EVENT, heldOut: AGES_AT_EVENT_HELD_OUT },
  { name: 'limits of posture', development: POSTURES, heldOut: POSTURES_HELD_OUT },
  { name: 'care that is enough', development: SUFFICIENT_CARE, heldOut: SUFFICIENT_CARE_HELD_OUT },
];
