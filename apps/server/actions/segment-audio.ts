import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { StreamPlace } from '../store/repositories/recording-streams.ts';

/** Where a segment lies in the parts of its recording; `toMs` is null for all that follows. */
export interface SegmentSpan {
  readonly firstPart: number;
  readonly endPart: number;
  readonly fromMs: number;
  readonly toMs: number | null;
  readonly preRoll: boolean;
}

/**
 * The audio of a segment as a file of its own, built from the stored parts.
 * @throws Refusal PARTS_MISSING where they do not reach its end, AUDIO_INVALID where they hold no sound that can be read,
 * PAYLOAD_TOO_LARGE for a segment that is too long
 */
export async function segmentAudio(
  { store, parsers }: Pick<RouteContext, 'store' | 'parsers'>,
  place: StreamPlace,
  { toMs, ...span }: SegmentSpan,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const read = async (from: number, end: number) =>
    (await store.recordingStreams.parts(place, { from, end })).map(({ audio }) => audio);
  const reader = { ownerId: place.ownerId, signal };
  const cut = await parsers.cut({ span: { ...span, toMs: toMs ?? Infinity } }, read, reader);
  if (cut.kind === 'short') throw new Refusal('PARTS_MISSING', { next: span.endPart });
  if (cut.kind === 'unreadable') throw new Refusal('AUDIO_INVALID');
  if (cut.kind === 'too long') throw new Refusal('PAYLOAD_TOO_LARGE');
  return cut.file;
}
