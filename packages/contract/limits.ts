/** Limits that both the pages and the server keep. Bytes are of UTF-8, durations in milliseconds. */

/** One field of a report. */
export const FIELD_BYTES = 200_000;
/** Any JSON body. */
export const BODY_BYTES = 5_000_000;
/** One audio chunk; the browser warns above {@link AUDIO_CHUNK_WARNING_BYTES}. */
export const AUDIO_CHUNK_BYTES = 10_000_000;
export const AUDIO_CHUNK_WARNING_BYTES = 5_000_000;
/** A shorter chunk holds no valid audio. */
export const AUDIO_CHUNK_MINIMUM_BYTES = 2_048;
/** Parts of a recording that are sent together, about one second each, and all parts of one recording. */
export const RECORDING_PARTS_BYTES = 1_000_000;
export const RECORDING_BYTES = 200_000_000;
export const RECORDING_PARTS_AT_ONCE = 120;
/** How long an answer waits at most for the words of a phrase that has just ended. */
export const PHRASE_WAIT_MS = 700;
/** A letterhead: a Word document. */
export const LETTERHEAD_BYTES = 5_000_000;
/** A picture of a physician's signature, as sent and as kept, and its longer side in pixels. */
export const HANDWRITTEN_SIGNATURE_BYTES = 1_000_000;
export const HANDWRITTEN_SIGNATURE_SIDE = 3_000;
/** A file from which a page makes such a picture. */
export const SIGNATURE_PICTURE_BYTES = 20_000_000;
/** A signature that is drawn: the size of the sheet in its units, each of which is a whole number, and what may stand on it. */
export const DRAWN_SIGNATURE = { width: 1_200, height: 400, strokes: 200, points: 8_000 } as const;
/** A copy of the whole database that is given to a new installation. */
export const SET_UP_COPY_BYTES = 100_000_000_000;
/** An archive of an account that is imported. */
export const ARCHIVE_BYTES = 500_000_000;
/** A PDF whose report is read back. */
export const PDF_IMPORT_BYTES = 25_000_000;
/** The key under which a browser seals what it keeps for an account: AES-256. */
export const DEVICE_KEY_BYTES = 32;
/** Spoken commands in one list of a physician. */
export const COMMANDS_KEPT = 5_000;
/** Characters of a vocabulary that is imported. */
export const VOCABULARY_FILE_LENGTH = 1_000_000;
/** Characters of a table of impairments that is loaded. */
export const IMPAIRMENT_TABLE_LENGTH = 3_000_000;
/** Sentences that a physician keeps from one report to the next. */
export const PHRASES_KEPT = 1_000;
/** Characters of a saved form's title (Report editor §9). */
export const TITLE_LENGTH = 100;
/** Characters of the reason for which a record is deleted. */
export const REASON_LENGTH = 500;
/** Saved forms in one page of the list. */
export const PAGE_SIZE = 500;
/** The days from which a term can run. */
export const TERM_DAYS = { first: '1900-01-01', last: '2200-12-31' } as const;
/** Open points that a report may be signed with: a blank in every field makes fewer, and each asks for a reason. */
export const SIGNING_POINTS = 600;
/** Characters of an addendum. */
export const ADDENDUM_LENGTH = 20_000;
/** Characters of a certificate file in base64: with its chain it has some 10 kB. */
export const CERTIFICATE_FILE_LENGTH = 200_000;
/** After how many days what was dictated for a report is erased that waits, locked, for its signature. */
export const DICTATION_OF_LOCKED_DAYS = 14;
/** How long the answer to an idempotency key is kept. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;
/** How long the pages take the signed-in user as known (Report editor §9). */
export const CURRENT_USER_FRESH_MS = 300_000;
/** Delay of the local autosave after a change (Report editor §9). */
export const AUTOSAVE_MS = 2_000;
/** Validity of a dictation handed back to the form (Report editor §9). */
export const DICTATION_RESULT_MS = 300_000;
/** How often the form looks for a dictation that came back (Report editor §9). */
export const DICTATION_LOOK_MS = 2_000;
/** Toast (Report editor §9). */
export const TOAST_MS = 5_000;
/** Toast with an action: who reads slowly, or comes to it by keyboard, still reaches the action. */
export const ACTION_TOAST_MS = 10_000;
/** Exports of one account that may wait at once, beside the one under way. */
export const EXPORTS_WAITING = 8;
/** Delay before the print dialog opens (Report editor §9). */
export const PRINT_DELAY_MS = 500;
/** How long « Copié » stays (Report editor §9). */
export const COPIED_MS = 2_000;
/** How long a selected recent patient stays highlighted (Report editor §9). */
export const RECENT_PATIENT_HIGHLIGHT_MS = 3_000;
/** Delay before a returned dictation of section 7 or 8 is processed (Report editor §9). */
export const AUTO_FORMAT_MS = 500;
/** Events of the audit trail in one answer, at most. */
export const AUDIT_PAGE = 100;
/** A password, in characters as the reader counts them. */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 1_000 } as const;
/** A new user name. */
export const USERNAME_LENGTH = 100;
/** Parallel sessions of one account; one more ends the least recently used. */
export const SESSIONS_PER_ACCOUNT = 10;
/** Recovery sheets that open an installation at once; each makes every wrapped key a little longer. */
export const RECOVERY_SHEETS = 8;
/** How long a password that was given stays fresh enough for what asks for it anew. */
export const FRESH_MS = 300_000;
