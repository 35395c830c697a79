/** What is erased at its term, for who runs the installation. */
import * as z from 'zod';

/** `GET /api/retention`. */
export const retentionAnswerSchema = z.object({
  /** Whether what has come to its term is erased; otherwise the clock may be wrong. */
  state: z.enum(['running', 'delayed', 'stopped']),
  /** After how many days audio and raw words go. */
  audioDays: z.int(),
  /** After how many hours without use, and after how many days, a session ends. */
  session: z.object({ idleHours: z.number(), days: z.number() }),
  /** After how many days without use a browser is no longer known. */
  knownBrowserDays: z.int(),
  /** The last run, and what it erased; null before the first. */
  last: z
    .object({
      at: z.iso.datetime(),
      reports: z.int(),
      recordings: z.int(),
      sessions: z.int(),
      browsers: z.int(),
      links: z.int(),
    })
    .nullable(),
  /** When the next run is due, unless the server is started anew before; null while it is not. */
  next: z.iso.datetime().nullable(),
  /** What has gone at its term in the last 30 days, by the audit trail. */
  lately: z.object({ reports: z.int(), recordings: z.int() }),
});

export type RetentionAnswer = z.infer<typeof retentionAnswerSchema>;
