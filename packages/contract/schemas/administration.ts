/** Accounts, for the one who runs the installation. What is somebody's own is in `account-security.ts`. */
import * as z from 'zod';
import { displayNameSchema, emailSchema, usernameSchema } from './account-security.ts';
import { roleSchema } from './accounts.ts';

export const listedAccountSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The flag beside the role. */
  isAdmin: z.boolean(),
  /** Runs the installation, by the flag, by the role or as the only physician. */
  administers: z.boolean(),
  disabled: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Sessions that are open. */
  sessions: z.int(),
  /** What it asks for beside the password, or instead of it. */
  secondFactor: z.object({ totp: z.boolean(), passkeys: z.int(), identity: z.boolean() }),
  /** Until when the link that was given for this account can be used; null where there is none. */
  linkUntil: z.iso.datetime().nullable(),
});

/** `GET /api/accounts`, by user name; without those of the demonstration. */
export const accountsAnswerSchema = z.object({ accounts: z.array(listedAccountSchema) });

/** `POST /api/accounts/:id/disable`, `…/enable`, `DELETE /api/accounts/:id/factors`, `PUT /api/accounts/:id/administration`. */
export const accountAnswerSchema = z.object({ account: listedAccountSchema });

/** An address that its person opens once to choose a password; it is shown once. */
export const accountLinkSchema = z.object({
  /** `/choose-password#SECRET`: to be put behind the address of the installation. */
  path: z.string(),
  until: z.iso.datetime(),
});

/** `POST /api/accounts`. */
export const addAccountBodySchema = z.strictObject({
  username: usernameSchema,
  displayName: displayNameSchema,
  email: emailSchema.optional(),
  role: roleSchema,
  isAdmin: z.boolean().optional(),
});

/** Of `POST /api/accounts` and of `POST /api/accounts/:id/reset`. */
export const accountLinkAnswerSchema = z.object({ account: listedAccountSchema, link: accountLinkSchema });

export const administrationBodySchema = z.strictObject({ isAdmin: z.boolean() });

export type ListedAccount = z.infer<typeof listedAccountSchema>;
export type AccountsAnswer = z.infer<typeof accountsAnswerSchema>;
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;
export type AccountLink = z.infer<typeof accountLinkSchema>;
export type AddAccountBody = z.infer<typeof addAccountBodySchema>;
export type AccountLinkAnswer = z.infer<typeof accountLinkAnswerSchema>;
export type AdministrationBody = z.infer<typeof administrationBodySchema>;
