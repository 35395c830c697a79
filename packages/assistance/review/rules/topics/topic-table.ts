/** The table: one row for each fact of the worker that is compared over the whole report. */
import { CARE_GIVEN } from './care-given.ts';
import { COMPLAINTS_NOW } from './current-complaints.ts';
import { DISEASES } from './diseases.ts';
import { EARLIER } from './earlier-conditions.ts';
import { EVENT } from './event-circumstances.ts';
import { EXAMINED_NOW } from './examination-findings.ts';
import { HABITS } from './habits.ts';
import { IMAGES } from './imaging.ts';
import { LIVING } from './daily-life.ts';
import { PERSON } from './person.ts';
import { TREATMENT } from './treatment.ts';
import { WORK } from './work.ts';
import type { Topic } from './topic.ts';

export const TOPICS: readonly Topic[] = [
  ...DISEASES,
  ...PERSON,
  ...LIVING,
  ...HABITS,
  ...EARLIER,
  ...EVENT,
  ...TREATMENT,
  ...WORK,
  ...EXAMINED_NOW,
  ...IMAGES,
  ...CARE_GIVEN,
  ...COMPLAINTS_NOW,
];
