import type { ParsingKinds } from '../parsing/parsing-job.ts';
import { openSigningIdentity } from '../signatures/open-signing-identity.ts';
import { UnreadablePdf } from '../signatures/pdf-values.ts';
import { Refusal } from '../platform/refusal.ts';
import { signPdf } from '../signatures/sign-pdf.ts';

/**
 * Signs a PDF with the key of a PKCS#12 file. The process that runs this reads no other file, and ends after it.
 * @throws Refusal as `openSigningIdentity` does
 */
export function signWithFile({
  pdf,
  file,
  password,
  now,
  fieldLabel,
}: ParsingKinds['sign']['input']): ParsingKinds['sign']['output'] {
  const identity = openSigningIdentity(file, password, now);
  const { name, issuer, serialNumber } = identity;
  const bytes = unlessOurs(() => signPdf(pdf, identity, { signedAt: now, name, fieldLabel }));
  return { bytes, certificate: { name, issuer, serialNumber } };
}

/** A PDF that cannot be signed was made here: that is no fault of the certificate. */
function unlessOurs(sign: () => Uint8Array): Uint8Array {
  try {
    return sign();
  } catch (cause) {
    throw cause instanceof UnreadablePdf ? new Refusal('EXPORT_FAILED', { cause }) : cause;
  }
}
