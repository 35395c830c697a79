import { IDLE } from '@constat/dictation/recorder';
import type { RecorderState } from '@constat/dictation/recorder';
import { NOTHING_HEARD } from '../../../shared/audio-outbox/speech-inbox.ts';
import type { HeardSpeech } from '../../../shared/audio-outbox/speech-inbox.ts';
import type { SendState } from '../../../shared/audio-outbox/part-sender.ts';
import type { DeviceState } from '../../../shared/audio-outbox/part-writer.ts';
import type { RecordedPlace } from '../sections.ts';

export type RecognitionLanguage = 'fr' | 'en' | 'auto';

/** What the screen shows of a dictation under way. */
export interface SessionView {
  readonly recorder: RecorderState;
  /** Id of the recording, null before the first one. */
  readonly id: string | null;
  readonly section: RecordedPlace | null;
  /** What is to be recognised. */
  readonly language: RecognitionLanguage;
  /** When the recording began, ISO-8601; null before the first one. */
  readonly startedAt: string | null;
  /** The chunks whose text is in the editor; null before the text was given to it. */
  readonly delivered: readonly number[] | null;
  /** Whether this device holds the audio. */
  readonly device: DeviceState;
  /** Whether the server holds the audio; null before any was recorded. */
  readonly sending: SendState | null;
  /** What the server has recognised while one speaks. */
  readonly heard: HeardSpeech;
  /** The browser or a switch on the microphone muted it. */
  readonly muted: boolean;
  /** Nothing at all was heard for some seconds while recording. */
  readonly silent: boolean;
  /** Bytes of audio of this recording. */
  readonly audioBytes: number;
  /** Chunks of which the physician is warned: they are sent all the same, only slower. */
  readonly largeChunks: readonly number[];
}

/** Before anything was recorded. */
export const NO_SESSION: SessionView = {
  recorder: IDLE,
  id: null,
  section: null,
  language: 'auto',
  startedAt: null,
  delivered: null,
  device: 'kept',
  sending: null,
  heard: NOTHING_HEARD,
  muted: false,
  silent: false,
  audioBytes: 0,
  largeChunks: [],
};
