/** How long a signed report has to be kept. */
import * as z from 'zod';
import { TERM_DAYS } from '../limits.ts';

/** A day that can be meant: its end of term, ten years later, has a year of four digits still. */
const termDay = z.iso
  .date()
  .refine((day) => day >= TERM_DAYS.first && day <= TERM_DAYS.last)
  .nullable();

/** `PUT /api/saved-forms/:id/term`: from when its term runs. */
export const signedTermBodySchema = z.strictObject({
  mandateEndedOn: termDay,
  finalJudgmentOn: termDay,
  /** A final judgment is still to come: until then the term has no end. */
  judgmentAwaited: z.boolean(),
});

/** Of a locked or signed report: the days are to be entered, or its term is over and its physician may erase it. */
export const termReminderSchema = z.enum(['days-missing', 'term-over']);

export const signedTermSchema = signedTermBodySchema.extend({
  /** The last day on which the report has to be kept; null while that cannot be said. */
  keptUntil: z.iso.date().nullable(),
  /** Null where there is none. */
  reminder: termReminderSchema.nullable(),
});

export type TermReminder = z.infer<typeof termReminderSchema>;
export type SignedTermBody = z.infer<typeof signedTermBodySchema>;
export type SignedTermAnswer = z.infer<typeof signedTermSchema>;
