import { setTimeout as wait } from 'node:timers/promises';
import type { SegmentRequest, Transcription } from '@constat/contract';
import { fingerprint, newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/route-context.ts';
import type { ChunkPlace } from '../store/repositories/audio-chunks.ts';
import { recogniseWhole } from './recognise-whole.ts';
import { segmentAudio } from './segment-audio.ts';
import type { SegmentSpan } from './segment-audio.ts';

/** A process that has died keeps its lease for so long, in milliseconds; one that lives renews it in time. */
const LEASE_MS = 15_000;
/** How often a process that waits for another one looks again, in milliseconds. */
const LOOK_MS = 300;

/**
 * Turns stretches of stored recordings into text. The same stretch again gets the text that is kept. Of all server
 * processes on one database, one at a time recognises a recording; recognition goes on when the sender is gone.
 */
export function createSegmentRecogniser(
  { store, clock, speech }: Pick<RouteContext, 'store' | 'clock' | 'speech'>,
  { leaseMs = LEASE_MS, lookMs = LOOK_MS }: { readonly leaseMs?: number; readonly lookMs?: number } = {},
) {
  const holder = newId();
  const running = new Map<string, Promise<Transcription>>();
  /** How many segments of a recording this process recognises under its lease. */
  const held = new Map<string, number>();

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
      if (await takeLease(segment)) break;
      await wait(lookMs);
    }
    return whileHeld(segment, async () => {
      const audio = await segmentAudio(store, segment, request);
      const { language } = request;
      const transcription = await recogniseWhole(speech, audio, {
        language,
        ownerId: segment.ownerId,
        chunkIndex,
      });
      await store.transaction(async ({ audioChunks, savedForms }) => {
        await audioChunks.setText({ id, audioHash }, language, JSON.stringify(transcription));
        await savedForms.noteDictation(segment.ownerId, [segment.recordingId]);
      });
      return transcription;
    });
  }

  function takeLease(place: ChunkPlace): Promise<boolean> {
    const now = clock.now();
    return store.recordingStreams.takeLease(place, { holder, now, until: now + leaseMs });
  }

  async function whileHeld<Result>(place: ChunkPlace, work: () => Promise<Result>): Promise<Result> {
    const key = `${place.ownerId} ${place.recordingId}`;
    held.set(key, (held.get(key) ?? 0) + 1);
    // A renewal that fails is tried again; a lease that is lost costs a second recognition, and no text.
    const renewal = setInterval(() => void takeLease(place).catch(() => undefined), leaseMs / 3);
    renewal.unref();
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else {
        held.delete(key);
        await store.recordingStreams.releaseLease(place, holder).catch(() => undefined);
      }
    }
  }
}

/** What tells a stretch from another one; which parts it is read from says nothing of what is in it. */
function hashOf({ fromMs, toMs, preRoll, endPart }: SegmentSpan): string {
  return fingerprint(JSON.stringify({ fromMs, preRoll, ...(toMs === null ? { endPart } : { toMs }) }));
}
