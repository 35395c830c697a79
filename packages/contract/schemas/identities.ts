/** Sign-in by the identity provider of a clinic (OpenID Connect). */
import * as z from 'zod';

/** `GET /api/auth/identity`: what the provider is called; null where none is set up. */
export const identityProviderAnswerSchema = z.object({ provider: z.object({ name: z.string() }).nullable() });

/**
 * `POST /api/auth/identity/request` to sign in or to accept an invitation, `POST /api/account/identity/request` to prove who
 * one is, `POST /api/account/identity/link-request` to link the account. A cookie holds the question, for ten minutes.
 */
export const identityRequestAnswerSchema = z.object({
  /** The page of the provider, to be opened in a window. */
  address: z.string(),
  /** Comes back with the answer, in its parameter of that name. */
  state: z.string(),
});

/** What the provider has added to the address of the page that it leads back to: everything after its `?`. */
export const identityProofBodySchema = z.strictObject({ response: z.string().min(1).max(20_000) });

/** `POST /api/account-links/identity`: links the account of an invitation, and signs in. */
export const identityInvitationBodySchema = identityProofBodySchema.extend({
  secret: z.string().min(1).max(200),
});

export type IdentityProviderAnswer = z.infer<typeof identityProviderAnswerSchema>;
export type IdentityRequestAnswer = z.infer<typeof identityRequestAnswerSchema>;
export type IdentityProofBody = z.infer<typeof identityProofBodySchema>;
export type IdentityInvitationBody = z.infer<typeof identityInvitationBodySchema>;
