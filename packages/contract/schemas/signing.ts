/** Signing a report, and what was signed. */
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { ReviewPoint } from '@constat/assistance/review';
import { INTENDED_LIMITS } from '@constat/report/rules';
import * as z from 'zod';
import {
  ADDENDUM_LENGTH,
  CERTIFICATE_FILE_LENGTH,
  PASSWORD_LENGTH,
  REASON_LENGTH,
  TERM_DAYS,
} from '../limits.ts';
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

const reviewPoint = z.custom<ReviewPoint>((value) => typeof value === 'object' && value !== null);

/** What leads to a point that is open when a report is to be signed. */
export const openPointSchema = z.object({
  /** The same point of the same text has the same id. */
  id: z.string(),
  /** What it is about, as the review names it. */
  issue: reviewPoint,
  /** The reason that the draft keeps for it already; it counts. */
  reason: z.string().nullable(),
});

/** Why a point was left as it is. */
export const pointReasonSchema = z.strictObject({
  point: z.string().min(1).max(INTENDED_LIMITS.id),
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

const certificateGiven = {
  method: z.literal('certificate'),
  /** For this signature alone: neither is kept or logged. */
  certificate: z.strictObject({
    /** A PKCS#12 file in base64. */
    file: z.base64().min(1).max(CERTIFICATE_FILE_LENGTH),
    password: z.string().max(PASSWORD_LENGTH.maximum),
  }),
};

/** `POST /api/saved-forms/:id/signed-versions`, with the version that was read as `If-Match`. */
export const signingBodySchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.enum(['by-hand', 'account', 'outside']), ...signature, reasons }),
  z.strictObject({ ...certificateGiven, ...signature, reasons }),
]);

const text = storableText.trim().min(1).max(ADDENDUM_LENGTH);

/** `POST /api/saved-forms/:id/addenda`: to a signed report, which stays as it is. */
export const addendumBodySchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.enum(['by-hand', 'account']), ...signature, text }),
  z.strictObject({ ...certificateGiven, ...signature, text }),
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

/** What was found of a signature in a PDF; who vouches for its certificate is not judged. */
export const foundSignatureSchema = z.object({
  /** `not-checked`: of a kind or an algorithm that is not checked here. */
  state: z.enum(['holds', 'altered', 'malformed', 'not-checked']),
  name: z.string().nullable(),
  issuer: z.string().nullable(),
  /** What the signer's own clock said. */
  signedAt: z.iso.datetime().nullable(),
  /** Whether the certificate was valid then; null where that cannot be said. */
  wasValidThen: z.boolean().nullable(),
  /** Whether the certificate is one to sign with, by what it says of itself; null where there is none. */
  maySign: z.boolean().nullable(),
  /** False when anything was appended after it. */
  coversWholeFile: z.boolean(),
  /** What was appended after it is validation data and time stamps alone; false where nothing was. */
  onlyProofsFollow: z.boolean(),
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
  /** Of an addendum; or why a lock was undone. Null for another entry. */
  text: z.string().nullable(),
  /** Why points were left as they are, with what the review said of each. */
  reasons: z.array(
    z.object({
      point: z.string(),
      reason: z.string(),
      issue: reviewPoint.optional(),
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
  /** Null where the file cannot be read as a PDF. */
  signatures: z.array(foundSignatureSchema).nullable(),
  /** Whether they hold to the end of the file; null where there is none. */
  signaturesHold: z.boolean().nullable(),
});

const fieldId = z.custom<FieldId>((id) => typeof id === 'string' && REPORT_TYPES.field(id) !== undefined);

/** A day that can be meant: its end of term, ten years later, has a year of four digits still. */
const termDay = z.iso
  .date()
  .refine((day) => day >= TERM_DAYS.first && day <= TERM_DAYS.last)
  .nullable();

/** `PUT /api/saved-forms/:id/term`: from when its term runs. */
export const signedTermBodySchema = z.strictObject({
  mandateEndedOn: termDay,
  finalJudgmentOn: termDay,
  /** A final judgment is still to come: until then the term has no end. */
  judgmentAwaited: z.boolean(),
});

export const signedTermSchema = signedTermBodySchema.extend({
  /** The last day on which the report has to be kept; null while that cannot be said. */
  keptUntil: z.iso.date().nullable(),
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
export type FoundSignature = z.infer<typeof foundSignatureSchema>;
export type VerifiedReport = z.infer<typeof verifiedReportSchema>;
export type AddendumBody = z.input<typeof addendumBodySchema>;
export type WithdrawalBody = z.input<typeof withdrawalBodySchema>;
export type SignedVersion = z.infer<typeof signedVersionSchema>;
export type SigningAnswer = z.infer<typeof signingAnswerSchema>;
