import { OpusDecoder } from 'opus-decoder';
import type { EncodedPacket } from 'mediabunny';
import type { DecodedAudio } from './decoded-audio.ts';
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

/**
 * Decodes Opus packets to 16 kHz mono. Holes between packets become silence so that times stay true; so do damaged
 * packets, which are counted.
 * @param description the OpusHead structure, which holds the pre-skip
 * @throws Error when no packet can be decoded or the recording is longer than an hour
 */
export async function decodeOpus(
  packets: readonly EncodedPacket[],
  description: ArrayBufferLike | ArrayBufferView | undefined,
): Promise<DecodedAudio> {
  const head = readHead(description);
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, channels: 1 });
  await decoder.ready;
  try {
    return decodePackets(packets, head.preSkip, (data) => {
      const decoded = decoder.decodeFrame(data);
      return decoded.errors.length > 0 ? undefined : decoded.channelData[0];
    });
  } finally {
    decoder.free();
  }
}

function decodePackets(
  packets: readonly EncodedPacket[],
  preSkip: number,
  decode: (data: Uint8Array) => Float32Array | undefined,
): DecodedAudio {
  const origin = packets[0]?.timestamp ?? 0;
  const parts: Float32Array[] = [];
  let total = 0;
  let damaged = 0;
  const append = (part: Float32Array) => {
    total += part.length;
    if (total > MAX_AUDIO_SECONDS * SAMPLE_RATE) throw new Error('longer than an hour');
    parts.push(part);
  };
  const silence = (seconds: number) => {
    if (seconds > MAX_AUDIO_SECONDS) throw new Error('longer than an hour');
    append(new Float32Array(Math.round(seconds * SAMPLE_RATE)));
  };
  for (const packet of packets) {
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
  return {
    samples: join(parts, total).subarray(Math.min(preSkip, total)),
    sampleRate: SAMPLE_RATE,
    damagedSeconds: damaged,
  };
}

function join(parts: readonly Float32Array[], total: number): Float32Array {
  const samples = new Float32Array(total);
  let offset = 0;
  for (const part of parts) {
    samples.set(part, offset);
    offset += part.length;
  }
  return samples;
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
