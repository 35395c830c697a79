import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new identifier of a stored record. */
export function newId(): string {
  return randomUUID();
}

/** A secret of 256 bits for a cookie, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in lower-case hexadecimal: how tokens and bodies are compared without being kept. */
export function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
