import type { Transcription } from '@constat/contract';
import type { ChunkResult } from '@constat/dictation/recorder';
import { apiForm } from '../../../shared/api/client.ts';
import { newKey } from '../../../shared/api/new-key.ts';
import type { UploadWorld } from './upload-queue.ts';

/** A transcription of four minutes can take minutes on a slow machine; after this the line counts as dead. */
const ANSWER_MS = 600_000;

/** Sends the chunks of one recording to the server of this page. */
export function createBrowserWorld(recordingId: string, language: 'fr' | 'en' | 'auto'): UploadWorld {
  return {
    newKey,
    async send({ index, audio }, { signal, idempotencyKey }): Promise<ChunkResult> {
      const form = new FormData();
      form.set('recordingId', recordingId);
      form.set('chunkIndex', String(index));
      form.set('language', language);
      form.set('enhanceText', 'true');
      form.set('audio', new Blob([audio], { type: 'audio/webm' }), `chunk-${index}.webm`);
      const answer = await apiForm<Transcription>('/api/transcribe-whisper-chunk', form, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
        idempotencyKey,
      });
      const { transcription, confidence, words } = answer;
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

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
