/** What leaves the machine for an engine, and who has allowed it. */
import * as z from 'zod';

export const transferSchema = z.object({
  /** Of the kind, the address and the model: another one for any other. */
  id: z.string(),
  kind: z.enum(['text', 'speech']),
  host: z.string(),
  address: z.string(),
  model: z.string(),
  /** True where the settings name it; false for a consent that is left of earlier settings. */
  isSet: z.boolean(),
  isAllowed: z.boolean(),
  /** Given in the demonstration, which it ends with. */
  isTrial: z.boolean(),
  /** The name of the account; null where nobody has, or where the account is gone. */
  allowedBy: z.string().nullable(),
  allowedAt: z.iso.datetime().nullable(),
});

export const transfersAnswerSchema = z.object({
  /** Whether the one who asks may allow and withdraw. */
  mayChange: z.boolean(),
  transfers: z.array(transferSchema),
  /** Engines of this computer that are programs of their own: what they send on, nobody here can see. */
  servedHere: z.array(transferSchema.pick({ kind: true, host: true })),
});

/** Says that what is sent, and what cannot be left out of it, was read. */
export const allowTransferBodySchema = z.strictObject({ understood: z.literal(true) });

export type Transfer = z.infer<typeof transferSchema>;
export type TransfersAnswer = z.infer<typeof transfersAnswerSchema>;
export type AllowTransferBody = z.infer<typeof allowTransferBodySchema>;
