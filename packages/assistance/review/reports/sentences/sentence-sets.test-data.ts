/** The rates of the sentences that were written before a rule was changed for their class. */
import { EVENT_DAYS, TOLD_DAYS } from './development/event-days.test-data.ts';
import { OPERATIONS } from './development/operations.test-data.ts';
import { DURATIONS } from './development/durations.test-data.ts';
import { WORKER_AGES } from './development/ages.test-data.ts';
import { VISITS } from './development/visits.test-data.ts';
import {
  EVENT_DAYS as EVENT_DAYS_APART,
  TOLD_DAYS as TOLD_DAYS_APART,
} from './held-out/event-days.test-data.ts';
import { OPERATIONS as OPERATIONS_APART } from './held-out/operations.test-data.ts';
import { DURATIONS as DURATIONS_APART } from './held-out/durations.test-data.ts';
import { WORKER_AGES as WORKER_AGES_APART } from './held-out/ages.test-data.ts';
import { VISITS as VISITS_APART } from './held-out/visits.test-data.ts';
import { ENGLISH } from './held-out-2/english.test-data.ts';
import { FRENCH } from './held-out-2/french.test-data.ts';
import { measureSentences } from './sentences.test-data.ts';

const CLASSES = [
  ['day of the event by a noun', EVENT_DAYS, EVENT_DAYS_APART],
  ['day of what befell the worker', TOLD_DAYS, TOLD_DAYS_APART],
  ['operations', OPERATIONS, OPERATIONS_APART],
  ['durations', DURATIONS, DURATIONS_APART],
  ['ages', WORKER_AGES, WORKER_AGES_APART],
  ['days of acts and visits', VISITS, VISITS_APART],
] as const;

export const SENTENCES = CLASSES.flatMap(([name, development, heldOut]) =>
  (['fr', 'en'] as const).map((language) => ({
    name,
    language,
    development: measureSentences(development.filter((set) => set.language === language)),
    heldOut: measureSentences(heldOut.filter((set) => set.language === language)),
  })),
);

/** Those that were written after the rules were changed. */
export const SENTENCES_HELD_OUT_2 = [
  { language: 'fr', rate: measureSentences(FRENCH) },
  { language: 'en', rate: measureSentences(ENGLISH) },
] as const;
