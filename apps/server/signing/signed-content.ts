import type { FoundSignature, SignaturePicture } from '@constat/contract';
import type { ReviewPoint } from '@constat/assistance/review';
import type { ReportLanguage } from '@constat/report/document';
import type { StoredForm } from '../store/sealed-form.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import type { SignedPicture } from './handwritten/printed-signature.ts';
import { canonicalJson } from './canonical-json.ts';

/** What was signed, of a report: its fingerprint covers this in canonical JSON, and nothing else. */
export type SignedReport = Pick<
  StoredForm,
  'title' | 'reportType' | 'reportTypeVersion' | 'formData' | 'meta' | 'replaces'
> & {
  readonly language: ReportLanguage;
  /** The picture of a signature on its pages. */
  readonly handwrittenSignature?: SignedPicture | undefined;
};

export interface Signer {
  readonly displayName: string;
  readonly licenceNumber: string;
}

/** What a signature names of a profile. */
export function signerOf({ displayName, licenceNumber }: Signer): Signer {
  return { displayName, licenceNumber };
}

/** Why a point was left as it was, with what the review said of it. */
export interface KeptReason {
  readonly point: string;
  readonly reason: string;
  readonly issue?: ReviewPoint | undefined;
}

/** What is sealed beside an entry of the chain. */
export interface SignedContent {
  readonly signer: Signer;
  readonly reasons: readonly KeptReason[];
  readonly report?: SignedReport | undefined;
  readonly certificate?: UsedCertificate | undefined;
  /** What was found in a file that came back. */
  readonly signatures?: readonly FoundSignature[] | undefined;
  /** Where these show. */
  readonly signaturePictures?: readonly SignaturePicture[] | undefined;
  /** Of an addendum; or why a lock was undone. */
  readonly text?: string | undefined;
  /** Of an addendum: the language of its pages, which its fingerprint covers. */
  readonly language?: ReportLanguage | undefined;
  /** Of an addendum: the picture of a signature on its pages, which its fingerprint covers. */
  readonly handwrittenSignature?: SignedPicture | undefined;
  /** Of an addendum: what its fingerprint covers beside its text, which is short enough to be guessed once it is erased. */
  readonly salt?: string | undefined;
}

/** What the certificate of a signature says of itself. */
export interface UsedCertificate {
  readonly name: string;
  readonly issuer: string;
  readonly serialNumber: string;
}

/** SHA-256 of the data of a report, printed in the foot of its pages. */
export function fingerprintOf(report: SignedReport): string {
  return fingerprint(canonicalJson(report));
}

/** The nonce keeps the hash of a short content from being guessed once the content is erased. */
export function writeContent(content: SignedContent): string {
  return canonicalJson({ ...content, nonce: newToken() });
}

export function readContent(text: string): SignedContent {
  return JSON.parse(text) as SignedContent;
}
