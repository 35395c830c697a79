/** The tables of saved reports, and of whom they are about. */

export interface SavedFormRow {
  id: string;
  ownerId: string;
  formType: 'draft' | 'copy';
  reportType: string;
  reportTypeVersion: number;
  retentionDays: number;
  /** JSON of the title and of what a list says of the report. */
  sealedListing: Uint8Array;
  /** JSON. */
  sealedFormData: Uint8Array;
  /** JSON, or null when the form came without. */
  sealedMeta: Uint8Array | null;
  version: number;
  createdAt: number;
  updatedAt: number;
  expiresAt: number | null;
  /** 0 or 1: its content holds something of an examination. */
  hasFindings: number;
  /** 0 or 1: a recording with words was tied to it; it stays so when the words come to their term. */
  hasDictation: number;
  /** The entry of `signedVersions` that locks it; null while it is in work, as the two below. */
  lockedBy: string | null;
  lockedAs: 'locked' | 'signed' | null;
  lockedAt: number | null;
  /** The entry of `signedVersions` that it is to replace; null for none. */
  replaces: string | null;
}

export interface RecentPatientRow {
  id: string;
  ownerId: string;
  patientName: string;
  patientAge: string;
  diagnosis: string;
  visitType: 'new' | 'follow-up' | 'draft';
  savedFormId: string | null;
  lastAccessedAt: number;
}
