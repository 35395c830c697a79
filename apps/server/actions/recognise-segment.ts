import { setTimeout as wait } from 'node:timers/promises';
import type { SegmentRequest, Transcription } from '@constat/contract';
import { fingerprint, newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { ChunkPlace } from '../store/repositories/audio-chunks.ts';
import { createRecordingLease } from './recording-lease.ts';
import type { RecordingLease } from './recording-lease.ts';
import { recogniseRecording } from './recognise-recording.ts';
import { segmentAudio } from './segment-audio.ts';
import { segmentOfPhrases } from './segment-of-phrases.ts';
import type { SegmentSpan } from './segment-audio.ts';

/** How often a process that waits for another one looks again, in milliseconds. */
const LOOK_MS = 300;

/**
 * Turns stretches of stored recordings into text. The same stretch again gets the text that is kept, and one whose phrases
 * are recognised gets their words. Of all server
 * processes on one database, one at a time recognises a recording; recognition goes on when the sender is gone.
 */
export function createSegmentRecogniser(
  { store, clock, speech, parsers }: Pick<RouteContext, 'store' | 'clock' | 'speech' | 'parsers'>,
  {
    lookMs = LOOK_MS,
    lease = createRecordingLease({ store, clock }),
  }: { readonly lookMs?: number; readonly lease?: RecordingLease } = {},
) {
  const running = new Map<string, Promise<Transcription>>();

  /** @throws Refusal NOT_FOUND, PARTS_MISSING, and as `segmentAudio` and the engine do */
  return async function recogniseSegment(place: ChunkPlace, request: SegmentRequest): Promise<Transcription> {
    const { language, ...span } = request;
    const audioHash = hashOf(span);
    const now = clock.now();
    const id = await store.transaction(async ({ audioChunks, recordingStreams }) => {
      const stream = await recordingStreams.lock(place, now);
      if (stream === undefined) throw new Refusal('NOT_FOUND');
      if (span.endPart > stream.next) throw new Refusal('PARTS_MISSING', { next: stream.next });
      // It comes to its term with the parts that it lies in.
      const { createdAt, savedFormId } = stream;
      return audioChunks.keepSegment({
        id: newId(),
        ...place,
        language,
        span,
        audioHash,
        createdAt,
        savedFormId,
      });
    });
    const task = `${id} ${audioHash} ${language}`;
    const same =
      running.get(task) ??
      recogniseOnce({ ...place, id, audioHash }, request).finally(() => running.delete(task));
    running.set(task, same);
    return same;
  };

  async function recogniseOnce(
    segment: ChunkPlace & { readonly id: string; readonly audioHash: string },
    request: SegmentRequest,
  ): Promise<Transcription> {
    const { chunkIndex, id, audioHash } = segment;
    for (;;) {
      const known = await store.audioChunks.findText(segment);
      if (known?.audioHash !== audioHash) throw new Refusal('NOT_FOUND');
      if (known.transcription !== null && known.language === request.language)
        return { ...(JSON.parse(known.transcription) as Transcription), chunkIndex };
      if (await lease.take(segment)) break;
      await wait(lookMs);
    }
    return lease.whileHeld(segment, async () => {
      const { language } = request;
      const spoken = await segmentOfPhrases(store, segment, request);
      const transcription =
        spoken === null ? await recogniseAudio(segment, request) : { ...spoken, chunkIndex };
      await store.transaction(async ({ audioChunks, reportDictations }) => {
        await audioChunks.setText({ id, audioHash }, language, JSON.stringify(transcription));
        await reportDictations.note(segment.ownerId, [segment.recordingId]);
      });
      return transcription;
    });
  }

  async function recogniseAudio(segment: ChunkPlace, request: SegmentRequest): Promise<Transcription> {
    const { ownerId, chunkIndex } = segment;
    const audio = await segmentAudio({ store, parsers }, segment, request);
    return recogniseRecording(speech, audio, { language: request.language, ownerId, chunkIndex });
  }
}

/** What tells a stretch from another one; which parts it is read from says nothing of what is in it. */
function hashOf({ fromMs, toMs, preRoll, endPart }: SegmentSpan): string {
  return fingerprint(JSON.stringify({ fromMs, preRoll, ...(toMs === null ? { endPart } : { toMs }) }));
}
