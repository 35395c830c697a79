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
  HandwrittenSignatureRow,
  IdempotencyKeyRow,
  IdentityRequestRow,
  IdentityRow,
  KnownDeviceRow,
  LetterheadRow,
  LoginAttemptRow,
  PasskeyRow,
  PendingProofRow,
  ProfileRow,
  RecoveryCodeRow,
  ReportShareRow,
  SessionRow,
  TotpSeedRow,
  UserRow,
} from './account-tables.ts';
import type {
  AuditEventRow,
  ImpairmentTableRow,
  IncidentRow,
  InstallationKeyRow,
  ModelPullRow,
  RecoverySheetRow,
  TransferConsentRow,
} from './installation-tables.ts';
import type { KeyPlace } from '../keys/data-key.ts';
import type { Erasure } from './repositories/pending-erasures.ts';
import type { WrappedKey } from '../keys/key-ring.ts';
import type { RecentPatientRow, SavedFormRow } from './report-tables.ts';
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
  identities: IdentityRow;
  identityRequests: IdentityRequestRow;
  profiles: ProfileRow;
  letterheads: Sealed<LetterheadRow, 'fileName' | 'content'>;
  handwrittenSignatures: Sealed<HandwrittenSignatureRow, 'content'>;
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
