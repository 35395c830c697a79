import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { ErrorCode } from '@constat/contract/errors';
import { Refusal } from '../platform/refusal.ts';
import { readCertificate } from './certificate.ts';
import type { Certificate } from './certificate.ts';
import { readPkcs12 } from './read-pkcs12.ts';
import type { Pkcs12 } from './read-pkcs12.ts';
import type { SigningIdentity } from './signature-types.ts';

const LEAST_RSA_BITS = 2048;
/** A longer key takes more than a second to sign with. */
const MOST_RSA_BITS = 8192;
const CURVES = ['prime256v1', 'secp384r1'];
const MOST_CERTIFICATES = 16;

/**
 * Opens a PKCS#12 file for one signature. Neither the file nor its password is kept, and no error holds any of them.
 * @param now epoch milliseconds; the certificate is to be valid then
 * @throws Refusal `SIGNING_FILE_INVALID`, `SIGNING_FILE_PASSWORD_WRONG`, `SIGNING_KEY_MISSING`, `SIGNING_KEY_UNSUPPORTED`,
 * `SIGNING_CERTIFICATE_NOT_FOR_SIGNING`, `SIGNING_CERTIFICATE_EXPIRED` or `SIGNING_CERTIFICATE_NOT_YET_VALID`
 */
export function openSigningIdentity(file: Uint8Array, password: string, now: number): SigningIdentity {
  const opened = open(file, password);
  const certificates = opened.certificates.slice(0, MOST_CERTIFICATES).flatMap(readable);
  const pairs = opened.keys.flatMap((der) => {
    const key = keyOf(der);
    const certificate = key && certificates.find(({ x509 }) => x509.checkPrivateKey(key));
    return key === undefined || certificate === undefined ? [] : [{ key, certificate }];
  });
  // A file may hold one pair to sign and one for secrets: the one that signs is taken.
  const judged = pairs.map((pair) => ({ ...pair, refusal: refusalOf(pair.key, pair.certificate, now) }));
  const chosen = judged.find(({ refusal }) => refusal === undefined) ?? judged[0];
  if (chosen === undefined) throw new Refusal('SIGNING_KEY_MISSING');
  if (chosen.refusal !== undefined) throw new Refusal(chosen.refusal);
  const { key, certificate } = chosen;
  return {
    name: certificate.name,
    issuer: certificate.issuerName,
    serialNumber: certificate.serialNumber,
    validFrom: certificate.validFrom,
    validTo: certificate.validTo,
    certificate: certificate.der,
    issuers: issuersOf(certificate, certificates),
    key,
  };
}

/** The errors of what reads the file are left behind: they could hold a part of it. */
function open(file: Uint8Array, password: string): Pkcs12 {
  let opened: Pkcs12 | undefined;
  try {
    opened = readPkcs12(file, password);
  } catch {
    throw new Refusal('SIGNING_FILE_INVALID');
  }
  if (opened === undefined) throw new Refusal('SIGNING_FILE_PASSWORD_WRONG');
  return opened;
}

function readable(der: Uint8Array): readonly Certificate[] {
  try {
    return [readCertificate(der)];
  } catch {
    return [];
  }
}

function keyOf(der: Uint8Array): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

function refusalOf(key: KeyObject, certificate: Certificate, now: number): ErrorCode | undefined {
  if (!isSupported(key)) return 'SIGNING_KEY_UNSUPPORTED';
  if (!certificate.maySign) return 'SIGNING_CERTIFICATE_NOT_FOR_SIGNING';
  if (now > certificate.validTo) return 'SIGNING_CERTIFICATE_EXPIRED';
  return now < certificate.validFrom ? 'SIGNING_CERTIFICATE_NOT_YET_VALID' : undefined;
}

function isSupported({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  const bits = details?.modulusLength ?? 0;
  if (type === 'rsa') return bits >= LEAST_RSA_BITS && bits <= MOST_RSA_BITS;
  return type === 'ec' && CURVES.includes(details?.namedCurve ?? '');
}

/** The issuers that came with a certificate, from the nearest on. */
function issuersOf(certificate: Certificate, all: readonly Certificate[]): readonly Uint8Array[] {
  const chain = [certificate];
  for (let last: Certificate | undefined = certificate; last !== undefined;) {
    const below: Certificate = last;
    last = all.find((one) => !chain.includes(one) && below.x509.checkIssued(one.x509));
    if (last !== undefined) chain.push(last);
  }
  return chain.slice(1).map(({ der }) => der);
}
