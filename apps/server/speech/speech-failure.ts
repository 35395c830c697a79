/**
 * Why a recording has no text, as a code, the one part of an error that the log shows: `PHANTOM_TEXT`, more words than
 * can be said in that time; `AUDIO_DAMAGED`, packets that cannot be decoded; `AUDIO_LEFT_OUT`, an engine that has heard
 * less than it was given; `HTTP_…`, the status with which a served engine refused; `ANSWER_WITHOUT_TEXT`.
 */
export type SpeechFailureCode = LossReason | `HTTP_${number}` | 'ANSWER_WITHOUT_TEXT';

/** Why `decodedSeconds` falls short of `duration`. */
export type LossReason = 'PHANTOM_TEXT' | 'AUDIO_DAMAGED' | 'AUDIO_LEFT_OUT';

/** The cause of a TRANSCRIPTION_FAILED, or of an AUDIO_INVALID. It holds no word of what was said. */
export class SpeechFailure extends Error {
  readonly code: SpeechFailureCode;

  constructor(code: SpeechFailureCode) {
    super(code);
    this.name = 'SpeechFailure';
    this.code = code;
  }
}
