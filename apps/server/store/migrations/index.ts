import type { Kysely } from 'kysely';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { DialectName } from '../dialect.ts';
import { createFirstTables } from './0001-first-tables.ts';
import { createCommandLists } from './0002-command-lists.ts';
import { createLetterheads } from './0003-letterheads.ts';
import { createActiveRecordings } from './0004-recordings.ts';
import { createAuditDetail } from './0005-audit-detail.ts';
import { createWaitingRecordings } from './0006-waiting-recordings.ts';
import { createRecordingParts } from './0007-recording-parts.ts';
import { createProcessTables } from './0008-several-processes.ts';
import { createDeviceKeys } from './0009-device-keys.ts';
import { createExaminationRecords } from './0010-examination-records.ts';
import { createVocabulary } from './0011-vocabulary.ts';
import { createPhrases } from './0012-phrases.ts';
import { createSettledFacts } from './0013-settled-facts.ts';
import { createReportTypes } from './0014-report-types.ts';
import { createProfileRoutine } from './0015-profile-routine.ts';
import { createSpokenPhrases } from './0016-spoken-phrases.ts';
import { createReportSummaries } from './0017-report-summaries.ts';
import { createSealedContent } from './0018-sealed-content.ts';
import { createAuditChain } from './0019-audit-chain.ts';
import { createIncidents } from './0020-incidents.ts';
import { createTransferConsents } from './0021-transfer-consents.ts';
import { createAccountTables } from './0022-accounts.ts';
import { createSecondFactor } from './0022-second-factor.ts';
import { createSessionLock } from './0022-session-lock.ts';
import { createRecoverySheets } from './0023-recovery-sheets.ts';
import { createReportShares } from './0024-assistants.ts';
import { createErasureCertificates } from './0025-erasure-certificates.ts';
import { createSignedVersions } from './0026-signed-versions.ts';
import { createReportTerms } from './0027-report-terms.ts';
import { createImpairmentTables } from './0028-impairment-tables.ts';
import { createHandwrittenSignatures } from './0029-handwritten-signatures.ts';
import { createIdentities } from './0030-identities.ts';

/** Every migration by name, in order; a name once published stays, and new ones are added at the end. */
export const MIGRATIONS: Readonly<
  Record<string, (db: Kysely<unknown>, dialect: DialectName, ring: KeyRing) => Promise<void>>
> = {
  '0001-first-tables': createFirstTables,
  '0002-command-lists': createCommandLists,
  '0003-letterheads': createLetterheads,
  '0004-recordings': createActiveRecordings,
  '0005-audit-detail': createAuditDetail,
  '0006-waiting-recordings': createWaitingRecordings,
  '0007-recording-parts': createRecordingParts,
  '0008-several-processes': createProcessTables,
  '0009-device-keys': createDeviceKeys,
  '0010-examination-records': createExaminationRecords,
  '0011-vocabulary': createVocabulary,
  '0012-phrases': createPhrases,
  '0013-settled-facts': createSettledFacts,
  '0014-report-types': createReportTypes,
  '0015-profile-routine': createProfileRoutine,
  '0016-spoken-phrases': createSpokenPhrases,
  '0017-report-summaries': createReportSummaries,
  '0018-sealed-content': createSealedContent,
  '0019-audit-chain': createAuditChain,
  '0020-incidents': createIncidents,
  '0021-transfer-consents': createTransferConsents,
  '0022-accounts': createAccountTables,
  '0022-second-factor': createSecondFactor,
  '0022-session-lock': createSessionLock,
  '0023-recovery-sheets': createRecoverySheets,
  '0024-assistants': createReportShares,
  '0025-erasure-certificates': createErasureCertificates,
  '0026-signed-versions': createSignedVersions,
  '0027-report-terms': createReportTerms,
  '0028-impairment-tables': createImpairmentTables,
  '0029-handwritten-signatures': createHandwrittenSignatures,
  '0030-identities': createIdentities,
};
