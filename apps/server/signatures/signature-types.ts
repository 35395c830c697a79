import type { KeyObject } from 'node:crypto';

/** A key to sign with and its certificate, opened for one request. It is never stored, logged or sent. */
export interface SigningIdentity {
  /** The name on the certificate: its common name, or its whole subject where it has none. */
  readonly name: string;
  /** The name of who issued the certificate. */
  readonly issuer: string;
  /** Hexadecimal, in upper case. */
  readonly serialNumber: string;
  /** Epoch milliseconds. */
  readonly validFrom: number;
  readonly validTo: number;
  /** DER, with those of its issuers that came with it, from the nearest on. */
  readonly certificate: Uint8Array;
  readonly issuers: readonly Uint8Array[];
  readonly key: KeyObject;
}

/** What a signature is to say. */
export interface SignatureDetails {
  /** Epoch milliseconds: the time that the signature says, of this machine's clock. */
  readonly signedAt: number;
  /** Who signs, as the file names them. */
  readonly name: string;
  /** What the field is called for those who do not see it, in the language of the report. */
  readonly fieldLabel: string;
  readonly reason?: string;
}

/**
 * What was found of one signature.
 * - `holds`: the digest and the signature over the bytes of its range are right
 * - `altered`: the bytes of its range, or what it signs about itself, are not what was signed
 * - `malformed`: its range, its dictionary or its content is not built as the format asks
 * - `not-checked`: its kind or its algorithm is not one that is checked here, or more is in it than is read
 */
export type SignatureState = 'holds' | 'altered' | 'malformed' | 'not-checked';

/** The certificate of a signer, as it describes itself: nothing says that its issuer is to be trusted. */
export interface SignerCertificate {
  readonly name: string;
  readonly issuer: string;
  /** Hexadecimal, in upper case. */
  readonly serialNumber: string;
  /** Epoch milliseconds. */
  readonly validFrom: number;
  readonly validTo: number;
  /** True when nobody but its own key vouches for it. */
  readonly isSelfSigned: boolean;
  /** False where it says what its key is for, and signing is not among it. */
  readonly maySign: boolean;
}

export interface PdfSignature {
  readonly state: SignatureState;
  /** The full name of its field. */
  readonly fieldName: string;
  /** `ETSI.CAdES.detached`, `adbe.pkcs7.detached`, or another kind, which is not checked. */
  readonly subFilter: string;
  /** Undefined where the signature holds no certificate that can be read. */
  readonly signer: SignerCertificate | undefined;
  /**
   * The time that the signature says, in its dictionary or else among what it signs, epoch milliseconds; nothing but
   * the signer's clock vouches for it.
   */
  readonly signedAt: number | undefined;
  /** Whether the certificate was valid then, or else when the file came; undefined where neither or none is known. */
  readonly wasValidThen: boolean | undefined;
  readonly reason: string | undefined;
  /** How many bytes from the start of the file it covers, its own value left out. */
  readonly coveredBytes: number;
  /** False when anything was appended after it. */
  readonly coversWholeFile: boolean;
}

/** How much of a page the signatures on it show on, and hide. */
export interface SignaturePicture {
  /** From 1. */
  readonly page: number;
  /** More than 0, and 1 at most. */
  readonly share: number;
}

/** What the revisions behind the original do to it. */
export type RevisionChange =
  | { readonly kind: 'signature'; readonly fieldName: string }
  /** Signatures that show on a page: more than a twentieth of it counts as altering the document. */
  | ({ readonly kind: 'signature-picture' } & SignaturePicture)
  /** Certificates and answers about them, for checks later on, and the version that the format of these asks for. */
  | { readonly kind: 'validation-data' }
  /** The time of the last change and the program that made it. */
  | { readonly kind: 'file-information' }
  /** A new description (XMP) with the same title and the same conformance. */
  | { readonly kind: 'metadata' }
  /** The tags of a signature field for those who do not see it. */
  | { readonly kind: 'signature-tags' }
  // All that follow alter the document.
  | { readonly kind: 'page-content'; readonly page: number }
  /** Pages that come, go or move, and what they all share. */
  | { readonly kind: 'pages' }
  | { readonly kind: 'annotation'; readonly page: number }
  /** A field that is not a signature, or a signature field that was there and is another now. */
  | { readonly kind: 'form-field' }
  | { readonly kind: 'attachment' }
  | { readonly kind: 'tags' }
  /** Any other entry of the catalogue, such as an action on opening. */
  | { readonly kind: 'catalogue'; readonly entry: string }
  | { readonly kind: 'other-object' };

/**
 * - `same`: the very same bytes
 * - `extension`: our bytes, then whole revisions that sign and do not alter
 * - `altered`: our bytes, then revisions that alter the document
 * - `other`: not our bytes, or followed by something else than whole revisions
 */
export type OriginalRelation = 'same' | 'extension' | 'altered' | 'other';

export interface ComparisonWithOriginal {
  readonly relation: OriginalRelation;
  /** Revisions behind the original. */
  readonly revisions: number;
  /** What they do to the original, each once. */
  readonly changes: readonly RevisionChange[];
  /** True where signatures that show on too much of a page are all that alters it. */
  readonly isCovered?: boolean;
}
