/** The recovery sheets of the installation, for the one who runs it. */
import * as z from 'zod';

export const recoverySheetSchema = z.object({
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** When its code was typed back, or it was made at the terminal; null for one that was only shown. */
  confirmedAt: z.iso.datetime().nullable(),
});

/** `GET /api/recovery-sheets`, the newest first. */
export const recoverySheetsAnswerSchema = z.object({
  /** What tells this installation from another one: eight signs, as in the names of its snapshots. */
  installation: z.string(),
  sheets: z.array(recoverySheetSchema),
});

/** `POST /api/recovery-sheets`: the code is in this answer alone, and is kept nowhere. */
export const newRecoverySheetAnswerSchema = z.object({
  id: z.uuid(),
  /** 32 signs in groups of four. */
  code: z.string(),
  madeAt: z.iso.datetime(),
  installation: z.string(),
});

/** `POST /api/recovery-sheets/:id/confirm`: the person has it on paper. */
export const confirmRecoverySheetBodySchema = z.strictObject({
  /** False voids every earlier sheet, but for what was copied away before. */
  keepsEarlier: z.boolean(),
});

export const confirmedRecoverySheetAnswerSchema = z.object({
  ...recoverySheetsAnswerSchema.shape,
  /** Names of copies in the data directory that could not be changed, and open with the earlier sheet still. */
  copiesLeft: z.array(z.string()),
});

export type RecoverySheet = z.infer<typeof recoverySheetSchema>;
export type RecoverySheetsAnswer = z.infer<typeof recoverySheetsAnswerSchema>;
export type NewRecoverySheetAnswer = z.infer<typeof newRecoverySheetAnswerSchema>;
export type ConfirmRecoverySheetBody = z.infer<typeof confirmRecoverySheetBodySchema>;
export type ConfirmedRecoverySheetAnswer = z.infer<typeof confirmedRecoverySheetAnswerSchema>;
