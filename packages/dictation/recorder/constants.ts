/** Numbers of the recorder. Durations are milliseconds of recorded time: paused time does not count. */

/** A chunk is about four minutes; its text announces the end from here (Dictation §9). */
export const NEARLY_FULL_MS = 180_000;
/** The nominal length of a chunk (Dictation §9). */
export const CHUNK_MS = 240_000;
/** From here the first fit pause ends the chunk. */
export const CUT_FROM_MS = 225_000;
/** The chunk ends here at the latest. */
export const CUT_AT_LATEST_MS = 255_000;
/** Length of a fit pause before the nominal length of the chunk. */
export const PAUSE_MS = 300;
/** Length of a fit pause after it. */
export const LATE_PAUSE_MS = 200;
/** The loudness of this much past audio decides what counts as a pause. */
export const THRESHOLD_WINDOW_MS = 10_000;
/** Where the quietest and the loudest lie closer than this, nothing tells a pause from speech (same source). */
export const THRESHOLD_SPREAD_DB = 6;
/** How far above the quiet the threshold lies, as a share of the spread (same source). */
export const THRESHOLD_SHARE = 0.35;
/** One loudness measurement covers this much audio: 10 per second (same source). */
export const LEVEL_MS = 100;
/** A shorter end of a recording may lie under the size of a valid chunk and joins the one before (same source, sizes). */
export const SHORT_TAIL_MS = 1_200;
/** Packets sent again before a cut inside speech, for the decoder to settle on (same source, cutting). */
export const PRE_ROLL_PACKETS = 2;
/** A notice tells of a long session once (Dictation §9). */
export const LONG_SESSION_MS = 1_200_000;
/** Attempts at transcribing a chunk (Dictation §9). */
export const ATTEMPTS = 3;
/** Real time before the second attempt; it doubles from there (Dictation §9). */
export const FIRST_DELAY_MS = 1_000;
/** Real time between attempts at most (Dictation §9). */
export const LONGEST_DELAY_MS = 5_000;
/** Bars of the level meter (Dictation §9). */
export const METER_BARS = 8;
