import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';
import type { Tables } from '../tables.ts';
import { audioChunks } from './audio-chunks.ts';
import { auditEvents } from './audit-events.ts';
import { commandLists } from './command-lists.ts';
import { deviceKeys } from './device-keys.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { latestTimes } from './latest-times.ts';
import { letterheads } from './letterheads.ts';
import { loginAttempts } from './login-attempts.ts';
import { modelPulls } from './model-pulls.ts';
import { phrases } from './phrases.ts';
import { profiles } from './profiles.ts';
import { onceLocks } from './once-locks.ts';
import { rateWindows } from './rate-windows.ts';
import { recentPatients } from './recent-patients.ts';
import { recordingStreams } from './recording-streams.ts';
import { recordings } from './recordings.ts';
import { savedForms } from './saved-forms.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { spokenPhrases } from './spoken-phrases.ts';
import { users } from './users.ts';
import { vocabulary } from './vocabulary.ts';
import { wordCorrections } from './word-corrections.ts';

/** The repositories over one connection or transaction. */
export function buildRepositories(db: Kysely<Tables>, dialect: DialectName) {
  return {
    audioChunks: audioChunks(db),
    auditEvents: auditEvents(db),
    commandLists: commandLists(db),
    deviceKeys: deviceKeys(db),
    idempotencyKeys: idempotencyKeys(db),
    latestTimes: latestTimes(db),
    letterheads: letterheads(db),
    loginAttempts: loginAttempts(db),
    modelPulls: modelPulls(db),
    onceLocks: onceLocks(db, dialect),
    phrases: phrases(db),
    profiles: profiles(db),
    rateWindows: rateWindows(db),
    recentPatients: recentPatients(db),
    recordingStreams: recordingStreams(db),
    recordings: recordings(db),
    savedForms: savedForms(db),
    sessions: sessions(db),
    settings: settings(db),
    spokenPhrases: spokenPhrases(db),
    users: users(db),
    vocabulary: vocabulary(db),
    wordCorrections: wordCorrections(db),
  };
}

export type Repositories = ReturnType<typeof buildRepositories>;
