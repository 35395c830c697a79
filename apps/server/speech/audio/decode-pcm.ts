import type { EncodedPacket } from 'mediabunny';
import type { DecodedLength, TakeSamples } from './decoded-audio.ts';
import { MAX_AUDIO_SECONDS } from './decoded-audio.ts';

interface SampleFormat {
  readonly bytes: number;
  readonly read: (view: DataView, offset: number) => number;
}

/** How the samples of a file lie. */
interface PcmLayout {
  readonly channels: number;
  readonly sampleRate: number;
}

const FORMATS = {
  'pcm-u8': { bytes: 1, read: (view, offset) => (view.getUint8(offset) - 128) / 128 },
  'pcm-s16': { bytes: 2, read: (view, offset) => view.getInt16(offset, true) / 32_768 },
  'pcm-s24': {
    bytes: 3,
    read: (view, offset) => (view.getInt16(offset + 1, true) * 256 + view.getUint8(offset)) / 8_388_608,
  },
  'pcm-s32': { bytes: 4, read: (view, offset) => view.getInt32(offset, true) / 2_147_483_648 },
  'pcm-f32': { bytes: 4, read: (view, offset) => view.getFloat32(offset, true) },
} as const satisfies Record<string, SampleFormat>;

export type ReadablePcm = keyof typeof FORMATS;

/** True for the uncompressed formats that WAV files hold in practice. */
export function isReadablePcm(codec: string | null): codec is ReadablePcm {
  return codec !== null && Object.hasOwn(FORMATS, codec);
}

/**
 * Turns uncompressed packets into mono samples at their own rate as they come; the channels are averaged.
 * @throws Error for an impossible layout or a recording longer than an hour
 */
export async function decodePcm(
  packets: AsyncIterable<EncodedPacket>,
  codec: ReadablePcm,
  { channels, sampleRate, take }: PcmLayout & { readonly take: TakeSamples },
): Promise<DecodedLength> {
  if (channels < 1 || channels > 32 || sampleRate < 8000 || sampleRate > 192_000)
    throw new Error('impossible layout');
  const format: SampleFormat = FORMATS[codec];
  const frameBytes = format.bytes * channels;
  let length = 0;
  for await (const { data } of packets) {
    const samples = new Float32Array(Math.floor(data.length / frameBytes));
    length += samples.length;
    if (length > MAX_AUDIO_SECONDS * sampleRate) throw new Error('longer than an hour');
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    for (let at = 0; at < samples.length; at += 1) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel += 1)
        sum += format.read(view, at * frameBytes + channel * format.bytes);
      const mean = sum / channels;
      samples[at] = Number.isFinite(mean) ? Math.max(-1, Math.min(1, mean)) : 0;
    }
    take(samples, sampleRate);
  }
  if (length === 0) throw new Error('empty');
  return { length, sampleRate, damagedSeconds: 0 };
}
