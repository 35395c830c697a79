/** What is sealed: AES-GCM with a nonce of its own, bound to the record that it is the value of. */
export interface Sealed {
  /** Tells under which key; a record of another key stays as it is. */
  readonly keyId: string;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const NONCE_BYTES = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The key of one account, which no script can read back; it can be forgotten. */
export class DeviceKey {
  readonly id: string;
  #key: CryptoKey | null;

  private constructor(key: CryptoKey, id: string) {
    this.#key = key;
    this.id = id;
  }

  /** @throws when the browser has no cryptography, as on an address that is not secure */
  static async read(base64url: string): Promise<DeviceKey> {
    const raw = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', raw));
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
    raw.fill(0);
    return new DeviceKey(
      key,
      [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    );
  }

  /** @param header names the record: the value opens under no other name */
  async seal(bytes: BufferSource, header: string): Promise<Sealed> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = await crypto.subtle.encrypt(algorithm(nonce, header), this.#held(), bytes);
    return { keyId: this.id, nonce, bytes: sealed };
  }

  /** @throws when it was sealed under another key or name, or was changed since */
  open({ keyId, nonce, bytes }: Sealed, header: string): Promise<ArrayBuffer> {
    if (keyId !== this.id) throw new Error('The record was sealed under another key');
    return crypto.subtle.decrypt(algorithm(nonce, header), this.#held(), bytes);
  }

  async sealJson(value: unknown, header: string): Promise<Sealed> {
    return this.seal(encoder.encode(JSON.stringify(value)), header);
  }

  async openJson(sealed: Sealed, header: string): Promise<unknown> {
    return JSON.parse(decoder.decode(await this.open(sealed, header)));
  }

  /** From now on nothing is sealed or opened with it. */
  forget(): void {
    this.#key = null;
  }

  #held(): CryptoKey {
    if (this.#key === null) throw new Error('The key was forgotten');
    return this.#key;
  }
}

function algorithm(nonce: Uint8Array<ArrayBuffer>, header: string): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(header) };
}
