/** What a certificate says of itself, beyond what Node tells. */
import { X509Certificate } from 'node:crypto';
import { bitsOf, octetsOf, oidOf, partAt, partsOf, readAsn1, tagged } from './asn1.ts';
import type { Asn1 } from './asn1.ts';

export interface Certificate {
  readonly der: Uint8Array;
  readonly x509: X509Certificate;
  /** Common name, or the whole subject where it has none. */
  readonly name: string;
  readonly issuerName: string;
  /** Hexadecimal, in upper case. */
  readonly serialNumber: string;
  /** Epoch milliseconds. */
  readonly validFrom: number;
  readonly validTo: number;
  /** DER of the issuer's name and of the serial number, by which signatures name a certificate. */
  readonly issuerDer: Buffer;
  readonly serialDer: Buffer;
  /** The other name that signatures may use. */
  readonly keyIdentifier: Buffer | undefined;
  /** False where the certificate says what its key is for, and signing is not among it. */
  readonly maySign: boolean;
}

const KEY_USAGE = '2.5.29.15';
const KEY_IDENTIFIER = '2.5.29.14';
/** Signing, and what cannot be disowned: either makes a certificate one to sign documents with. */
const SIGNING_BITS = 0b1100_0000;

/** @throws an error where the bytes hold no certificate */
export function readCertificate(bytes: Uint8Array): Certificate {
  const node = readAsn1(bytes);
  const der = Buffer.from(node.valueBeforeDecodeView);
  const x509 = new X509Certificate(der);
  const fields = partsOf(partAt(node, 0));
  // The version stands before the others, and is left out of old certificates.
  const first = tagged(fields, 0) === undefined ? 0 : 1;
  const usage = extension(fields, KEY_USAGE);
  const identifier = extension(fields, KEY_IDENTIFIER);
  return {
    der,
    x509,
    name: commonName(x509.subject),
    issuerName: commonName(x509.issuer),
    serialNumber: x509.serialNumber.toUpperCase(),
    validFrom: Date.parse(x509.validFrom),
    validTo: Date.parse(x509.validTo),
    issuerDer: Buffer.from(partAt(fields[first + 2]).valueBeforeDecodeView),
    serialDer: Buffer.from(partAt(fields[first]).valueBeforeDecodeView),
    keyIdentifier: identifier && octetsOf(identifier),
    maySign: usage === undefined || ((bitsOf(usage)[0] ?? 0) & SIGNING_BITS) !== 0,
  };
}

function extension(fields: readonly Asn1[], id: string): Asn1 | undefined {
  const list = tagged(fields, 3);
  const found =
    list === undefined ? undefined : partsOf(partAt(list, 0)).find((one) => oidOf(partAt(one, 0)) === id);
  return found && readAsn1(octetsOf(partsOf(found).at(-1)));
}

/** Node writes a name one part to a line; a part that holds an end of line is escaped. */
function commonName(lines: string | undefined): string {
  const parts = (lines ?? '').split('\n').filter((line) => line !== '');
  const common = parts.findLast((part) => part.startsWith('CN='))?.slice(3);
  return common ?? parts.join(', ');
}
