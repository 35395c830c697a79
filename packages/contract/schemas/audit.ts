import * as z from 'zod';
import { AUDIT_GROUPS } from '../audit-actions.ts';
import type { AuditGroup } from '../audit-actions.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];
const moment = z.iso.datetime();

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What is looked for in the trail; all of it where nothing is named. In a body: what is looked for may be a person's name. */
const searched = z.strictObject({
  group: z.enum(keysOf<AuditGroup>(AUDIT_GROUPS)).optional(),
  /** The first moment, and the one before which. */
  from: moment.optional(),
  before: moment.optional(),
  /** In the title of a report of one's own, in a user name, or how the id of a report or a session begins. */
  text: z.string().trim().max(200).optional(),
});

export const auditSearchSchema = searched.extend({
  /** Events older than the one at this place. */
  after: z.int().positive().optional(),
});

export const auditFileBodySchema = searched.extend({
  language: z.enum(['fr', 'en']),
  /** The zone of the reader's clock, as in the table of IANA; UTC where it is absent. */
  timeZone: z.string().max(60).refine(isTimeZone).optional(),
});

/** One event, as who may read the trail is told it. */
export const auditEventSchema = z.object({
  /** Its place in the trail, from 1. */
  position: z.number(),
  at: moment,
  /** An `AuditAction`, or whatever somebody has put in its place. */
  action: z.string(),
  /** Who did it: an account, Constat itself, or somebody who was not signed in. */
  origin: z.enum(['account', 'constat', 'unknown']),
  /** The user name of the one who did it; null where it was no account, or one that is gone. */
  actor: z.string().nullable(),
  /** The user name of the account that it concerns, where that is another one. */
  account: z.string().nullable(),
  /** What it was done to, where that is no report: a recording, a model, a call. */
  subjectId: z.string().nullable(),
  report: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
  sessionId: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  /** In the words of the one who did it; null in the trail of the installation. */
  reason: z.string().nullable(),
  hash: z.string(),
});

export const auditAnswerSchema = z.object({
  events: z.array(auditEventSchema),
  /** For `after`, where there are older ones. */
  next: z.number().nullable(),
});

export const auditCheckSchema = z.object({
  events: z.number(),
  head: z.string(),
  brokenAt: z.number().nullable(),
});

export type AuditSearch = z.infer<typeof auditSearchSchema>;
export type AuditFileBody = z.infer<typeof auditFileBodySchema>;
export type AuditEvent = z.output<typeof auditEventSchema>;
export type AuditAnswer = z.output<typeof auditAnswerSchema>;
export type AuditCheck = z.output<typeof auditCheckSchema>;
