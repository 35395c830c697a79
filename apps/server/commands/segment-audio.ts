import { AUDIO_CHUNK_BYTES } from '@constat/contract/limits';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StreamPlace } from '../store/repositories/recording-streams.ts';
import { cutRecording } from '../webm/cut-recording.ts';

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
  { recordingStreams }: Pick<Repositories, 'recordingStreams'>,
  place: StreamPlace,
  { toMs, ...span }: SegmentSpan,
): Promise<Uint8Array> {
  const read = async (from: number, end: number) =>
    (await recordingStreams.parts(place, { from, end })).map(({ audio }) => audio);
  const cut = await cutRecording(read, { ...span, toMs: toMs ?? Infinity });
  if (cut.kind === 'short') throw new Refusal('PARTS_MISSING', { next: span.endPart });
  if (cut.kind === 'unreadable') throw new Refusal('AUDIO_INVALID');
  if (cut.file.byteLength > AUDIO_CHUNK_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE');
  return cut.file;
}
