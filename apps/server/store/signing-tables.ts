/** The tables of signed reports. */
import type { SignedVersionKind, SigningMethod } from '@constat/contract';

/** An entry of the chain of signed versions: hashes, numbers and ids. It is never changed, and never removed. */
export interface SignedVersionRow {
  /** From 1, without a gap, over the whole installation. */
  sequence: number;
  id: string;
  kind: SignedVersionKind;
  /** Who signed; the id alone. */
  accountId: string;
  reportId: string;
  /** The entry that it belongs to, or replaces; null for the first of a report. */
  about: string | null;
  /** Null for what is no signature of its own. */
  method: SigningMethod | null;
  /** The version of the saved draft that was signed. */
  reportVersion: number;
  /** When it was locked or signed, in epoch milliseconds. */
  at: number;
  /** SHA-256 of the canonical JSON of the report's data; null where it has none. */
  dataFingerprint: string | null;
  /** SHA-256 of its content as it is sealed: what was signed, by whom, and with which reasons. */
  contentHash: string;
  /** SHA-256 of the bytes of its PDF; null where it has none. */
  pdfHash: string | null;
  previousHash: string;
  entryHash: string;
}

/** From when the term of a report runs; days as YYYY-MM-DD. */
export interface ReportTermRow {
  reportId: string;
  ownerId: string;
  mandateEndedOn: string | null;
  finalJudgmentOn: string | null;
  /** 0 or 1. */
  judgmentAwaited: number;
  updatedAt: number;
}

/** What opens with a key of its own; without this row the entry has no content. */
export interface SignedContentRow {
  versionId: string;
  ownerId: string;
  /** JSON. */
  sealedContent: Uint8Array;
  sealedPdf: Uint8Array | null;
}
