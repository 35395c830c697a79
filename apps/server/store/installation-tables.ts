/** The tables of the installation as a whole: its keys, its registers, and what it may use. */
import type { AuditAction } from '@constat/contract/audit-actions';

export interface InstallationKeyRow {
  id: string;
  createdAt: number;
  /** 0 or 1; one of them is. */
  isPresent: number;
  /** The secret outside the database that wraps it. */
  secretId: string;
  wrappedKey: Uint8Array;
  /** The same for the holders of the recovery sheets, one after the other; null where there is none. */
  recoveryKey: Uint8Array | null;
}

/** A recovery sheet; its code is kept nowhere. */
export interface RecoverySheetRow {
  id: string;
  /** Locks for the holder of the code: 32 bytes in base64url. */
  publicKey: string;
  madeAt: number;
  /** When the person showed that it was written down; null for one that was only shown. */
  confirmedAt: number | null;
}

/** Who did what to which record, and when; no title and no text of a report. */
export interface AuditEventRow {
  id: string;
  at: number;
  /** Who did it; null when the server itself acted, or nobody was signed in. */
  actorId: string | null;
  /** The account whose own trail shows it; null where it concerns the installation alone. */
  accountId: string | null;
  action: AuditAction;
  subjectId: string | null;
  /** The report that it concerns, whatever its subject is; null where it concerns none. */
  reportId: string | null;
  /** Which session did it: a digest of its token's hash; null where there was none, and in events of earlier versions. */
  sessionId: string | null;
  /** JSON of numbers and names of ours, or null. */
  detail: string | null;
  /** Why, in the words of the one who did it, where that was asked for; null where it was not. */
  reason: string | null;
}

/** An entry of the register of confidentiality incidents. */
export interface IncidentRow {
  id: string;
  /** From 1, in the order in which they were recorded. */
  number: number;
  recordedAt: number;
  updatedAt: number;
  version: number;
  /** JSON of the fields of the register. */
  content: string;
}

/** The table of impairments of a regime. */
export interface ImpairmentTableRow {
  regime: 'cnesst';
  /** The beginning of the SHA-256 of its content. */
  id: string;
  /** JSON of the table. */
  content: string;
  loadedAt: number;
}

/** An engine outside of the machine that may be used. */
export interface TransferConsentRow {
  id: string;
  kind: 'text' | 'speech';
  address: string;
  model: string;
  /** Id of the account. */
  allowedBy: string;
  allowedAt: number;
  /** 0 or 1: by an account of the demonstration. */
  isTrial: number;
}

/** The fetch of a model, for the processes that do not do it themselves. */
export interface ModelPullRow {
  /** SHA-256 of folder and model. */
  key: string;
  /** Which process fetches, or has fetched. */
  holder: string;
  state: 'running' | 'failed' | 'done';
  receivedBytes: number;
  totalBytes: number | null;
  /** JSON of why it failed, where the reason is known. */
  failure: string | null;
  /** When the holder last said so. */
  seenAt: number;
}
