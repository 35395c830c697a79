import type { Transcription } from '@constat/contract';
import type { ChunkResult } from '@constat/dictation/recorder';
import { ASKED_BY_PAGE, ApiError, apiForm, apiSend } from '../../../shared/api/client.ts';
import { newKey } from '../../../shared/api/new-key.ts';
import { untilUnlocked } from '../../../shared/lock/lock-state.ts';
import type { RecordingOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import type { PartSpan } from '../recording/chunk-source.ts';
import { classifyFailure } from './classify-failure.ts';
import type { UploadJob, UploadPorts } from './upload-queue.ts';

/** A transcription of four minutes can take minutes on a slow machine; after this the line counts as dead. */
const ANSWER_MS = 600_000;

/** The recording whose chunks are sent. */
export interface SentRecording {
  readonly id: string;
  readonly language: 'fr' | 'en' | 'auto';
  /** False for a format whose parts the server does not read: its chunks are sent as files of their own. */
  readonly isReadInParts: boolean;
}

/**
 * Has the server of this page recognise the chunks of one recording, in the parts that it holds; a chunk whose parts it
 * will not take is sent as a file.
 */
export function createUploadPorts(
  recording: SentRecording,
  outbox: Pick<RecordingOutbox, 'flush' | 'heard' | 'recheck' | 'stop'>,
): UploadPorts {
  const { id, isReadInParts } = recording;

  async function hasParts({ span }: UploadJob): Promise<boolean> {
    if (!isReadInParts) return false;
    try {
      await outbox.flush(id, span.endPart);
      return true;
    } catch (error) {
      if (classifyFailure(error, true).kind === 'final') return false;
      throw error;
    }
  }

  /** The last chunk ends with the last phrase, so that it gets its words and is not recognised once more. */
  async function endWithPhrase({ span }: UploadJob, signal: AbortSignal): Promise<PartSpan> {
    const { fromMs, toMs, endPart } = span;
    const isAfterPhrase = fromMs === 0 || outbox.heard(id).phrases.some((phrase) => phrase.toMs === fromMs);
    if (toMs !== null || !isAfterPhrase) return span;
    const { phrases, pace } = await outbox.stop(id, endPart, signal);
    const end = phrases.at(-1)?.toMs ?? 0;
    return pace === 'segments' || end <= fromMs ? span : { ...span, toMs: end };
  }

  async function recogniseParts(job: UploadJob, signal: AbortSignal): Promise<Transcription> {
    const { index } = job;
    const body = { ...(await endWithPhrase(job, signal)), language: recording.language };
    try {
      const options = { signal, headers: ASKED_BY_PAGE };
      return await apiSend('POST', `/api/recordings/${id}/segments/${index}`, body, options);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PARTS_MISSING') outbox.recheck(id);
      throw error;
    }
  }

  return {
    newKey,
    random: Math.random,
    async send(job, { signal, idempotencyKey }): Promise<ChunkResult> {
      // The wait for whoever unlocks the session is none for an answer.
      await untilUnlocked(signal);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
      const { transcription, confidence, words } = (await hasParts(job))
        ? await recogniseParts(job, limit)
        : await sendFile(recording, job, { signal: limit, idempotencyKey });
      return {
        text: transcription,
        confidence,
        words,
        wordCount: words.length > 0 ? words.length : countWords(transcription),
      };
    },
    isOnline: () => navigator.onLine,
    whenOnline: (signal) =>
      new Promise((resolve) => {
        window.addEventListener('online', () => resolve(), { once: true, signal });
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    delay: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

function sendFile(
  { id, language }: SentRecording,
  { index, audio }: UploadJob,
  options: { readonly signal: AbortSignal; readonly idempotencyKey: string },
): Promise<Transcription> {
  const form = new FormData();
  form.set('recordingId', id);
  form.set('chunkIndex', String(index));
  form.set('language', language);
  form.set('enhanceText', 'true');
  form.set('audio', new Blob([audio], { type: 'audio/webm' }), `chunk-${index}.webm`);
  return apiForm('/api/transcribe-whisper-chunk', form, { ...options, headers: ASKED_BY_PAGE });
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
