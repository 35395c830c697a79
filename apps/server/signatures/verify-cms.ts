/** Checks a detached CMS signature (RFC 5652) against the bytes that it is of. */
import { constants, createHash, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import {
  LargeAsn1,
  numberOf,
  octetsOf,
  oidOf,
  partAt,
  partsOf,
  rawOf,
  readAsn1,
  tagged,
  timeOf,
} from './asn1.ts';
import type { Asn1 } from './asn1.ts';
import { readCertificate } from './certificate.ts';
import type { Certificate } from './certificate.ts';
import type { SignatureState } from './signature-types.ts';

export interface VerifiedCms {
  readonly state: SignatureState;
  readonly certificate: Certificate | undefined;
  /** The time among what is signed, epoch milliseconds; undefined where there is none, and where it does not hold. */
  readonly signedAt?: number | undefined;
}

/** Ends the check with what it comes to. */
class Verdict extends Error {
  readonly state: SignatureState;

  constructor(state: SignatureState) {
    super(state);
    this.state = state;
  }
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const DATA = '1.2.840.113549.1.7.1';
const ATTRIBUTES = {
  contentType: '1.2.840.113549.1.9.3',
  digest: '1.2.840.113549.1.9.4',
  certificate: '1.2.840.113549.1.9.16.2.12',
  certificateV2: '1.2.840.113549.1.9.16.2.47',
  time: '1.2.840.113549.1.9.5',
};
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);
/** Algorithms of signatures with the digest that they name; without one, it is that of the content. */
const RSA: ReadonlyMap<string, string | undefined> = new Map([
  ['1.2.840.113549.1.1.1', undefined],
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
]);
const ECDSA: ReadonlyMap<string, string | undefined> = new Map([
  ['1.2.840.10045.2.1', undefined],
  ['1.2.840.10045.4.3.2', 'sha256'],
  ['1.2.840.10045.4.3.3', 'sha384'],
  ['1.2.840.10045.4.3.4', 'sha512'],
]);
const RSA_PSS = '1.2.840.113549.1.1.10';
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
const [LEAST_RSA_BITS, MOST_RSA_BITS] = [2048, 16_384];
const MOST_CERTIFICATES = 64;
const SEQUENCE_TAG = 0x30;
const SET_TAG = 0x31;
const DEFAULT_SALT_BYTES = 20;

/**
 * @param content the bytes that are signed, in their parts
 * @param needsCertificate whether the signature has to name its certificate, as CAdES asks
 */
export function verifyCms(
  cms: Uint8Array,
  content: readonly Uint8Array[],
  needsCertificate: boolean,
): VerifiedCms {
  let certificate: Certificate | undefined;
  try {
    const signed = signedDataOf(cms);
    const signer = onlyOne(partsOf(partsOf(signed).at(-1)));
    const [, sid, digestAlgorithm, ...rest] = partsOf(signer);
    certificate = certificatesOf(signed).find((one) => isNamedBy(sid, one));
    if (certificate === undefined) throw new Verdict('malformed');
    const digest = DIGESTS.get(oidOf(partAt(digestAlgorithm, 0)));
    if (digest === undefined) throw new Verdict('not-checked');
    const attributes = tagged(rest.slice(0, 1), 0);
    const [algorithm, signature] = attributes === undefined ? rest : rest.slice(1);
    const isRight = checkKey(keyOf(certificate), partAt(algorithm), digest);
    if (attributes === undefined && needsCertificate) throw new Verdict('malformed');
    const expected = { digest, content, certificate, needsCertificate };
    const signedAt = attributes === undefined ? undefined : checkAttributes(attributes, expected);
    const bytes = attributes === undefined ? Buffer.concat(content) : asSet(attributes);
    if (!isRight(bytes, octetsOf(signature))) throw new Verdict('altered');
    return { state: 'holds', certificate, signedAt };
  } catch (error) {
    if (error instanceof Verdict) return { state: error.state, certificate };
    return { state: error instanceof LargeAsn1 ? 'not-checked' : 'malformed', certificate };
  }
}

function signedDataOf(cms: Uint8Array): Asn1 {
  const outer = readAsn1(cms);
  // What is left of the place that was kept free for it is filled with zeros.
  if (cms.subarray(rawOf(outer).length).some((byte) => byte !== 0)) throw new Verdict('malformed');
  if (oidOf(partAt(outer, 0)) !== SIGNED_DATA) throw new Verdict('malformed');
  const signed = partAt(outer, 1, 0);
  // A signature that brings a content of its own says nothing of the file.
  const inner = partsOf(partAt(signed, 2));
  if (oidOf(inner[0]) !== DATA || inner.length !== 1) throw new Verdict('malformed');
  return signed;
}

function onlyOne(parts: readonly Asn1[]): Asn1 {
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) throw new Verdict('malformed');
  return only;
}

function certificatesOf(signed: Asn1): readonly Certificate[] {
  // The digests and the signers are sets without a tag of their own.
  const list = tagged(partsOf(signed), 0);
  const members = list === undefined ? [] : partsOf(list);
  return members.slice(0, MOST_CERTIFICATES).flatMap((member) => {
    const der = rawOf(member);
    try {
      return der[0] === SEQUENCE_TAG ? [readCertificate(der)] : [];
    } catch {
      return [];
    }
  });
}

function isNamedBy(sid: Asn1 | undefined, certificate: Certificate): boolean {
  if (sid === undefined) return false;
  if (sid.idBlock.tagClass === 3) return certificate.keyIdentifier?.equals(octetsOf(sid)) ?? false;
  const [issuer, serial] = partsOf(sid).map(rawOf);
  return (
    certificate.issuerDer.equals(issuer ?? Buffer.of()) && certificate.serialDer.equals(serial ?? Buffer.of())
  );
}

/** The attributes as they are signed: with the tag of a set instead of their own. */
function asSet(attributes: Asn1): Buffer {
  const bytes = rawOf(attributes);
  bytes[0] = SET_TAG;
  return bytes;
}

/** @returns the time that stands among them */
function checkAttributes(
  attributes: Asn1,
  expected: {
    readonly digest: string;
    readonly content: readonly Uint8Array[];
    readonly certificate: Certificate;
    readonly needsCertificate: boolean;
  },
): number | undefined {
  const values = new Map<string, Asn1>();
  for (const attribute of partsOf(attributes)) {
    const id = oidOf(partAt(attribute, 0));
    if (values.has(id)) throw new Verdict('malformed');
    values.set(id, partAt(attribute, 1));
  }
  const valueOf = (id: string): Asn1 => onlyOne(partsOf(values.get(id)));
  if (oidOf(valueOf(ATTRIBUTES.contentType)) !== DATA) throw new Verdict('malformed');
  const hash = createHash(expected.digest);
  for (const part of expected.content) hash.update(part);
  if (!hash.digest().equals(octetsOf(valueOf(ATTRIBUTES.digest)))) throw new Verdict('altered');
  const named = [ATTRIBUTES.certificateV2, ATTRIBUTES.certificate].filter((id) => values.has(id));
  if (named.length === 0 && expected.needsCertificate) throw new Verdict('malformed');
  for (const id of named)
    if (!isCertificateOf(valueOf(id), id, expected.certificate)) throw new Verdict('altered');
  return values.has(ATTRIBUTES.time) ? timeOf(valueOf(ATTRIBUTES.time)) : undefined;
}

/** Whether the first of the certificates that the attribute names is this one (RFC 5035). */
function isCertificateOf(attribute: Asn1, id: string, { der }: Certificate): boolean {
  const [first, second] = partsOf(partAt(attribute, 0, 0));
  if (id === ATTRIBUTES.certificate) return createHash('sha1').update(der).digest().equals(octetsOf(first));
  // SHA-256 is left out where it is meant.
  const isNamed = first !== undefined && rawOf(first)[0] === SEQUENCE_TAG;
  const digest = isNamed ? DIGESTS.get(oidOf(partAt(first, 0))) : 'sha256';
  if (digest === undefined) throw new Verdict('not-checked');
  return createHash(digest)
    .update(der)
    .digest()
    .equals(octetsOf(isNamed ? second : first));
}

/** A key of a kind that Node does not know is one that is not checked. */
function keyOf({ x509 }: Certificate): KeyObject {
  try {
    return x509.publicKey;
  } catch {
    throw new Verdict('not-checked');
  }
}

type Check = (bytes: Buffer, signature: Buffer) => boolean;

/** The check of a signature with this key and algorithm. */
function checkKey(key: KeyObject, algorithm: Asn1, contentDigest: string): Check {
  const id = oidOf(partAt(algorithm, 0));
  const details = key.asymmetricKeyDetails;
  const bits = details?.modulusLength ?? 0;
  const isRsa =
    ['rsa', 'rsa-pss'].includes(key.asymmetricKeyType ?? '') &&
    bits >= LEAST_RSA_BITS &&
    bits <= MOST_RSA_BITS;
  if (isRsa && id === RSA_PSS) return pssCheck(key, partsOf(algorithm)[1]);
  if (isRsa && RSA.has(id) && key.asymmetricKeyType === 'rsa') {
    const digest = RSA.get(id) ?? contentDigest;
    return (bytes, signature) => verify(digest, bytes, key, signature);
  }
  if (key.asymmetricKeyType === 'ec' && ECDSA.has(id) && CURVES.includes(details?.namedCurve ?? '')) {
    const digest = ECDSA.get(id) ?? contentDigest;
    return (bytes, signature) => verify(digest, bytes, { key, dsaEncoding: 'der' }, signature);
  }
  throw new Verdict('not-checked');
}

function pssCheck(key: KeyObject, parameters: Asn1 | undefined): Check {
  const parts = parameters === undefined ? [] : partsOf(parameters);
  const [hash, mask, salt] = [0, 1, 2].map((tag) => tagged(parts, tag));
  // What is left out means SHA-1, which is not taken any more.
  const digest = hash === undefined ? undefined : DIGESTS.get(oidOf(partAt(hash, 0, 0)));
  const maskDigest = mask === undefined ? undefined : DIGESTS.get(oidOf(partAt(mask, 0, 1, 0)));
  if (digest === undefined || maskDigest !== digest) throw new Verdict('not-checked');
  const saltLength = salt === undefined ? DEFAULT_SALT_BYTES : numberOf(partAt(salt, 0));
  if (saltLength > 512) throw new Verdict('malformed');
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return (bytes, signature) => verify(digest, bytes, { key, padding, saltLength }, signature);
}
