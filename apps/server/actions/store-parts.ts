import { RECORDING_BYTES } from '@constat/contract/limits';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StreamPlace } from '../store/repositories/recording-streams.ts';

/**
 * Keeps parts of a recording that follow one another; the same parts again change nothing. Run it in a transaction.
 * @param first the number of the first of them
 * @returns the number of the first part that is not there
 * @throws Refusal NOT_FOUND where no page has told of the recording, PARTS_MISSING where parts before these are not there,
 * PART_DIFFERS where other audio has one of these numbers, PAYLOAD_TOO_LARGE for a recording that is too long
 */
export async function storeParts(
  { recordingStreams }: Pick<Repositories, 'recordingStreams'>,
  place: StreamPlace,
  {
    first,
    parts,
    now,
  }: { readonly first: number; readonly parts: readonly Uint8Array[]; readonly now: number },
): Promise<number> {
  const stream = await recordingStreams.lock(place, now);
  if (stream === undefined) throw new Refusal('NOT_FOUND');
  let { bytes, next } = stream;
  for (const [index, audio] of parts.entries()) {
    const sequence = first + index;
    const known = await recordingStreams.findPart(place, sequence);
    if (known !== undefined) {
      if (Buffer.compare(known, audio) !== 0) throw new Refusal('PART_DIFFERS');
      continue;
    }
    // Its text is delivered, and the parts were no longer needed.
    if (sequence < next) continue;
    if (sequence > next) throw new Refusal('PARTS_MISSING', { next });
    bytes += audio.byteLength;
    if (bytes > RECORDING_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE');
    await recordingStreams.addPart({ ...place, sequence, audio });
    // Parts after a hole come from recordings of which the device once kept the others.
    do next += 1;
    while ((await recordingStreams.findPart(place, next)) !== undefined);
  }
  if (next !== stream.next) await recordingStreams.setNext(place, next);
  return next;
}
