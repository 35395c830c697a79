import type { FailureReason, Interruption } from '@constat/dictation/recorder';
import { watchLoudness } from '../../../shared/microphone/watch-loudness.ts';

export const PART_MS = 1_000;
/** About 1 MB for four minutes of speech. */
export const BITS_PER_SECOND = 32_000;

/** What a capture tells of. Moments are of `performance.now()`. */
export interface CaptureListener {
  /** About one second of data; all of it in order makes the file. */
  readonly onPart: (data: ArrayBuffer, at: number) => void;
  /** Ten times a second. */
  readonly onLevel: (decibels: number, at: number) => void;
  readonly onMuted: (muted: boolean) => void;
  readonly onInterrupted: (interruption: Interruption) => void;
}

export interface Capture {
  /** The moment at which the recording began. */
  readonly startedAt: number;
  /** What was recorded so far is handed over as a part now. */
  handOver(): void;
  pause(): void;
  resume(): void;
  /** Releases the microphone; resolves when the last part has been handed over. */
  stop(): Promise<void>;
}

/** The microphone could not be had. */
export class CaptureError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause: unknown) {
    super(`No capture: ${reason}`, { cause });
    this.name = 'CaptureError';
    this.reason = reason;
  }
}

/** Opens the microphone and records. Throws CaptureError. */
export async function startCapture(mime: string, listener: CaptureListener): Promise<Capture> {
  const stream = await openMicrophone();
  try {
    const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: BITS_PER_SECOND });
    const stopWatching = await watchLoudness(stream, listener.onLevel);
    return await record(stream, recorder, listener, stopWatching);
  } catch (error) {
    releaseMicrophone(stream);
    throw new CaptureError('start-failed', error);
  }
}

/**
 * Follows the microphone of a stream until the returned function is called.
 * @param onLost it was unplugged, or is no longer given to this page
 */
export function followMicrophone(
  stream: MediaStream,
  { onLost, onMuted }: { readonly onLost: () => void; readonly onMuted: (muted: boolean) => void },
): () => void {
  const [track] = stream.getAudioTracks();
  const end = new AbortController();
  const { signal } = end;
  const lookForTrack = () => {
    if (track?.readyState === 'ended') onLost();
  };
  track?.addEventListener('ended', onLost, { signal });
  track?.addEventListener('mute', () => onMuted(true), { signal });
  track?.addEventListener('unmute', () => onMuted(false), { signal });
  navigator.mediaDevices.addEventListener('devicechange', lookForTrack, { signal });
  return () => end.abort();
}

async function record(
  stream: MediaStream,
  recorder: MediaRecorder,
  listener: CaptureListener,
  stopWatching: () => void,
): Promise<Capture> {
  const [track] = stream.getAudioTracks();
  let stopping = false;
  // Parts are read one after another: their order is the file.
  let reading = Promise.resolve();
  recorder.addEventListener('dataavailable', ({ data }) => {
    const at = performance.now();
    if (data.size === 0) return;
    reading = reading.then(async () => listener.onPart(await data.arrayBuffer(), at));
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });

  const interrupt = (interruption: Interruption) => {
    if (!stopping) listener.onInterrupted(interruption);
  };
  const unfollow = followMicrophone(stream, {
    onLost: () => interrupt('microphone-lost'),
    onMuted: listener.onMuted,
  });
  recorder.addEventListener('error', () => interrupt('recorder-broken'));
  // A recorder whose microphone is gone stops by itself, in some browsers before anything else is told.
  void stopped.then(() => interrupt(track?.readyState === 'ended' ? 'microphone-lost' : 'recorder-broken'));

  const startedAt = await begin(recorder);
  return {
    startedAt,
    handOver() {
      if (recorder.state === 'recording') recorder.requestData();
    },
    pause() {
      // What was said so far is handed over, and so kept, before the pause.
      recorder.requestData();
      recorder.pause();
    },
    resume: () => recorder.resume(),
    async stop() {
      stopping = true;
      unfollow();
      // A recorder that stopped by itself still hands over its last data before it says so.
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      await reading;
      stopWatching();
      releaseMicrophone(stream);
    },
  };
}

/** Starts the recorder and gives the moment at which it did. */
function begin(recorder: MediaRecorder): Promise<number> {
  return new Promise((resolve, reject) => {
    recorder.addEventListener('start', () => resolve(performance.now()), { once: true });
    recorder.addEventListener('error', reject, { once: true });
    recorder.start(PART_MS);
  });
}

/** Throws CaptureError. */
export async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
    });
  } catch (error) {
    throw new CaptureError(refusalOf(error), error);
  }
}

function refusalOf(error: unknown): FailureReason {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'permission-denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-microphone';
    case 'NotReadableError':
    case 'AbortError':
      return 'microphone-busy';
    default:
      return 'start-failed';
  }
}

export function releaseMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
