/** What a PDF is known to be, by the chain of signed versions. */
import * as z from 'zod';
import { foundSignatureSchema, signaturePictureSchema, signedVersionKindSchema } from './signed-versions.ts';
import { signingMethodSchema } from './signing-state.ts';

const chainLink = {
  sequence: z.int(),
  kind: signedVersionKindSchema,
  at: z.iso.datetime(),
  previousHash: z.string(),
  entryHash: z.string(),
};

const laterEntries = z.array(z.object({ sequence: z.int(), pdfHash: z.string().nullable() }));

/** `POST /api/verify-report`, a PDF: what of it was signed here. Nothing says whose report it is. */
export const verifiedReportSchema = z.object({
  sha256: z.string(),
  /** The very bytes; those with something behind them; or none that was signed here. */
  match: z.enum(['same', 'extended', 'none']),
  entry: z
    .object({
      ...chainLink,
      method: signingMethodSchema.nullable(),
      dataFingerprint: z.string().nullable(),
      pdfHash: z.string().nullable(),
      /** Its lock was undone before it was signed. */
      withdrawn: z.boolean(),
      /** Reports that were locked or signed in its place; it stays what it was. */
      replacedBy: laterEntries,
      addenda: laterEntries,
      /** Its content is erased here; the hashes stay. */
      erased: z.boolean(),
    })
    .nullable(),
  /** Entries before it, itself, and after it. */
  around: z.array(z.object(chainLink)),
  chain: z.object({
    entries: z.int(),
    head: z.string(),
    /** The first entry that was changed, or is missing. */
    brokenAt: z.int().nullable(),
  }),
  /** Null where the file cannot be read as a PDF, or takes too much to be read. */
  signatures: z.array(foundSignatureSchema).nullable(),
  /** Where they show. */
  signaturePictures: z.array(signaturePictureSchema),
  /** Whether they hold to the end of the file; null where there is none. */
  signaturesHold: z.boolean().nullable(),
});

export type VerifiedReport = z.infer<typeof verifiedReportSchema>;
