/** Signing a report: what it asks for, and where it stands. */
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { INTENDED_LIMITS } from '@constat/report/rules';
import * as z from 'zod';
import { ADDENDUM_LENGTH, CERTIFICATE_FILE_LENGTH, PASSWORD_LENGTH, REASON_LENGTH } from '../limits.ts';
import { identityProofBodySchema } from './identities.ts';
import { passkeyProofBodySchema } from './second-factor.ts';
import { signedTermSchema } from './signed-term.ts';
import { reviewPointSchema, signedVersionSchema } from './signed-versions.ts';
import { reportSigningSchema } from './signing-state.ts';
import { storableText } from './storable-text.ts';

/** What leads to a point that is open when a report is to be signed. */
export const openPointSchema = z.object({
  /** The same point of the same text has the same id. */
  id: z.string(),
  /** What it is about, as the review names it. */
  issue: reviewPointSchema,
  /** The reason that the draft keeps for it already; it counts. */
  reason: z.string().nullable(),
});

/** Why a point was left as it is. */
export const pointReasonSchema = z.strictObject({
  point: z.string().min(1).max(INTENDED_LIMITS.id),
  reason: storableText.trim().min(1).max(REASON_LENGTH),
});

/**
 * Who one is, proved for this signature alone: the password, a passkey after `POST /api/auth/passkey/options`, or the
 * identity provider after `POST /api/account/identity/request`.
 */
export const signingProofSchema = z.union([
  z.strictObject({ password: z.string().min(1).max(PASSWORD_LENGTH.maximum) }),
  z.strictObject({ passkey: passkeyProofBodySchema }),
  z.strictObject({ identity: identityProofBodySchema }),
]);

const signature = {
  proof: signingProofSchema,
  /** The express word of the physician that the report is theirs as it stands. */
  assent: z.literal(true),
};

/** One for each open point. A report with too many of them is refused in words, so more reasons than it may have are read. */
const reasons = z.array(pointReasonSchema).max(10_000).default([]);

const certificateGiven = {
  method: z.literal('certificate'),
  /** For this signature alone: neither is kept or logged. */
  certificate: z.strictObject({
    /** A PKCS#12 file in base64. */
    file: z.base64().min(1).max(CERTIFICATE_FILE_LENGTH),
    password: z.string().max(PASSWORD_LENGTH.maximum),
  }),
};

const report = {
  ...signature,
  reasons,
  /** The express word that what was left of a dictation, and is not in the report, goes with the signature. */
  givesUpDictation: z.literal(true).optional(),
};

/** `POST /api/saved-forms/:id/signed-versions`, with the version that was read as `If-Match`. */
export const signingBodySchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.enum(['by-hand', 'account', 'outside']), ...report }),
  z.strictObject({ ...certificateGiven, ...report }),
]);

const text = storableText.trim().min(1).max(ADDENDUM_LENGTH);

/** `POST /api/saved-forms/:id/addenda`: to a signed report, which stays as it is. */
export const addendumBodySchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.enum(['by-hand', 'account']), ...signature, text }),
  z.strictObject({ ...certificateGiven, ...signature, text }),
]);

/** `POST /api/saved-forms/:id/addendum-pages`: the pages of an addendum before it is signed. */
export const addendumPagesBodySchema = z.strictObject({ text });

/** `POST …/signed-versions/:versionId/withdrawal`: undoes a lock that no signature has followed. */
export const withdrawalBodySchema = z.strictObject({
  proof: signingProofSchema,
  reason: storableText.trim().min(1).max(REASON_LENGTH),
});

const fieldId = z.custom<FieldId>((id) => typeof id === 'string' && REPORT_TYPES.field(id) !== undefined);

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
  /**
   * Why this draft, which is to replace a signed report, cannot be signed: the lock of that report was undone, or another
   * report replaces it. Null for any other.
   */
  cannotReplace: z.enum(['withdrawn', 'replaced']).nullable(),
  /**
   * Of the dictations of the report: one goes on somewhere, and holds the signature back; or what was left of one is not in
   * the report, and is given up expressly or not signed away. Null for none.
   */
  dictation: z.enum(['under-way', 'left']).nullable(),
  term: signedTermSchema,
  /** Oldest first. */
  versions: z.array(signedVersionSchema),
});

export type OpenPoint = z.infer<typeof openPointSchema>;
export type SigningProof = z.infer<typeof signingProofSchema>;
export type SigningBody = z.input<typeof signingBodySchema>;
export type AddendumBody = z.input<typeof addendumBodySchema>;
export type WithdrawalBody = z.input<typeof withdrawalBodySchema>;
export type SigningAnswer = z.infer<typeof signingAnswerSchema>;
