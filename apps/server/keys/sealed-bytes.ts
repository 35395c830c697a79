import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** AES-256 in GCM: what is sealed can be neither read nor changed without its key. */
const CIPHER = 'aes-256-gcm';
/** The first byte of what is sealed: how it is made, should that ever change. */
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** What a seal adds to its content, in bytes. */
export const SEAL_BYTES = HEAD_BYTES + TAG_BYTES;

/** Length of every key, in bytes. */
export const KEY_BYTES = 32;

/** What cannot be opened: another key's, another place's, or damaged. */
export class UnreadableSeal extends Error {
  override readonly name = 'UnreadableSeal';
  readonly code = 'UNREADABLE_SEAL';

  constructor(cause?: unknown) {
    super('sealed content cannot be opened', { cause });
  }
}

export function newKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/**
 * Seals content for one place: opened for another one, it is as damaged.
 * @param key 32 bytes
 * @returns format, nonce, content and tag, 29 bytes more than the content
 */
export function sealBytes(key: Uint8Array, content: Uint8Array | string, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const body = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content);
  return Buffer.concat([Buffer.of(FORMAT), nonce, body, cipher.final(), cipher.getAuthTag()]);
}

/** @throws UnreadableSeal */
export function openBytes(key: Uint8Array, sealed: Uint8Array, place: string): Buffer {
  if (sealed.length < SEAL_BYTES || sealed[0] !== FORMAT) throw new UnreadableSeal();
  try {
    const end = sealed.length - TAG_BYTES;
    const nonce = sealed.subarray(1, HEAD_BYTES);
    const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    cipher.setAuthTag(sealed.subarray(end));
    const body = cipher.update(sealed.subarray(HEAD_BYTES, end));
    const rest = cipher.final();
    return rest.length === 0 ? body : Buffer.concat([body, rest]);
  } catch (error) {
    throw new UnreadableSeal(error);
  }
}
