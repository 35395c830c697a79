/** The tables of accounts: what each has set, and who is signed in. */
import type { Role } from '@constat/contract';

export interface UserRow {
  id: string;
  /** In lower case; unique. */
  username: string;
  email: string;
  displayName: string;
  role: Role;
  /** PHC string of argon2id. */
  passwordHash: string;
  /** 1 for the accounts of the demonstration, whose passwords are public. */
  sample: number;
  createdAt: number;
  /** 0 or 1: runs the installation, whatever the role. */
  isAdmin: number;
  /** When it was disabled; null while it may sign in. */
  disabledAt: number | null;
}

export interface SessionRow {
  /** SHA-256 of the cookie's token; the token itself is nowhere. */
  tokenHash: string;
  userId: string;
  createdAt: number;
  lastSeenAt: number;
  /** When its person last proved who they are; 0 in a session of an earlier version. */
  authenticatedAt: number;
  /** One of a short list of names; null for another. */
  browser: string | null;
  system: string | null;
  /** Null while it is open. */
  lockedAt: number | null;
  /** With which its pages go on writing while it is locked; null in a session of an earlier version. */
  writerToken: string | null;
}

/** A browser on which the account has signed in before. */
export interface KnownDeviceRow {
  /** SHA-256 of the cookie's token. */
  tokenHash: string;
  userId: string;
  lastUsedAt: number;
}

/** A link with which its person chooses a password; one for an account at most. */
export interface AccountLinkRow {
  userId: string;
  /** SHA-256 of the secret behind the address. */
  secretHash: string;
  purpose: 'new' | 'reset';
  until: number;
}

export interface LoginAttemptRow {
  /** SHA-256 of account and address together. */
  key: string;
  failures: number;
  blockedUntil: number;
  updatedAt: number;
}

export interface DeviceKeyRow {
  userId: string;
  /** base64url of 32 random bytes. */
  key: string;
  createdAt: number;
}

export interface TotpSeedRow {
  userId: string;
  /** 0 or 1: a code of it was given. One of each for an account at most. */
  isConfirmed: number;
  /** Base32 of 20 random bytes. */
  seed: string;
  /** The last 30 seconds since 1970 whose code was used. */
  lastStep: number;
  since: number;
}

export interface RecoveryCodeRow {
  userId: string;
  /** SHA-256 of 80 random bits. */
  codeHash: string;
}

export interface PasskeyRow {
  /** The id of the credential, base64url. */
  id: string;
  userId: string;
  /** In COSE. */
  publicKey: Uint8Array;
  counter: number;
  /** JSON of a list of names. */
  transports: string;
  browser: string | null;
  system: string | null;
  createdAt: number;
  lastUsedAt: number | null;
}

/** A step of a sign-in or of a passkey that waits for the next. */
export interface PendingProofRow {
  /** SHA-256 of the cookie's token. */
  tokenHash: string;
  /** Who has given the password, or adds a passkey; null before a sign-in with a passkey. */
  userId: string | null;
  /** What a passkey signs; null where a code is asked for. */
  challenge: string | null;
  triesLeft: number;
  until: number;
}

/** The identity of a provider that an account is linked to; one at most, and no two accounts to the same. */
export interface IdentityRow {
  userId: string;
  /** The address of the provider, as it names itself. */
  issuer: string;
  /** What the provider calls the person: means nothing elsewhere. */
  subject: string;
  linkedAt: number;
  lastUsedAt: number | null;
}

/** A question to the provider that waits for its answer. */
export interface IdentityRequestRow {
  /** SHA-256 of the cookie's token. */
  tokenHash: string;
  /** Who asks for themselves; null where somebody signs in. */
  userId: string | null;
  purpose: 'sign-in' | 'link' | 'proof';
  state: string;
  nonce: string;
  /** What proves to the provider that the code is brought by the one who asked (PKCE). */
  codeVerifier: string;
  redirectUri: string;
  begunAt: number;
  until: number;
}

/** A report that its physician shares with an assistant. */
export interface ReportShareRow {
  reportId: string;
  assistantId: string;
  /** Whose report it is, and who shared it. */
  ownerId: string;
  /** 0 or 1. */
  mayHearAudio: number;
  since: number;
}

/** That an account was erased, and what was found when it was looked for afterwards. */
export interface ErasureCertificateRow {
  id: string;
  /** Of the account that is gone. */
  accountId: string;
  erasedAt: number;
  /** JSON of what was erased: numbers, digests, and the event of the audit trail. */
  erasure: string;
  /** JSON of pieces of what was erased, to be looked for; null once that is done. */
  samples: string | null;
  certifiedAt: number | null;
  /** JSON; null as long as it is not certified. */
  certificate: string | null;
}

export interface ProfileRow {
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

/** A physician's signature as a picture. */
export interface HandwrittenSignatureRow {
  userId: string;
  format: 'png' | 'svg';
  content: Uint8Array;
  /** In pixels, or units of the drawing. */
  width: number;
  height: number;
  updatedAt: number;
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
