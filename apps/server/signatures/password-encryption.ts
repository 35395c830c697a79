/** Decrypts what a password protects in a PKCS#12 file (RFC 7292 and RFC 8018). */
import { createDecipheriv, hash, pbkdf2Sync } from 'node:crypto';
import { isInteger, numberOf, octetsOf, oidOf, partAt, partsOf } from './asn1.ts';
import type { Asn1 } from './asn1.ts';
import { decryptRc2 } from './rc2.ts';

/** A way to protect that is not known here, or that asks for more work than it should. */
export class UnknownProtection extends Error {
  constructor() {
    super('the protection of the file is not known');
    this.name = 'UnknownProtection';
  }
}

/** The programs that ask for the most, ask for 600,000 each for the file, the key and the certificates. */
const MOST_ITERATIONS = 1_000_000;
const MOST_DERIVATIONS = 8;

/** Passwords to keys: in PKCS#12 the password is UTF-16 with an end, in PBES2 it is UTF-8. */
export interface Password {
  readonly text: string;
  derivations: number;
}

/** What a derived key is for. */
export const PURPOSE = { key: 1, vector: 2, mac: 3 } as const;

const DIGESTS: Readonly<Record<string, { readonly name: string; readonly block: number }>> = {
  '1.3.14.3.2.26': { name: 'sha1', block: 64 },
  '2.16.840.1.101.3.4.2.4': { name: 'sha224', block: 64 },
  '2.16.840.1.101.3.4.2.1': { name: 'sha256', block: 64 },
  '2.16.840.1.101.3.4.2.2': { name: 'sha384', block: 128 },
  '2.16.840.1.101.3.4.2.3': { name: 'sha512', block: 128 },
};

const PSEUDORANDOM: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

interface Cipher {
  readonly name: 'des-ede3-cbc' | 'aes-128-cbc' | 'aes-192-cbc' | 'aes-256-cbc' | 'rc2';
  /** Bytes of the key; of one with two parts the first stands for the third. */
  readonly keyBytes: number;
}

const OLD_CIPHERS: Readonly<Record<string, Cipher>> = {
  '1.2.840.113549.1.12.1.3': { name: 'des-ede3-cbc', keyBytes: 24 },
  '1.2.840.113549.1.12.1.4': { name: 'des-ede3-cbc', keyBytes: 16 },
  '1.2.840.113549.1.12.1.5': { name: 'rc2', keyBytes: 16 },
  '1.2.840.113549.1.12.1.6': { name: 'rc2', keyBytes: 5 },
};

const CIPHERS: Readonly<Record<string, Cipher>> = {
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyBytes: 32 },
};

const [PBES2, PBKDF2] = ['1.2.840.113549.1.5.13', '1.2.840.113549.1.5.12'];

function known<Value>(table: Readonly<Record<string, Value>>, id: string): Value {
  const found = Object.hasOwn(table, id) ? table[id] : undefined;
  if (found === undefined) throw new UnknownProtection();
  return found;
}

/** The name of a digest by its identifier. */
export function digestName(id: string): string {
  return known(DIGESTS, id).name;
}

function count(password: Password, iterations: number): void {
  password.derivations += 1;
  if (iterations < 1 || iterations > MOST_ITERATIONS || password.derivations > MOST_DERIVATIONS)
    throw new UnknownProtection();
}

/** The derivation of PKCS#12 (RFC 7292, appendix B.2). */
export function deriveOldKey(
  password: Password,
  options: {
    readonly digest: string;
    readonly salt: Uint8Array;
    readonly iterations: number;
    readonly purpose: number;
    readonly bytes: number;
  },
): Buffer {
  const { salt, iterations, purpose, bytes } = options;
  const { name, block } = known(DIGESTS, options.digest);
  count(password, iterations);
  const fill = (part: Uint8Array): Buffer =>
    Buffer.alloc(Math.ceil(part.length / block) * block, part.length === 0 ? 0 : part);
  const secret = Buffer.from(`${password.text}\0`, 'utf16le').swap16();
  const input = Buffer.concat([fill(salt), fill(secret)]);
  const blocks: Buffer[] = [];
  for (let length = 0; length < bytes; length += blocks.at(-1)?.length ?? bytes) {
    let digest: Buffer = hash(name, Buffer.concat([Buffer.alloc(block, purpose), input]), 'buffer');
    for (let round = 1; round < iterations; round += 1) digest = hash(name, digest, 'buffer');
    blocks.push(digest);
    addToEach(input, Buffer.alloc(block, digest), block);
  }
  return Buffer.concat(blocks).subarray(0, bytes);
}

/** Adds a number and one to each block of the input, as numbers of that many bytes without what runs over. */
function addToEach(input: Buffer, added: Buffer, block: number): void {
  for (let start = 0; start < input.length; start += block) {
    let carry = 1;
    for (let at = block - 1; at >= 0; at -= 1) {
      carry += (input[start + at] ?? 0) + (added[at] ?? 0);
      input[start + at] = carry & 0xff;
      carry >>>= 8;
    }
  }
}

/**
 * What a password protects.
 * @param algorithm the identifier with its parameters
 * @returns undefined where the password is not the right one
 * @throws UnknownProtection
 */
export function decryptWithPassword(
  algorithm: Asn1,
  encrypted: Uint8Array,
  password: Password,
): Buffer | undefined {
  const id = oidOf(partAt(algorithm, 0));
  const parameters = partAt(algorithm, 1);
  if (id === PBES2) return decryptPbes2(parameters, encrypted, password);
  const cipher = known(OLD_CIPHERS, id);
  const salt = octetsOf(partAt(parameters, 0));
  const iterations = numberOf(partAt(parameters, 1));
  const derive = (purpose: number, bytes: number): Buffer =>
    deriveOldKey(password, { digest: '1.3.14.3.2.26', salt, iterations, purpose, bytes });
  return decrypt(cipher, derive(PURPOSE.key, cipher.keyBytes), derive(PURPOSE.vector, 8), encrypted);
}

function decryptPbes2(parameters: Asn1, encrypted: Uint8Array, password: Password): Buffer | undefined {
  const [derivation, scheme] = [partAt(parameters, 0), partAt(parameters, 1)];
  if (oidOf(partAt(derivation, 0)) !== PBKDF2) throw new UnknownProtection();
  const [salt, iterations, ...rest] = partsOf(partAt(derivation, 1));
  // The length of the key may stand before the function; it follows from the cipher.
  const chosen = rest.find((part) => !isInteger(part));
  const digest = chosen === undefined ? 'sha1' : known(PSEUDORANDOM, oidOf(partAt(chosen, 0)));
  const cipher = known(CIPHERS, oidOf(partAt(scheme, 0)));
  const rounds = numberOf(iterations);
  count(password, rounds);
  const key = pbkdf2Sync(password.text, octetsOf(salt), rounds, cipher.keyBytes, digest);
  return decrypt(cipher, key, octetsOf(partAt(scheme, 1)), encrypted);
}

function decrypt(cipher: Cipher, key: Buffer, vector: Buffer, encrypted: Uint8Array): Buffer | undefined {
  if (cipher.name === 'rc2') return decryptRc2(encrypted, key, vector);
  const whole = cipher.name === 'des-ede3-cbc' ? Buffer.concat([key, key]).subarray(0, 24) : key;
  try {
    const decipher = createDecipheriv(cipher.name, whole, vector);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch {
    return undefined;
  }
}
