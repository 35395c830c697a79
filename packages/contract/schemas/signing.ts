/** Signing a report, and what was signed. */
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { ReviewIssue } from '@constat/assistance/review';
import * as z from 'zod';
import { CERTIFICATE_FILE_LENGTH, PASSWORD_LENGTH, REASON_LENGTH } from '../limits.ts';
import { preflightAnswerSchema } from './exports.ts';
import { passkeyProofBodySchema } from './second-factor.ts';
import { reportSigningSchema, signingMethodSchema } from './signing-state.ts';
import { storableText } from './storable-text.ts';

export { reportSigningSchema, signingMethodSchema } from './signing-state.ts';
export type { ReportSigning, SigningMethod } from './signing-state.ts';

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

/** What leads to a point that is open when a report is to be signed. */
export const openPointSchema = z.object({
  /** The same point of the same text has the same id. */
  id: z.string(),
  issue: preflightAnswerSchema.shape.issues.element,
});

/** Why a point was left as it is. */
export const pointReasonSchema = z.strictObject({
  point: z.string().min(1).max(100),
  reason: storableText.trim().min(1).max(REASON_LENGTH),
});

/** Who one is, proved for this signature alone: the password, or a passkey after `POST /api/auth/passkey/options`. */
export const signingProofSchema = z.union([
  z.strictObject({ password: z.string().min(1).max(PASSWORD_LENGTH.maximum) }),
  z.strictObject({ passkey: passkeyProofBodySchema }),
]);

const signature = {
  proof: signingProofSchema,
  /** The express word of the physician that the report is theirs as it stands. */
  assent: z.literal(true),
};

/** One for each open point. */
const reasons = z.array(pointReasonSchema).max(500).default([]);

/** `POST /api/saved-forms/:id/signed-versions`, with the version that was read as `If-Match`. */
export const signingBodySchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.enum(['by-hand', 'account', 'outside']), ...signature, reasons }),
  z.strictObject({
    method: z.literal('certificate'),
    ...signature,
    reasons,
    /** For this signature alone: neither is kept or logged. */
    certificate: z.strictObject({
      /** A PKCS#12 file in base64. */
      file: z.base64().min(1).max(CERTIFICATE_FILE_LENGTH),
      password: z.string().max(PASSWORD_LENGTH.maximum),
    }),
  }),
]);

/** `POST …/signed-versions/:versionId/withdrawal`: undoes a lock that no signature has followed. */
export const withdrawalBodySchema = z.strictObject({
  proof: signingProofSchema,
  reason: storableText.trim().min(1).max(REASON_LENGTH),
});

/** What a certificate says of itself: who vouches for it is not judged. */
export const usedCertificateSchema = z.object({
  name: z.string(),
  issuer: z.string(),
  /** Hexadecimal. */
  serialNumber: z.string(),
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
  /** Why a lock was undone; null for another entry. */
  text: z.string().nullable(),
  /** Why points were left as they are, with what the review said of each. */
  reasons: z.array(
    z.object({
      point: z.string(),
      reason: z.string(),
      issue: z.custom<ReviewIssue>((value) => typeof value === 'object' && value !== null).optional(),
    }),
  ),
  /** Of the saved draft. */
  reportVersion: z.int(),
  dataFingerprint: z.string().nullable(),
  /** SHA-256 of the bytes of its PDF, in hexadecimal; null where it has none. */
  pdfHash: z.string().nullable(),
  previousHash: z.string(),
  entryHash: z.string(),
});

const fieldId = z.custom<FieldId>((id) => typeof id === 'string' && REPORT_TYPES.field(id) !== undefined);

const termDay = z.iso.date().nullable();

/** `PUT /api/saved-forms/:id/term`: from when its term runs. */
export const signedTermBodySchema = z.strictObject({
  mandateEndedOn: termDay,
  finalJudgmentOn: termDay,
  /** A final judgment is still to come: until then the term has no end. */
  judgmentAwaited: z.boolean(),
});

export const signedTermSchema = signedTermBodySchema.extend({
  /** The last day on which the report has to be kept; null while that cannot be said. */
  keptUntil: termDay,
  /** Of a locked or signed report: the days are to be entered, or its term is over and its physician may erase it. */
  reminder: z.enum(['days-missing', 'term-over']).nullable(),
});

/** `GET /api/saved-forms/:id/signing`. */
export const signingAnswerSchema = z.object({
  /** Null while it is in work. */
  signing: reportSigningSchema.nullable(),
  /** What asks for a reason; none once it is locked. */
  points: z.array(openPointSchema),
  /** Of the worker, needed but for a signature by hand. */
  missingIdentity: z.array(fieldId),
  /** The profile lacks a name or a licence number, needed but for a signature by hand. */
  signerUnknown: z.boolean(),
  term: signedTermSchema,
  /** Oldest first. */
  versions: z.array(signedVersionSchema),
});

export type SignedVersionKind = z.infer<typeof signedVersionKindSchema>;
export type OpenPoint = z.infer<typeof openPointSchema>;
export type SigningProof = z.infer<typeof signingProofSchema>;
export type SigningBody = z.input<typeof signingBodySchema>;
export type SignedTermBody = z.infer<typeof signedTermBodySchema>;
export type SignedTermAnswer = z.infer<typeof signedTermSchema>;
export type WithdrawalBody = z.input<typeof withdrawalBodySchema>;
export type SignedVersion = z.infer<typeof signedVersionSchema>;
export type SigningAnswer = z.infer<typeof signingAnswerSchema>;
