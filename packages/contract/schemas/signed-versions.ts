/** What was signed: the entries of the chain of signed versions, and the signatures found in a file. */
import type { ReviewPoint } from '@constat/assistance/review';
import * as z from 'zod';
import { signingMethodSchema } from './signing-state.ts';

/** What an entry of the chain of signed versions is. */
export const signedVersionKindSchema = z.enum([
  'report',
  /** A report that says which one it replaces. */
  'replacement',
  'addendum',
  /** The file of a report that was signed in another program: its first bytes are ours. */
  'returned-file',
  /** A file whose content was not compared; never the official copy. */
  'other-file',
  /** A lock that was undone before it was signed. */
  'withdrawal',
]);

/** A point of the review, as the server has made it: of which kind it is, is not checked again. */
export const reviewPointSchema = z.custom<ReviewPoint>(
  (value) => typeof value === 'object' && value !== null,
);

/** What a certificate says of itself: who vouches for it is not judged. */
export const usedCertificateSchema = z.object({
  name: z.string(),
  issuer: z.string(),
  /** Hexadecimal. */
  serialNumber: z.string(),
});

/** What was found of a signature in a PDF; who vouches for its certificate is not judged. */
export const foundSignatureSchema = z.object({
  /** `not-checked`: of a kind or an algorithm that is not checked here. */
  state: z.enum(['holds', 'altered', 'malformed', 'not-checked']),
  name: z.string().nullable(),
  issuer: z.string().nullable(),
  /** What the signer's own clock said. */
  signedAt: z.iso.datetime().nullable(),
  /** Whether the certificate was valid then, or else when the file came; null where neither is known. */
  wasValidThen: z.boolean().nullable(),
  /** Whether the certificate is one to sign with, by what it says of itself; null where there is none. */
  maySign: z.boolean().nullable(),
  /** False when anything was appended after it. */
  coversWholeFile: z.boolean(),
  /** What was appended after it is validation data and time stamps alone; false where nothing was. */
  onlyProofsFollow: z.boolean(),
});

/** How much of a page signatures show on, and hide. */
export const signaturePictureSchema = z.object({
  /** From 1. */
  page: z.int(),
  /** More than 0, and 1 at most. */
  share: z.number(),
});

export const signedVersionSchema = z.object({
  id: z.uuid(),
  /** Its place in the chain of this installation, from 1. */
  sequence: z.int(),
  kind: signedVersionKindSchema,
  reportId: z.string(),
  /** The entry that it belongs to, or replaces. */
  about: z.string().nullable(),
  method: signingMethodSchema.nullable(),
  at: z.iso.datetime(),
  /** Null once its content is erased: the hashes stay. */
  signer: z.object({ displayName: z.string(), licenceNumber: z.string() }).nullable(),
  /** Of a signature with a certificate. */
  certificate: usedCertificateSchema.nullable(),
  /** What was found in a file that came back; null for another entry. */
  signatures: z.array(foundSignatureSchema).nullable(),
  /** Where they show; null for another entry, and one that was kept before that was looked at. */
  signaturePictures: z.array(signaturePictureSchema).nullable(),
  /** Of an addendum; or why a lock was undone. Null for another entry. */
  text: z.string().nullable(),
  /** Why points were left as they are, with what the review said of each. */
  reasons: z.array(
    z.object({
      point: z.string(),
      reason: z.string(),
      issue: reviewPointSchema.optional(),
    }),
  ),
  /** Where its content is there, and cannot be opened or is not what was signed: its entry is told without it. */
  damaged: z.literal(true).optional(),
  /** Of the saved draft. */
  reportVersion: z.int(),
  dataFingerprint: z.string().nullable(),
  /** SHA-256 of the bytes of its PDF, in hexadecimal; null where it has none. */
  pdfHash: z.string().nullable(),
  previousHash: z.string(),
  entryHash: z.string(),
});

export type SignedVersionKind = z.infer<typeof signedVersionKindSchema>;
export type SignaturePicture = z.infer<typeof signaturePictureSchema>;
export type FoundSignature = z.infer<typeof foundSignatureSchema>;
export type SignedVersion = z.infer<typeof signedVersionSchema>;
