/** What a person does with their own account: its first password, changes of it, and its sessions. */
import * as z from 'zod';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../limits.ts';
import { storableText } from './storable-text.ts';

/** A new password, verified exactly as typed. What is too short or too easy has an error of its own. */
export const newPasswordSchema = z.string().min(1).max(PASSWORD_LENGTH.maximum);

/** A password that is to be compared. */
const givenPassword = z.string().min(1).max(PASSWORD_LENGTH.maximum);

/** The one-shot secret of an address, from behind its `#`. */
const linkSecret = z.string().min(1).max(200);

export const usernameSchema = storableText.pipe(z.string().trim().min(1).max(USERNAME_LENGTH));
export const displayNameSchema = storableText.pipe(z.string().trim().min(1).max(200));
export const emailSchema = storableText.pipe(z.string().trim().max(200));

/** `GET /api/set-up`. */
export const setUpAnswerSchema = z.object({
  /** `closed`: there are accounts. `secret`: the secret of the terminal is asked for. `open`: it is not. */
  state: z.enum(['closed', 'secret', 'open']),
  /** True while the sample accounts may sign in: setting up leaves the demonstration. */
  demonstration: z.boolean(),
  /** True while the person at the computer is to choose between an account of their own and the demonstration. */
  mayDemonstrate: z.boolean(),
  /**
   * How many reports the sample physician holds, also once the demonstration is closed; `reports` of the body says what
   * becomes of them.
   */
  demonstrationReports: z.int(),
  /** How many recordings, recent patients, words, phrases and lists of commands that physician holds beside them. */
  demonstrationOthers: z.int(),
  /** True where a copy can be given instead: the database is SQLite. */
  mayRestore: z.boolean(),
  /** True while a copy is to take the database's place at the next start: until then no account is made. */
  restartAwaited: z.boolean(),
});

/** `POST /api/set-up`: the first account, a physician's with administration. Answers as a sign-in does. */
export const setUpBodySchema = z.strictObject({
  /** Asked for in the state `secret`. */
  secret: linkSecret.optional(),
  username: usernameSchema,
  displayName: displayNameSchema,
  email: emailSchema.optional(),
  password: newPasswordSchema,
  /**
   * What becomes of the reports of the demonstration: `keep` hands those of the sample physician to the new account, with
   * recordings, vocabulary and commands, and erases the other sample accounts; `erase` erases all of them with all that is
   * theirs. Where absent, they stay as they are, and nobody signs in to them.
   */
  reports: z.enum(['keep', 'erase']).optional(),
});

/** `POST /api/set-up/copy`: a file that waits for its code. The secret, where it is asked for, is the header `x-constat-set-up`. */
export const receivedCopyAnswerSchema = z.object({ id: z.uuid() });

/**
 * `POST /api/set-up/restore`: has that file take the database's place at the next start. `DELETE /api/set-up/restore`
 * withdraws that, with the secret in the same header.
 */
export const restoreAtSetUpBodySchema = z.strictObject({
  secret: linkSecret.optional(),
  id: z.uuid(),
  /** Of the recovery sheet, however it is typed; not needed where the key of the copy is here. */
  code: z.string().max(200).optional(),
});

export const readiedCopyAnswerSchema = z.object({
  accounts: z.int(),
  reports: z.int(),
  recordings: z.int(),
  /** Of the last event in its audit trail; null where it has none. */
  lastEvent: z.iso.datetime().nullable(),
});

/** `POST /api/account/reauthentication`: the password anew. The session gets a new token. */
export const passwordBodySchema = z.strictObject({ password: givenPassword });

export const freshAnswerSchema = z.object({
  /** Until then, nothing asks for the password. */
  freshUntil: z.iso.datetime(),
});

/** `POST /api/account/password`. The session gets a new token. */
export const passwordChangeBodySchema = z.strictObject({
  currentPassword: givenPassword,
  newPassword: newPasswordSchema,
  /** Ends every other session of the account, and forgets its known devices but this one. */
  endOthers: z.boolean(),
});

export const accountSessionSchema = z.object({
  /** What the audit trail calls it; nothing of its token follows from it. */
  id: z.string(),
  /** One of a short list of names, null for another one. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastSeenAt: z.iso.datetime(),
  /** True for the one that asks. */
  current: z.boolean(),
});

/** `GET /api/account/sessions`, the most recently used first. */
export const accountSessionsAnswerSchema = z.object({
  sessions: z.array(accountSessionSchema),
  /** After so many hours without use, and so many days whatever the use, a session ends. */
  idleHours: z.number(),
  days: z.number(),
});

/** `DELETE /api/account/sessions/:id`, `DELETE /api/account/sessions` (all but the one that asks). */
export const endedSessionsAnswerSchema = z.object({ ended: z.int() });

/** `POST /api/account/lock`: whether a person asks for it, or a page that nobody has used. The audit trail tells. */
export const lockBodySchema = z.strictObject({ by: z.enum(['idleness', 'hand']) });

/** `GET /api/account/lock`, which a locked session answers too, and `POST /api/account/lock`, which locks it at once. */
export const lockAnswerSchema = z.object({
  locked: z.boolean(),
  /** After so many minutes without use the session locks; 0 for never. */
  minutes: z.int(),
  /** Whose session it is. */
  displayName: z.string(),
  /** Whether a passkey of the account can unlock it too. */
  hasPasskeys: z.boolean(),
});

/** `POST /api/account/unlock`, by password or passkey. The session gets a new token. */
export const unlockAnswerSchema = freshAnswerSchema.extend({
  /** Whose session it is: a page that was loaded while it was locked does not know yet. */
  userId: z.string(),
});

/**
 * `GET /api/account/writer`: what a page sends as `x-constat-writer`, so that drafts and parts of a recording are still
 * taken while the session is locked. It opens nothing else, and nothing without the session.
 */
export const writerAnswerSchema = z.object({ token: z.string() });

/** `POST /api/account-links/look`: whose link it is. Nothing is used up. */
export const namedLinkBodySchema = z.strictObject({ secret: linkSecret });

export const namedLinkAnswerSchema = z.object({
  username: z.string(),
  displayName: z.string(),
  /** `new`: the first password; `reset`: another in the place of one that was withdrawn. */
  purpose: z.enum(['new', 'reset']),
});

/** `POST /api/account-links/use`: chooses the password; the link is used up. Answers as a sign-in does. */
export const accountLinkBodySchema = z.strictObject({ secret: linkSecret, password: newPasswordSchema });

export type SetUpAnswer = z.infer<typeof setUpAnswerSchema>;
export type SetUpBody = z.infer<typeof setUpBodySchema>;
export type ReceivedCopyAnswer = z.infer<typeof receivedCopyAnswerSchema>;
export type RestoreAtSetUpBody = z.infer<typeof restoreAtSetUpBodySchema>;
export type ReadiedCopyAnswer = z.infer<typeof readiedCopyAnswerSchema>;
export type PasswordBody = z.infer<typeof passwordBodySchema>;
export type FreshAnswer = z.infer<typeof freshAnswerSchema>;
export type PasswordChangeBody = z.infer<typeof passwordChangeBodySchema>;
export type AccountSession = z.infer<typeof accountSessionSchema>;
export type AccountSessionsAnswer = z.infer<typeof accountSessionsAnswerSchema>;
export type EndedSessionsAnswer = z.infer<typeof endedSessionsAnswerSchema>;
export type LockBody = z.infer<typeof lockBodySchema>;
export type LockAnswer = z.infer<typeof lockAnswerSchema>;
export type UnlockAnswer = z.infer<typeof unlockAnswerSchema>;
export type WriterAnswer = z.infer<typeof writerAnswerSchema>;
export type NamedLinkAnswer = z.infer<typeof namedLinkAnswerSchema>;
export type AccountLinkBody = z.infer<typeof accountLinkBodySchema>;
