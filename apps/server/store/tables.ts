import type {
  AudioChunkRow,
  RecordingPartRow,
  RecordingRow,
  RecordingStreamRow,
  SpokenPhraseRow,
} from './recording-tables.ts';
import type {
  AccountLinkRow,
  DeviceKeyRow,
  ErasureCertificateRow,
  KnownDeviceRow,
  LoginAttemptRow,
  PasskeyRow,
  PendingProofRow,
  RecoveryCodeRow,
  ReportShareRow,
  SessionRow,
  TotpSeedRow,
  UserRow,
} from './account-tables.ts';
import type { AuditAction } from '@constat/contract/audit-actions';
import type { KeyPlace } from '../keys/data-key.ts';
import type { Erasure } from './repositories/pending-erasures.ts';
import type { WrappedKey } from '../keys/key-ring.ts';
import type { ReportTermRow, SignedContentRow, SignedVersionRow } from './signing-tables.ts';
import type { CommandListRow, PhraseRow, VocabularyEntryRow, WordCorrectionRow } from './word-tables.ts';

/**
 * The tables, as both databases hold them: text, integers, epoch milliseconds, 0 and 1, UUID ids, JSON as text.
 * The names are camelCase here and snake_case in the database.
 */
export interface Tables {
  installationKeys: InstallationKeyRow;
  recoverySheets: RecoverySheetRow;
  dataKeys: KeyPlace & WrappedKey;
  /** What was erased here and may lie in copies of the database still. */
  pendingErasures: Erasure & {
    /** 0 or 1: the copies in the data directory may hold it. */
    inCopies: number;
    /** 0 or 1: the snapshots elsewhere may. */
    inSnapshots: number;
  };
  users: UserRow;
  sessions: SessionRow;
  knownDevices: KnownDeviceRow;
  accountLinks: AccountLinkRow;
  loginAttempts: LoginAttemptRow;
  totpSeeds: Sealed<TotpSeedRow, 'seed'>;
  recoveryCodes: RecoveryCodeRow;
  passkeys: PasskeyRow;
  pendingProofs: PendingProofRow;
  profiles: ProfileRow;
  letterheads: Sealed<LetterheadRow, 'fileName' | 'content'>;
  savedForms: SavedFormRow;
  reportShares: ReportShareRow;
  signedVersions: SignedVersionRow;
  signedContents: SignedContentRow;
  reportTerms: ReportTermRow;
  recentPatients: Omit<RecentPatientRow, 'patientName' | 'patientAge' | 'diagnosis'> & {
    /** Keyed; one patient of each name. */
    nameDigest: string;
    /** JSON of name, age and diagnosis. */
    sealedPatient: Uint8Array;
  };
  idempotencyKeys: Sealed<IdempotencyKeyRow, 'body', 'body'> & {
    /** The ids of records that the answer names. */
    subjects: string;
  };
  settings: { name: string; value: string };
  audioChunks: Sealed<AudioChunkRow, 'audio' | 'transcription', 'audio'> & {
    /** 0 or 1: something was understood in it. */
    hasWords: number;
  };
  recordings: Sealed<RecordingRow, 'writing' | 'reviewed' | 'settledFacts'>;
  recordingStreams: Sealed<RecordingStreamRow, 'note', 'note'>;
  recordingParts: Sealed<RecordingPartRow, 'audio'>;
  spokenPhrases: Sealed<SpokenPhraseRow, 'words'> & {
    /** 0 or 1. */
    hasWords: number;
  };
  auditEvents: Sealed<AuditEventRow, 'reason'> & {
    /** From 1, without a gap; null in what a server of an earlier version adds, until it is chained. */
    position: number | null;
    /** Over the event and the one before; see audit-chain.ts. */
    hash: string | null;
  };
  impairmentTables: ImpairmentTableRow;
  incidents: Sealed<IncidentRow, 'content'> & WrappedKey;
  commandLists: Sealed<CommandListRow, 'commands'>;
  deviceKeys: Sealed<DeviceKeyRow, 'key'>;
  erasureCertificates: ErasureCertificateRow;
  transferConsents: TransferConsentRow;
  modelPulls: ModelPullRow;
  vocabularyEntries: Omit<VocabularyEntryRow, 'termKey' | 'term' | 'heard'> & {
    /** Keyed; one entry of each term. */
    termDigest: string;
    /** JSON of what makes the term the same, the term and its heard forms. */
    sealedTerm: Uint8Array;
  };
  wordCorrections: WordCorrectionRow;
  phrases: Sealed<PhraseRow, 'text'>;
  phraseReports: { phraseId: string; reportId: string };
}

/**
 * A row some columns of which hold personal content: `text` lies as `sealedText`, encrypted with the key of its report,
 * recording or account. Null where there is nothing, which those named last may be too.
 */
type Sealed<Row, Column extends keyof Row & string, Absent extends Column = never> = Omit<Row, Column> & {
  [Name in Column as `sealed${Capitalize<Name>}`]:
    | Uint8Array
    | (Name extends Absent ? null : never)
    | Extract<Row[Name], null>;
};

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

interface ProfileRow {
  userId: string;
  /** JSON. */
  sealedProfile: Uint8Array;
  updatedAt: number;
}

export interface LetterheadRow {
  userId: string;
  fileName: string;
  /** A Word document. */
  content: Uint8Array;
  placement: 'placeholder' | 'end';
  updatedAt: number;
}

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

export interface IdempotencyKeyRow {
  userId: string;
  route: string;
  key: string;
  /** Keyed digest of address and body. */
  requestHash: string;
  status: number;
  /** JSON. */
  headers: string;
  /** JSON, without what the request itself holds. */
  body: string;
  createdAt: number;
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
