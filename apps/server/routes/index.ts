import { assistanceRoutes } from './assistance/index.ts';
import { accountLinkRoutes } from './account-links/index.ts';
import { factorRoutes } from './account/factors.ts';
import { identityRoutes } from './account/identity.ts';
import { accountRoutes } from './account/index.ts';
import { lockRoutes } from './account/lock.ts';
import { accountsRoutes } from './accounts/index.ts';
import { accountArchiveRoutes } from './account-archive/index.ts';
import { auditRoutes } from './audit/index.ts';
import { identitySignInRoutes } from './auth/identity.ts';
import { authRoutes } from './auth/index.ts';
import { provenSignInRoutes } from './auth/proven-sign-in.ts';
import { copyRoutes } from './copies/index.ts';
import { demoRoutes } from './demo/index.ts';
import { deviceKeyRoutes } from './device-key/index.ts';
import { dictationCommandRoutes } from './dictation-commands/index.ts';
import { erasureRoutes } from './erasures/index.ts';
import { exportRoutes } from './exports/index.ts';
import { healthRoutes } from './health/index.ts';
import { handwrittenSignatureRoutes } from './handwritten-signature/index.ts';
import { impairmentTableRoutes } from './impairment-table/index.ts';
import { importRoutes } from './imports/index.ts';
import { incidentRoutes } from './incidents/index.ts';
import { launcherRoutes } from './launcher/index.ts';
import { letterheadRoutes } from './letterhead/index.ts';
import { manifestRoutes } from './pages/manifest.ts';
import { phraseRoutes } from './phrases/index.ts';
import { profileRoutes } from './profile/index.ts';
import { recentPatientRoutes } from './recent-patients/index.ts';
import { recordingRoutes } from './recordings/index.ts';
import { recoverySheetRoutes } from './recovery-sheets/index.ts';
import type { RoutePlugin } from './request-handling/route-context.ts';
import { retentionRoutes } from './retention/index.ts';
import { savedFormRoutes } from './saved-forms/index.ts';
import { shareRoutes } from './saved-forms/shares.ts';
import { additionRoutes } from './signing/additions.ts';
import { signingRoutes } from './signing/index.ts';
import { returnedFileRoutes } from './signing/returned-file.ts';
import { verificationRoutes } from './signing/verification.ts';
import { setUpRoutes } from './set-up/index.ts';
import { speechModelRoutes } from './speech-models/index.ts';
import { speechRoutes } from './speech/index.ts';
import { transferRoutes } from './transfers/index.ts';
import { vocabularyRoutes } from './vocabulary/index.ts';

/** The routes of every resource. */
export const ROUTES: readonly RoutePlugin[] = [
  assistanceRoutes,
  accountArchiveRoutes,
  accountLinkRoutes,
  accountRoutes,
  factorRoutes,
  identityRoutes,
  lockRoutes,
  accountsRoutes,
  auditRoutes,
  authRoutes,
  provenSignInRoutes,
  identitySignInRoutes,
  copyRoutes,
  demoRoutes,
  deviceKeyRoutes,
  dictationCommandRoutes,
  erasureRoutes,
  exportRoutes,
  healthRoutes,
  handwrittenSignatureRoutes,
  impairmentTableRoutes,
  importRoutes,
  incidentRoutes,
  launcherRoutes,
  letterheadRoutes,
  manifestRoutes,
  phraseRoutes,
  profileRoutes,
  recentPatientRoutes,
  recordingRoutes,
  recoverySheetRoutes,
  retentionRoutes,
  savedFormRoutes,
  setUpRoutes,
  shareRoutes,
  additionRoutes,
  signingRoutes,
  returnedFileRoutes,
  verificationRoutes,
  speechModelRoutes,
  speechRoutes,
  transferRoutes,
  vocabularyRoutes,
];
