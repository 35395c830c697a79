import {
  chunksOf,
  failedChunks,
  holdsMicrophone,
  recordedMs,
  reduceRecorder,
} from '@constat/dictation/recorder';
import type { Interruption, RecorderEvent } from '@constat/dictation/recorder';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import type { RecordingOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import { createStore } from '../../../shared/external-store.ts';
import type { Store } from '../../../shared/external-store.ts';
import type { RecordedPlace } from '../sections.ts';
import { readRecovery } from '../recovery/read-recovery.ts';
import type { UploadPorts } from '../upload/upload-queue.ts';
import { CaptureError } from './capture.ts';
import type { Capture, CaptureListener } from './capture.ts';
import { hearsWords, planChunkEnd } from './phrase-cut.ts';
import { createRecordingRun } from './recording-run.ts';
import type { RecordingRun } from './recording-run.ts';
import { NO_SESSION } from './session-view.ts';
import type { RecognitionLanguage, SessionView } from './session-view.ts';

/** What a dictation needs of the browser; replaced in tests. */
export interface SessionParts {
  readonly outbox: RecordingOutbox;
  readonly capture: (listener: CaptureListener) => Promise<Capture>;
  readonly ports: (recordingId: string, language: RecognitionLanguage, mime: string) => UploadPorts;
  readonly mime: string;
  readonly newId: () => string;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** ISO-8601. */
  readonly today: () => string;
  /** Marks a recording as in use by this page, so that no other one offers to recover it, until called back. */
  readonly hold: (recordingId: string) => () => Promise<void>;
  /** Somebody has spoken to the page, and so uses it. */
  readonly onSpoken: () => void;
}

export interface StartOptions {
  /** The report that it is dictated for. */
  readonly report: ReportIdentity;
  readonly section: RecordedPlace;
  readonly language: RecognitionLanguage;
}

/** One recording after another: the microphone, the device's store and the server joined by the recorder's reducer. */
export interface DictationSession {
  readonly view: Store<SessionView>;
  /** Loudness now, in dB below full scale. */
  readonly loudness: Store<{ readonly decibels: number }>;
  readonly start: (options: StartOptions) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the recording and releases the microphone; what was captured goes on to be transcribed. */
  readonly stop: (interruption?: Interruption | null) => Promise<void>;
  /** Transcribes what a session left on this device. Resolves to false when nothing of it can be read. */
  readonly recover: (session: StoredSession) => Promise<boolean>;
  readonly retry: (index: number) => void;
  /** Goes on after signing in or once an engine is there. */
  readonly resumeUpload: () => void;
  /** The server may be there again: what waits for it is tried at once. */
  readonly serverAnswered: () => void;
  /** The text is in the editor: what has its text on the server need not be kept here. */
  readonly delivered: () => Promise<void>;
  /** The words up to that recorded time, in milliseconds, stand in the form. */
  readonly taken: (ms: number) => void;
  /** Stops and forgets; the audio stays on the device. */
  readonly cancel: () => Promise<void>;
}

/** Builds a session that holds nothing yet. */
export function createDictationSession(parts: SessionParts): DictationSession {
  const view = createStore<SessionView>(NO_SESSION);
  const loudness = createStore({ decibels: -Infinity });
  let run: RecordingRun | null = null;

  const dispatch = (event: RecorderEvent) => {
    const { recorder } = view.get();
    view.patch({ recorder: reduceRecorder(recorder, event) });
    const next = view.get().recorder;
    const chunks = chunksOf(next);
    if (run !== null && next.kind === 'failed') void parts.outbox.remove(run.id).catch(() => {});
    if (run === null || chunks === chunksOf(recorder)) return;
    run.source.look(chunks);
    run.keep(chunks);
  };

  /** Ends what a recording holds of this page; its audio stays on the device. */
  const leave = async () => {
    const left = run;
    run = null;
    left?.queue.cancel();
    await left?.release();
  };

  /** What comes from a recording that is no longer the present one is not heard. */
  const beginRun = ({ id, language, mime }: Pick<StoredSession, 'id' | 'language' | 'mime'>): RecordingRun =>
    createRecordingRun(parts, {
      id,
      language,
      mime,
      dispatch: (event) => {
        if (run?.id === id) dispatch(event);
      },
      onDevice: (device) => {
        if (run?.id === id) view.patch({ device });
      },
      onLargeChunk: (index) => {
        if (run?.id === id) view.patch({ largeChunks: [...view.get().largeChunks, index] });
      },
      onSent: (sending) => {
        if (run?.id === id) view.patch({ sending });
      },
      onHeard: (heard) => {
        if (run?.id !== id) return;
        view.patch({ heard });
        parts.onSpoken();
      },
    });

  function plan(own: RecordingRun): void {
    const { recorder } = view.get();
    if (recorder.kind !== 'recording') return;
    const at = parts.now();
    const { chunkStartMs } = recorder;
    const nowMs = recordedMs(recorder, at);
    const cut = planChunkEnd(view.get(), { chunkStartMs, nowMs }, (from, now) => own.planner.plan(from, now));
    if (cut !== null) dispatch({ kind: 'cut', at, ...cut });
  }

  /** The last words before a pause: where they end is told, for the phrase would else go on. */
  async function hearRest(own: RecordingRun): Promise<void> {
    try {
      await parts.outbox.flush(own.id, own.sequence);
      if (run === own && view.get().recorder.kind === 'paused') await parts.outbox.stop(own.id, own.sequence);
    } catch {
      // They come with what is recorded next, or at the end.
    }
  }

  function listen(own: RecordingRun): CaptureListener {
    return {
      onPart(data, at) {
        own.source.addPart(data, recordedMs(view.get().recorder, at));
        const levels = own.planner.takeNew();
        own.writer.write({ session: own.id, sequence: own.sequence, data, at, levels });
        own.sequence += 1;
        if (run !== own) return;
        view.patch({ audioBytes: view.get().audioBytes + data.byteLength });
        plan(own);
        own.source.look(chunksOf(view.get().recorder));
        if (view.get().recorder.kind === 'paused') void hearRest(own);
      },
      onLevel(decibels, at) {
        const { recorder } = view.get();
        if (run !== own || recorder.kind !== 'recording') return;
        loudness.set({ decibels });
        own.planner.add({ atMs: recordedMs(recorder, at), decibels });
        view.patch({ silent: own.silence.hear(decibels, at) });
        if (own.quiet.hear({ atMs: at, decibels })) {
          // Where words come while one speaks, they tell of use; a voice in the room next door does not.
          if (hearsWords(view.get())) own.capture?.handOver();
          else parts.onSpoken();
        }
        plan(own);
      },
      onMuted: (muted) => view.patch({ muted }),
      onInterrupted: (interruption) => void stop(interruption),
    };
  }

  async function start({ report, section, language }: StartOptions): Promise<void> {
    const { recorder } = view.get();
    if (holdsMicrophone(recorder) || recorder.kind === 'requesting' || recorder.kind === 'processing') return;
    const id = parts.newId();
    void leave();
    const own = beginRun({ id, language, mime: parts.mime });
    run = own;
    const startedAt = parts.today();
    view.set({ ...NO_SESSION, recorder, id, section, language, startedAt });
    dispatch({ kind: 'start' });
    const { owner, reportId, formId, visit } = report;
    const session = { id, owner, reportId, formId, visit, section, language, startedAt, mime: parts.mime };
    const begun = parts.outbox.begin({
      ...session,
      status: 'recording',
      recordedMs: 0,
      chunks: [],
      delivered: false,
    });
    begun.catch(() => view.patch({ device: 'unavailable' }));
    try {
      own.capture = await parts.capture(listen(own));
    } catch (error) {
      dispatch({ kind: 'refused', reason: error instanceof CaptureError ? error.reason : 'start-failed' });
      await parts.outbox.remove(id).catch(() => {});
      return;
    }
    if (view.get().recorder.kind === 'requesting' && run === own) {
      dispatch({ kind: 'granted', at: own.capture.startedAt });
      return;
    }
    await own.capture.stop();
    await parts.outbox.remove(id).catch(() => {});
  }

  async function stop(interruption: Interruption | null = null): Promise<void> {
    const own = run;
    if (own === null || !['recording', 'paused', 'requesting'].includes(view.get().recorder.kind)) return;
    dispatch({ kind: 'stop', at: parts.now(), interruption });
    loudness.set({ decibels: -Infinity });
    view.patch({ silent: false, muted: false });
    await own.capture?.stop();
    own.source.end();
    await own.writer.settled();
    dispatch({ kind: 'flushed' });
    await own.change({ status: 'stopped', recordedMs: recordedMs(view.get().recorder, 0) });
  }

  return {
    view,
    loudness,
    start,
    stop,
    pause() {
      if (view.get().recorder.kind !== 'recording') return;
      run?.capture?.pause();
      dispatch({ kind: 'pause', at: parts.now() });
      loudness.set({ decibels: -Infinity });
      void run?.change({ recordedMs: recordedMs(view.get().recorder, parts.now()) });
    },
    resume() {
      if (view.get().recorder.kind !== 'paused') return;
      run?.capture?.resume();
      dispatch({ kind: 'resume', at: parts.now() });
    },
    async recover(session) {
      const stored = await parts.outbox.readParts(session.id);
      const { data, durationMs, chunks } = await readRecovery(session, stored);
      if (chunks.length === 0) return false;
      void leave();
      const own = beginRun(session);
      run = own;
      parts.outbox.resume(session, stored);
      for (const [index, part] of data.entries())
        own.source.addPart(part, stored[index]?.levels.at(-1)?.atMs ?? durationMs);
      own.source.end();
      view.set({
        ...NO_SESSION,
        recorder: view.get().recorder,
        id: session.id,
        section: session.section as RecordedPlace,
        language: session.language,
        startedAt: session.startedAt,
        delivered: session.delivered ? doneIndexes(chunks.map((chunk) => chunk.result !== null)) : null,
        audioBytes: data.reduce((sum, part) => sum + part.byteLength, 0),
      });
      dispatch({ kind: 'recovered', durationMs, chunks });
      return true;
    },
    retry(index) {
      dispatch({ kind: 'retry', index });
      const chunk = chunksOf(view.get().recorder)[index];
      if (chunk?.status.kind === 'queued') run?.source.again(chunk);
    },
    resumeUpload: () => run?.queue.resume(),
    serverAnswered: () => run?.queue.serverAnswered(),
    async delivered() {
      const own = run;
      if (own === null) return;
      const chunks = chunksOf(view.get().recorder);
      view.patch({ delivered: doneIndexes(chunks.map((chunk) => chunk.status.kind === 'done')) });
      if (failedChunks(chunks).length > 0) return own.change({ delivered: true });
      await parts.outbox.forget(own.id).catch(() => {});
      await own.release();
    },
    taken: (ms) => void run?.change({ takenMs: ms }),
    async cancel() {
      if (holdsMicrophone(view.get().recorder)) await stop();
      await leave();
      view.set(NO_SESSION);
    },
  };
}

function doneIndexes(done: readonly boolean[]): number[] {
  return done.flatMap((isDone, index) => (isDone ? [index] : []));
}
