/** A second factor beside the password, and passkeys instead of it. */
import * as z from 'zod';
import { userAnswerSchema } from './accounts.ts';

/** The password was right, and the account asks for a code too. A cookie holds the step, for five minutes. */
export const codeAskedSchema = z.object({
  pending: z.object({ until: z.iso.datetime() }),
});

/** Of every sign-in after which a code may be asked for. */
export const signInAnswerSchema = z.union([userAnswerSchema, codeAskedSchema]);

/** `POST /api/auth/second-factor`: six digits of the app, or one of the recovery codes. Answers as a sign-in does. */
export const secondFactorBodySchema = z.strictObject({ code: z.string().trim().min(6).max(40) });

export const passkeySchema = z.object({
  id: z.string(),
  /** On which browser and system it was made; one of a short list of names, null for another. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** `GET /api/account/factors`, and the answer of most changes. */
export const factorsAnswerSchema = z.object({
  /** Since when a code of an app is asked for; null where it is not. */
  totpSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** Since when the account is linked to the identity provider; null where it is not. */
  identity: z.object({ linkedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
  passkeys: z.array(passkeySchema),
});

/** `POST /api/account/totp`: a new seed, which asks for nothing until a code of it confirms it within 15 minutes. */
export const totpSeedAnswerSchema = z.object({
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
  /** The same seed in base32, to be typed. */
  secret: z.string(),
});

/** `POST /api/account/totp/confirm`. */
export const totpCodeBodySchema = z.strictObject({ code: z.string().regex(/^\d{6}$/u) });

/** Of `POST /api/account/totp/confirm` and `POST /api/account/recovery-codes`: ten, shown once. */
export const recoveryCodesAnswerSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** What `navigator.credentials` takes, in JSON: of the calls that end in `/options`. */
export const passkeyOptionsAnswerSchema = z.object({ options: z.record(z.string(), z.unknown()) });

const base64url = z
  .string()
  .regex(/^[\w-]+$/u)
  .max(20_000);
const credential = {
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
};

/** `POST /api/account/passkeys`: what `credentials.create()` gave, in JSON. */
export const passkeyRegistrationBodySchema = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

/** `POST /api/auth/passkey` and `POST /api/account/reauthentication/passkey`: what `credentials.get()` gave, in JSON. */
export const passkeyProofBodySchema = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  }),
});

export type CodeAsked = z.infer<typeof codeAskedSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type FactorsAnswer = z.infer<typeof factorsAnswerSchema>;
export type TotpSeedAnswer = z.infer<typeof totpSeedAnswerSchema>;
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswerSchema>;
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswerSchema>;
export type PasskeyRegistrationBody = z.infer<typeof passkeyRegistrationBodySchema>;
export type PasskeyProofBody = z.infer<typeof passkeyProofBodySchema>;
