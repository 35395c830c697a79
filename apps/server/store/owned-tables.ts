import type { KeyPlace } from '../keys/data-key.ts';
import type { Tables } from './tables.ts';

/** Whose rows a table holds: the column with the account's id, what its key is for, and columns that no other row has alike. */
export interface OwnedTable {
  readonly owner: 'ownerId' | 'userId' | 'id' | 'allowedBy';
  /** A column with another account's id, with which the row goes too. */
  readonly other?: 'assistantId';
  /** Where the key lies that its content is sealed with; the column names the subject. Null where nothing is sealed. */
  readonly key: { readonly kind: KeyPlace['kind']; readonly subject: string } | null;
  /** Long and by chance, so that what is found of it in a file is that row's. */
  readonly telling: readonly string[];
}

const account = (owner: 'ownerId' | 'userId') => ({ kind: 'account', subject: owner }) as const;
const recording = { kind: 'recording', subject: 'recordingId' } as const;

/** Every table that holds rows of an account, by the name of `Tables`; `docs/data.md` names the same. */
export const OWNED_TABLES = {
  accountLinks: { owner: 'userId', key: null, telling: ['secretHash'] },
  audioChunks: { owner: 'ownerId', key: recording, telling: ['sealedAudio', 'sealedTranscription'] },
  commandLists: { owner: 'ownerId', key: account('ownerId'), telling: ['sealedCommands'] },
  dataKeys: { owner: 'ownerId', key: null, telling: ['wrappedKey'] },
  deviceKeys: { owner: 'userId', key: account('userId'), telling: ['sealedKey'] },
  handwrittenSignatures: { owner: 'userId', key: account('userId'), telling: ['sealedContent'] },
  idempotencyKeys: { owner: 'userId', key: account('userId'), telling: ['sealedBody'] },
  // The provider may call somebody by a short number.
  identities: { owner: 'userId', key: null, telling: [] },
  identityRequests: { owner: 'userId', key: null, telling: ['tokenHash'] },
  // A browser may be known to several accounts by one token.
  knownDevices: { owner: 'userId', key: null, telling: [] },
  letterheads: { owner: 'userId', key: account('userId'), telling: ['sealedContent'] },
  passkeys: { owner: 'userId', key: null, telling: ['publicKey'] },
  pendingProofs: { owner: 'userId', key: null, telling: ['tokenHash'] },
  phrases: { owner: 'ownerId', key: account('ownerId'), telling: ['sealedText'] },
  profiles: { owner: 'userId', key: account('userId'), telling: ['sealedProfile'] },
  recentPatients: { owner: 'ownerId', key: { kind: 'patient', subject: 'id' }, telling: ['sealedPatient'] },
  recordingParts: { owner: 'ownerId', key: recording, telling: ['sealedAudio'] },
  recordingStreams: { owner: 'ownerId', key: recording, telling: ['sealedNote'] },
  recordings: { owner: 'ownerId', key: recording, telling: ['sealedWriting', 'sealedReviewed'] },
  recoveryCodes: { owner: 'userId', key: null, telling: ['codeHash'] },
  reportShares: { owner: 'ownerId', other: 'assistantId', key: null, telling: [] },
  reportTerms: { owner: 'ownerId', key: null, telling: [] },
  savedForms: {
    owner: 'ownerId',
    key: { kind: 'report', subject: 'id' },
    telling: ['sealedListing', 'sealedFormData', 'sealedMeta'],
  },
  signedContents: {
    owner: 'ownerId',
    key: { kind: 'signed', subject: 'versionId' },
    telling: ['sealedContent', 'sealedPdf'],
  },
  sessions: { owner: 'userId', key: null, telling: ['tokenHash'] },
  spokenPhrases: { owner: 'ownerId', key: recording, telling: ['sealedWords'] },
  totpSeeds: { owner: 'userId', key: account('userId'), telling: ['sealedSeed'] },
  transferConsents: { owner: 'allowedBy', key: null, telling: [] },
  users: { owner: 'id', key: null, telling: ['passwordHash'] },
  vocabularyEntries: { owner: 'ownerId', key: account('ownerId'), telling: ['sealedTerm'] },
  wordCorrections: { owner: 'ownerId', key: null, telling: [] },
} as const satisfies Partial<Record<keyof Tables, OwnedTable>>;

export type OwnedTableName = keyof typeof OWNED_TABLES;

/** Every other table, and why no row of an account is looked for in it. */
export const TABLES_OF_NOBODY: Readonly<
  Record<Exclude<keyof Tables, OwnedTableName> | 'rateWindows', string>
> = {
  auditEvents: 'the trail stays, with the id of the account',
  erasureCertificates: 'the proof, with the id of the account',
  impairmentTables: 'of the installation',
  incidents: 'the register of the installation',
  installationKeys: 'of the installation',
  loginAttempts: 'digests that nobody can tell the account of; they end within 24 hours',
  modelPulls: 'of the installation',
  pendingErasures: 'ids of what copies elsewhere still hold; they go with it',
  phraseReports: 'they go with their phrase',
  rateWindows: 'they end within a day',
  recoverySheets: 'of the installation',
  settings: 'of the installation',
  signedVersions: 'the chain of hashes stays, with the id of the account',
};
