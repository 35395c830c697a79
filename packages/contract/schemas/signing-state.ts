import * as z from 'zod';

/**
 * How a report is signed: on its printed pages; with the account; with a certificate; or in another program, whose file comes
 * back.
 */
export const signingMethodSchema = z.enum(['by-hand', 'account', 'certificate', 'outside']);

/** What a saved report says of its signature. */
export const reportSigningSchema = z.object({
  /** `locked`: its pages are made and wait for a signature on paper or in another program. */
  state: z.enum(['locked', 'signed']),
  /** Of the signed version. */
  versionId: z.uuid(),
  /** When it was locked. */
  since: z.iso.datetime(),
});

export type SigningMethod = z.infer<typeof signingMethodSchema>;
export type ReportSigning = z.infer<typeof reportSigningSchema>;
