import { createHmac, timingSafeEqual } from 'node:crypto';
import { numberOf, octetsOf, oidOf, partAt, partsOf, readAsn1, tagged } from './asn1.ts';
import type { Asn1 } from './asn1.ts';
import {
  decryptWithPassword,
  deriveOldKey,
  digestName,
  PURPOSE,
  UnknownProtection,
} from './password-encryption.ts';
import type { Password } from './password-encryption.ts';

/** What a PKCS#12 file holds, in DER. */
export interface Pkcs12 {
  /** PKCS#8, without encryption. */
  readonly keys: readonly Uint8Array[];
  readonly certificates: readonly Uint8Array[];
}

const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';
const BAGS = '1.2.840.113549.1.12.10.1';
const [KEY_BAG, SHROUDED_KEY_BAG, CERTIFICATE_BAG, NESTED_BAGS] = [1, 2, 3, 6].map(
  (last) => `${BAGS}.${last}`,
);
const X509 = '1.2.840.113549.1.9.22.1';
/** Bags in bags: the format allows them, and no program writes them. */
const DEEPEST = 4;

/**
 * Opens a file that a password protects.
 * @returns undefined where the password is not the right one
 * @throws UnreadableAsn1 where it is no such file, UnknownProtection where it is protected in a way not known here
 */
export function readPkcs12(file: Uint8Array, text: string): Pkcs12 | undefined {
  const password: Password = { text, derivations: 0 };
  const [, safe, mac] = partsOf(readAsn1(file));
  // A file may be protected by a key instead of a password; its content is then of another type.
  if (oidOf(partAt(safe, 0)) !== DATA) throw new UnknownProtection();
  const content = octetsOf(partAt(safe, 1, 0));
  if (mac !== undefined && !isOfPassword(mac, content, password)) return undefined;
  const [keys, certificates]: [Uint8Array[], Uint8Array[]] = [[], []];

  /** False where the password is not the right one. */
  function openBags(bags: Asn1, depth: number): boolean {
    return partsOf(bags).every((bag) => {
      const type = oidOf(partAt(bag, 0));
      const value = partAt(bag, 1, 0);
      if (type === KEY_BAG) keys.push(Buffer.from(value.valueBeforeDecodeView));
      if (type === CERTIFICATE_BAG && oidOf(partAt(value, 0)) === X509)
        certificates.push(octetsOf(partAt(value, 1, 0)));
      if (type === NESTED_BAGS && depth < DEEPEST) return openBags(value, depth + 1);
      if (type !== SHROUDED_KEY_BAG) return true;
      const key = decryptWithPassword(partAt(value, 0), octetsOf(partAt(value, 1)), password);
      if (key !== undefined) keys.push(key);
      return key !== undefined;
    });
  }

  for (const part of partsOf(readAsn1(content))) {
    const bags = openSafe(part, password);
    if (bags === undefined || !openBags(readAsn1(bags), 0)) return undefined;
  }
  return { keys, certificates };
}

/** The bags of one part of the file; undefined where the password is not the right one. */
function openSafe(part: Asn1, password: Password): Buffer | undefined {
  const type = oidOf(partAt(part, 0));
  if (type === DATA) return octetsOf(partAt(part, 1, 0));
  if (type !== ENCRYPTED_DATA) return Buffer.from([0x30, 0]);
  const content = partAt(part, 1, 0, 1);
  const encrypted = octetsOf(tagged(partsOf(content), 0));
  return decryptWithPassword(partAt(content, 1), encrypted, password);
}

function isOfPassword(mac: Asn1, content: Buffer, password: Password): boolean {
  const [digestInfo, salt, iterations] = partsOf(mac);
  const digest = oidOf(partAt(digestInfo, 0, 0));
  const expected = octetsOf(partAt(digestInfo, 1));
  const key = deriveOldKey(password, {
    digest,
    salt: octetsOf(salt),
    iterations: iterations === undefined ? 1 : numberOf(iterations),
    purpose: PURPOSE.mac,
    bytes: expected.length > 64 ? 64 : expected.length,
  });
  const found = createHmac(digestName(digest), key).update(content).digest();
  return found.length === expected.length && timingSafeEqual(found, expected);
}
