import { createHash, sign } from 'node:crypto';
import { integer, nothing, octets, oid, readAsn1, sequence, set, underTag, writeAsn1 } from './asn1.ts';
import type { Asn1 } from './asn1.ts';
import { readCertificate } from './certificate.ts';
import type { SigningIdentity } from './signature-types.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const RSA_SHA256 = '1.2.840.113549.1.1.11';
const [SHA256, SHA384] = ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2'];
const [ECDSA_SHA256, ECDSA_SHA384] = ['1.2.840.10045.4.3.2', '1.2.840.10045.4.3.3'];

/**
 * The digest that a key signs with: the one of its own strength.
 */
export function digestOf({ key }: SigningIdentity): 'sha256' | 'sha384' {
  return key.asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'sha384' : 'sha256';
}

/**
 * A detached CMS signature over content of this digest, as PAdES-B-B asks (ETSI EN 319 142-1): the certificate and its
 * issuers, one signer, the attributes content type, message digest and signing certificate, and no time.
 */
export function buildCms(identity: SigningIdentity, digest: Uint8Array): Buffer {
  const name = digestOf(identity);
  const [digestId, ecdsaId] = name === 'sha256' ? [SHA256, ECDSA_SHA256] : [SHA384, ECDSA_SHA384];
  const isRsa = identity.key.asymmetricKeyType === 'rsa';
  const certificate = readCertificate(identity.certificate);
  const attributes = inOrder([
    sequence(oid(CONTENT_TYPE), set(oid(DATA))),
    sequence(oid(MESSAGE_DIGEST), set(octets(digest))),
    sequence(oid(SIGNING_CERTIFICATE_V2), set(signingCertificate(identity.certificate))),
  ]);
  const signature = sign(isRsa ? 'sha256' : name, writeAsn1(set(...attributes)), identity.key);
  const signerInfo = sequence(
    integer(1),
    sequence(readAsn1(certificate.issuerDer), readAsn1(certificate.serialDer)),
    sequence(oid(digestId)),
    underTag(0, ...attributes),
    isRsa ? sequence(oid(RSA_SHA256), nothing()) : sequence(oid(ecdsaId)),
    octets(signature),
  );
  const certificates = inOrder([identity.certificate, ...identity.issuers].map(readAsn1));
  return writeAsn1(
    sequence(
      oid(SIGNED_DATA),
      underTag(
        0,
        sequence(
          integer(1),
          set(sequence(oid(digestId))),
          sequence(oid(DATA)),
          underTag(0, ...certificates),
          set(signerInfo),
        ),
      ),
    ),
  );
}

/** The certificate's own SHA-256, so that no other can be put in its place (RFC 5035). */
function signingCertificate(certificate: Uint8Array): Asn1 {
  const fingerprint = createHash('sha256').update(certificate).digest();
  return sequence(sequence(sequence(octets(fingerprint))));
}

/** DER has the members of a set in the order of their bytes. */
function inOrder(members: readonly Asn1[]): readonly Asn1[] {
  return members.toSorted((first, second) => Buffer.compare(writeAsn1(first), writeAsn1(second)));
}
