/** Copies of the whole database, for the one who runs the installation. */
import * as z from 'zod';

export const copySchema = z.object({
  /** The file's name in the folder of copies. */
  name: z.string(),
  kind: z.enum(['by-hand', 'before-migration', 'before-restore']),
  createdAt: z.iso.datetime(),
  bytes: z.number().int(),
  /** What its check found, before it got its name; null for one that was not checked. */
  check: z
    .object({ checkedAt: z.iso.datetime(), accounts: z.number().int(), reports: z.number().int() })
    .nullable(),
});

/** Encrypted snapshots in a folder elsewhere, made on a schedule. */
export const snapshotsSchema = z.object({
  folder: z.string(),
  everyHours: z.number().int(),
  keepDays: z.number().int(),
  /** The last one that was made, restored into a scratch place and opened; null before the first. */
  last: z.object({ checkedAt: z.iso.datetime(), reports: z.number().int() }).nullable(),
  /** Why the last try made none: a code of the system, or `unreadable`; null where it made one. */
  failure: z.string().nullable(),
});

export const copiesAnswerSchema = z.object({
  /** False where the database is PostgreSQL, whose copies are made with its own tools. */
  available: z.boolean(),
  /** The copy holds every report: an administrator, who reads none, does not take it away. */
  mayDownload: z.boolean(),
  folder: z.string(),
  /** The copy that takes the database's place at the next start. */
  staged: z.string().nullable(),
  /** Newest first. */
  copies: z.array(copySchema),
  /** Null where none are made. */
  snapshots: snapshotsSchema.nullable(),
});

export type DatabaseCopy = z.infer<typeof copySchema>;
export type Snapshots = z.infer<typeof snapshotsSchema>;
export type CopiesAnswer = z.infer<typeof copiesAnswerSchema>;
