import type { Kysely } from 'kysely';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { DialectName } from '../dialect.ts';
import type { Tables } from '../tables.ts';
import { accountLinks } from './account-links.ts';
import { audioChunks } from './audio-chunks.ts';
import { auditEvents } from './audit-events.ts';
import { commandLists } from './command-lists.ts';
import { dataKeys } from './data-keys.ts';
import { deviceKeys } from './device-keys.ts';
import { erasureCertificates } from './erasure-certificates.ts';
import { factors } from './factors.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { identities } from './identities.ts';
import { impairmentTables } from './impairment-tables.ts';
import { incidents } from './incidents.ts';
import { knownDevices } from './known-devices.ts';
import { latestTimes } from './latest-times.ts';
import { handwrittenSignatures } from './handwritten-signatures.ts';
import { letterheads } from './letterheads.ts';
import { loginAttempts } from './login-attempts.ts';
import { modelPulls } from './model-pulls.ts';
import { ownedRows } from './owned-rows.ts';
import { pendingErasures } from './pending-erasures.ts';
import { pendingProofs } from './pending-proofs.ts';
import { phrases } from './phrases.ts';
import { profiles } from './profiles.ts';
import { processLocks } from './process-locks.ts';
import { rateWindows } from './rate-windows.ts';
import { recentPatients } from './recent-patients.ts';
import { recordingStreams } from './recording-streams.ts';
import { recordings } from './recordings.ts';
import { reportDictations } from './report-dictations.ts';
import { reportLocks } from './report-locks.ts';
import { reportShares } from './report-shares.ts';
import { reportTerms } from './report-terms.ts';
import { savedForms } from './saved-forms.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { signedContents } from './signed-contents.ts';
import { signedVersions } from './signed-versions.ts';
import { spokenPhrases } from './spoken-phrases.ts';
import { transferConsents } from './transfer-consents.ts';
import { users } from './users.ts';
import { vocabulary } from './vocabulary.ts';
import { wordCorrections } from './word-corrections.ts';

/** The repositories over one connection or transaction. */
export function buildRepositories(db: Kysely<Tables>, dialect: DialectName, ring: KeyRing) {
  const keys = dataKeys(db, dialect, ring);
  return {
    accountLinks: accountLinks(db),
    audioChunks: audioChunks(db, keys),
    auditEvents: auditEvents(db, { keys, dialect }),
    commandLists: commandLists(db, keys),
    dataKeys: keys,
    deviceKeys: deviceKeys(db, keys),
    erasureCertificates: erasureCertificates(db),
    factors: factors(db, keys),
    idempotencyKeys: idempotencyKeys(db, keys),
    identities: identities(db),
    impairmentTables: impairmentTables(db),
    incidents: incidents(db, ring),
    knownDevices: knownDevices(db),
    latestTimes: latestTimes(db),
    handwrittenSignatures: handwrittenSignatures(db, keys),
    letterheads: letterheads(db, keys),
    loginAttempts: loginAttempts(db),
    modelPulls: modelPulls(db),
    processLocks: processLocks(db, dialect),
    ownedRows: ownedRows(db, dialect),
    pendingErasures: pendingErasures(db),
    pendingProofs: pendingProofs(db),
    phrases: phrases(db, keys),
    profiles: profiles(db, keys),
    rateWindows: rateWindows(db),
    recentPatients: recentPatients(db, keys),
    recordingStreams: recordingStreams(db, keys),
    recordings: recordings(db, keys),
    reportDictations: reportDictations(db),
    reportLocks: reportLocks(db),
    reportShares: reportShares(db),
    reportTerms: reportTerms(db),
    savedForms: savedForms(db, keys, dialect),
    sessions: sessions(db),
    settings: settings(db),
    signedContents: signedContents(db, keys),
    signedVersions: signedVersions(db, { keys, dialect }),
    spokenPhrases: spokenPhrases(db, keys),
    transferConsents: transferConsents(db),
    users: users(db),
    vocabulary: vocabulary(db, keys),
    wordCorrections: wordCorrections(db, keys),
  };
}

export type Repositories = ReturnType<typeof buildRepositories>;
