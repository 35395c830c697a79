/** The rates of the sentences that were written before a rule was changed for their class. */
import { EVENT_DAYS, TOLD_DAYS } from './event-days.test-data.ts';
import { OPERATIONS } from './operations.test-data.ts';
import { DURATIONS } from './durations.test-data.ts';
import { WORKER_AGES } from './ages.test-data.ts';
import { VISITS } from './visits.test-data.ts';
import {
  EVENT_DAYS as EVENT_DAYS_APART,
  TOLD_DAYS as TOLD_DAYS_APART,
} from './kept-apart/event-days.test-data.ts';
import { OPERATIONS as OPERATIONS_APART } from './kept-apart/operations.test-data.ts';
import { DURATIONS as DURATIONS_APART } from './kept-apart/durations.test-data.ts';
import { WORKER_AGES as WORKER_AGES_APART } from './kept-apart/ages.test-data.ts';
import { VISITS as VISITS_APART } from './kept-apart/visits.test-data.ts';
import { ENGLISH } from './after/english.test-data.ts';
import { FRENCH } from './after/french.test-data.ts';
import { measureSentences } from './sentences.test-data.ts';

const CLASSES = [
  ['day of the event by a noun', EVENT_DAYS, EVENT_DAYS_APART],
  ['day of what befell the worker', TOLD_DAYS, TOLD_DAYS_APART],
  ['operations', OPERATIONS, OPERATIONS_APART],
  ['durations', DURATIONS, DURATIONS_APART],
  ['ages', WORKER_AGES, WORKER_AGES_APART],
  ['days of acts and visits', VISITS, VISITS_APART],
] as const;

export const SENTENCES = CLASSES.flatMap(([name, tuned, keptApart]) =>
  (['fr', 'en'] as const).map((language) => ({
    name,
    language,
    tuned: measureSentences(tuned.filter((set) => set.language === language)),
    keptApart: measureSentences(keptApart.filter((set) => set.language === language)),
  })),
);

/** Those that were written after the rules were changed. */
export const AFTER = [
  { language: 'fr', rate: measureSentences(FRENCH) },
  { language: 'en', rate: measureSentences(ENGLISH) },
] as const;
