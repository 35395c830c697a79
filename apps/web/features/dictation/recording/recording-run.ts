import { AUDIO_CHUNK_WARNING_BYTES } from '@constat/contract/limits';
import type { Chunk, RecorderEvent } from '@constat/dictation/recorder';
import type { AudioOutbox, StoredChunk } from '../../../shared/audio-outbox/records.ts';
import { createPartWriter } from '../../../shared/audio-outbox/part-writer.ts';
import type { SendState } from '../../../shared/audio-outbox/part-sender.ts';
import type { HeardSpeech } from '../../../shared/audio-outbox/speech-inbox.ts';
import type { DeviceState } from '../../../shared/audio-outbox/part-writer.ts';
import { createUploadQueue } from '../upload/upload-queue.ts';
import type { Capture } from './capture.ts';
import { createChunkSource } from './chunk-source.ts';
import { createCutPlanner } from './cut-planner.ts';
import type { SessionParts } from './dictation-session.ts';
import type { RecognitionLanguage } from './session-view.ts';
import { createPauseDetector } from './pause-detector.ts';

/** The chunks as the device keeps them; a chunk without audio counts as silence. */
function toStoredChunks(chunks: readonly Chunk[]): StoredChunk[] {
  return chunks.map(({ startMs, endMs, preRoll, status }) => ({
    startMs,
    endMs,
    preRoll,
    result:
      status.kind === 'done'
        ? status.result
        : status.kind === 'discarded'
          ? { text: '', wordCount: 0, confidence: null }
          : null,
  }));
}

/** Below this, in dB below full scale, nothing at all arrives: even a quiet room is louder. */
const NOTHING_DB = -90;
/** How long nothing must arrive before the physician is told, in milliseconds. */
const TOLD_AFTER_MS = 3_000;

/** Tells a microphone that delivers nothing (unplugged, switched off) from a pause in speech. */
function createSignalLossDetector(): { hear(decibels: number, at: number): boolean } {
  let since: number | null = null;
  return {
    hear(decibels, at) {
      if (decibels > NOTHING_DB) since = null;
      else since ??= at;
      return since !== null && at - since >= TOLD_AFTER_MS;
    },
  };
}

type SessionChange = Parameters<AudioOutbox['update']>[1];

/** Everything that belongs to one recording and ends with it. */
export interface RecordingRun {
  readonly id: string;
  readonly queue: ReturnType<typeof createUploadQueue>;
  readonly source: ReturnType<typeof createChunkSource>;
  readonly planner: ReturnType<typeof createCutPlanner>;
  readonly silence: ReturnType<typeof createSignalLossDetector>;
  readonly quiet: ReturnType<typeof createPauseDetector>;
  readonly writer: ReturnType<typeof createPartWriter>;
  /** Notes on the device what became of the chunks. */
  readonly keep: (chunks: readonly Chunk[]) => void;
  readonly change: (values: SessionChange) => Promise<void>;
  /** Other pages may offer the recording again. */
  readonly release: () => Promise<void>;
  /** Null before the microphone is open, and for a recovered recording. */
  capture: Capture | null;
  /** Number of the next part. */
  sequence: number;
}

export interface RunOptions {
  readonly id: string;
  readonly language: RecognitionLanguage;
  readonly mime: string;
  readonly dispatch: (event: RecorderEvent) => void;
  readonly onDevice: (state: DeviceState) => void;
  readonly onLargeChunk: (index: number) => void;
  /** How far the server holds the audio. */
  readonly onSent: (state: SendState) => void;
  /** What is recognised while one speaks. */
  readonly onHeard: (heard: HeardSpeech) => void;
}

/** Joins the chunks of a recording to the server, and its parts to the device and the server. */
export function createRecordingRun(
  { outbox, ports, hold }: Pick<SessionParts, 'outbox' | 'ports' | 'hold'>,
  { id, language, mime, dispatch, onDevice, onLargeChunk, onSent, onHeard }: RunOptions,
): RecordingRun {
  const queue = createUploadQueue(ports(id, language, mime), dispatch);
  const source = createChunkSource((index, cut) => {
    if (cut === null) return dispatch({ kind: 'discarded', index });
    if (cut.audio.byteLength > AUDIO_CHUNK_WARNING_BYTES) onLargeChunk(index);
    queue.add({ index, ...cut });
  });
  const unwatch = outbox.watch(id, onSent);
  const deafen = outbox.listen(id, onHeard);
  const release = hold(id);
  const change = (values: SessionChange) => outbox.update(id, values).catch(() => onDevice('unavailable'));
  return {
    id,
    queue,
    source,
    change,
    planner: createCutPlanner(),
    silence: createSignalLossDetector(),
    quiet: createPauseDetector(),
    writer: createPartWriter(outbox, onDevice),
    keep: (chunks) => void change({ chunks: toStoredChunks(chunks) }),
    release: () => {
      unwatch();
      deafen();
      return release();
    },
    capture: null,
    sequence: 0,
  };
}
