import { OpusDecoder } from 'opus-decoder';
import type { EncodedPacket } from 'mediabunny';
import type { DecodedLength, TakeSamples } from './decoded-audio.ts';
import { MAX_AUDIO_SECONDS } from './decoded-audio.ts';

const SAMPLE_RATE = 16_000;
/** Pre-skip is counted at 48 kHz whatever the decoder's rate (RFC 7845, 5.1). */
const PRE_SKIP_RATE = 48_000;
/** The decoder's input buffer for one channel; a longer packet is damage. */
const LONGEST_PACKET_BYTES = 3840;
/** Timestamps jitter by tens of milliseconds; only a longer hole means that nothing was recorded there. */
const HOLE_SECONDS = 0.5;
/** A damaged packet says nothing of its length; recorders use 20 or 60 ms. */
const UNKNOWN_PACKET_SECONDS = 0.02;

/** Silence is given in pieces of this many samples, for a few bytes can announce an hour of it. */
const SILENCE = new Float32Array(SAMPLE_RATE);

/**
 * Decodes Opus packets to 16 kHz mono as they come. Holes between packets become silence so that times stay true; so do
 * damaged packets, which are counted.
 * @param description the OpusHead structure, which holds the pre-skip
 * @throws Error when no packet can be decoded or the recording is longer than an hour
 */
export async function decodeOpus(
  packets: AsyncIterable<EncodedPacket> | Iterable<EncodedPacket>,
  description: ArrayBufferLike | ArrayBufferView | undefined,
  take: TakeSamples,
): Promise<DecodedLength> {
  const head = readHead(description);
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, channels: 1 });
  await decoder.ready;
  try {
    return await decodePackets(packets, { preSkip: head.preSkip, take }, (data) => {
      const decoded = decoder.decodeFrame(data);
      return decoded.errors.length > 0 ? undefined : decoded.channelData[0];
    });
  } finally {
    decoder.free();
  }
}

async function decodePackets(
  packets: AsyncIterable<EncodedPacket> | Iterable<EncodedPacket>,
  { preSkip, take }: { readonly preSkip: number; readonly take: TakeSamples },
  decode: (data: Uint8Array) => Float32Array | undefined,
): Promise<DecodedLength> {
  let origin: number | undefined;
  let total = 0;
  let damaged = 0;
  const append = (part: Float32Array) => {
    const skipped = Math.min(part.length, Math.max(0, preSkip - total));
    total += part.length;
    if (total > MAX_AUDIO_SECONDS * SAMPLE_RATE) throw new Error('longer than an hour');
    if (skipped < part.length) take(skipped === 0 ? part : part.subarray(skipped), SAMPLE_RATE);
  };
  const silence = (seconds: number) => {
    if (seconds > MAX_AUDIO_SECONDS) throw new Error('longer than an hour');
    let left = Math.round(seconds * SAMPLE_RATE);
    for (; left > 0; left -= SILENCE.length) append(SILENCE.subarray(0, left));
  };
  for await (const packet of packets) {
    origin ??= packet.timestamp;
    const hole = packet.timestamp - origin - total / SAMPLE_RATE;
    if (hole > HOLE_SECONDS) silence(hole);
    if (packet.data.length === 0) continue;
    const part = packet.data.length > LONGEST_PACKET_BYTES ? undefined : decode(packet.data);
    if (part === undefined) {
      const seconds = Math.min(packet.duration, HOLE_SECONDS) || UNKNOWN_PACKET_SECONDS;
      damaged += seconds;
      silence(seconds);
    } else {
      append(part);
    }
  }
  if (total / SAMPLE_RATE - damaged < UNKNOWN_PACKET_SECONDS / 2) throw new Error('no readable packet');
  return { length: total - Math.min(preSkip, total), sampleRate: SAMPLE_RATE, damagedSeconds: damaged };
}

function readHead(description: ArrayBufferLike | ArrayBufferView | undefined): { readonly preSkip: number } {
  if (description === undefined) return { preSkip: 0 };
  const view = ArrayBuffer.isView(description)
    ? new DataView(description.buffer, description.byteOffset, description.byteLength)
    : new DataView(description);
  if (view.byteLength < 19) return { preSkip: 0 };
  if (view.getUint8(18) !== 0) throw new Error('more than two channels');
  return { preSkip: Math.round((view.getUint16(10, true) * SAMPLE_RATE) / PRE_SKIP_RATE) };
}
