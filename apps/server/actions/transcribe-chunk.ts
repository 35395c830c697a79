import type { Transcription } from '@constat/contract';
import { IDEMPOTENCY_MS } from '@constat/contract/limits';
import { fingerprint, newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { SpeechLanguage } from '../speech/engine.ts';
import { recogniseRecording } from './recognise-recording.ts';

/** One chunk of a recording as it came. */
export interface ReceivedChunk {
  readonly audio: Uint8Array;
  readonly mediaType: string;
  readonly language: SpeechLanguage;
  readonly chunkIndex: number;
  readonly recordingId: string | null;
}

interface Sender {
  readonly ownerId: string;
  readonly idempotencyKey: string | null;
}

const ROUTE = 'POST /api/transcribe-whisper-chunk';

/**
 * Turns chunks into text. The audio is on the disk before the engine sees it; the same chunk again gets the text that is
 * kept, and while it is being recognised, the text of that one recognition. Recognition goes on when the sender is gone,
 * so that a retry after a lost connection finds the text.
 */
export function createChunkTranscriber({
  store,
  clock,
  speech,
}: Pick<RouteContext, 'store' | 'clock' | 'speech'>) {
  const running = new Map<string, Promise<Transcription>>();

  /** @throws Refusal IDEMPOTENCY_KEY_REUSED when the place or the key holds another recording, and as the engine does */
  return async function transcribeChunk(
    chunk: ReceivedChunk,
    { ownerId, idempotencyKey }: Sender,
  ): Promise<Transcription> {
    const { audio, mediaType, language, chunkIndex } = chunk;
    const recordingId = chunk.recordingId ?? (idempotencyKey === null ? newId() : `key ${idempotencyKey}`);
    const audioHash = fingerprint(audio);
    const now = clock.now();
    const kept = await store.transaction(async (repositories) => {
      if (idempotencyKey !== null) {
        const place = { userId: ownerId, route: ROUTE, key: idempotencyKey };
        const requestHash = fingerprint([recordingId, chunkIndex, language, audioHash].join('\n'));
        // The text lies with the audio; the key only remembers what it was used for.
        const row = { ...place, requestHash, status: 200, headers: '{}', body: '{}', createdAt: now };
        const isNew = await repositories.idempotencyKeys.claim(row, now - IDEMPOTENCY_MS);
        const known = isNew ? undefined : await repositories.idempotencyKeys.find(place, requestHash);
        if (!isNew && known?.isSameRequest !== true) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      }
      return repositories.audioChunks.keep({
        id: newId(),
        ownerId,
        recordingId,
        chunkIndex,
        language,
        mediaType,
        audio,
        audioHash,
        transcription: null,
        createdAt: now,
        savedFormId: null,
      });
    });
    if (kept.audioHash !== audioHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    if (kept.transcription !== null && kept.language === language) {
      return { ...(JSON.parse(kept.transcription) as Transcription), chunkIndex };
    }
    const task = `${kept.id} ${language}`;
    const same =
      running.get(task) ??
      recognise(kept.id, { ownerId, recordingId }, chunk).finally(() => running.delete(task));
    running.set(task, same);
    return same;
  };

  async function recognise(
    id: string,
    { ownerId, recordingId }: { readonly ownerId: string; readonly recordingId: string },
    { audio, language, chunkIndex }: ReceivedChunk,
  ): Promise<Transcription> {
    const transcription = await recogniseRecording(speech, audio, { language, ownerId, chunkIndex });
    await store.transaction(async ({ audioChunks, reportDictations }) => {
      await audioChunks.setTranscription(id, language, JSON.stringify(transcription));
      await reportDictations.note(ownerId, [recordingId]);
    });
    return transcription;
  }
}
