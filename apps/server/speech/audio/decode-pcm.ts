import type { EncodedPacket } from 'mediabunny';
import type { DecodedAudio } from './decoded-audio.ts';
import { MAX_AUDIO_SECONDS } from './decoded-audio.ts';

interface SampleFormat {
  readonly bytes: number;
  readonly read: (view: DataView, offset: number) => number;
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
 * Turns uncompressed packets into mono samples at their own rate; the channels are averaged.
 * @throws Error for an impossible layout or a recording longer than an hour
 */
export function decodePcm(
  packets: readonly EncodedPacket[],
  codec: ReadablePcm,
  layout: { readonly channels: number; readonly sampleRate: number },
): DecodedAudio {
  const { channels, sampleRate } = layout;
  if (channels < 1 || channels > 32 || sampleRate < 8000 || sampleRate > 192_000)
    throw new Error('impossible layout');
  const format: SampleFormat = FORMATS[codec];
  const frameBytes = format.bytes * channels;
  const frames = packets.reduce((sum, packet) => sum + Math.floor(packet.data.length / frameBytes), 0);
  if (frames === 0 || frames > MAX_AUDIO_SECONDS * sampleRate)
    throw new Error('empty, or longer than an hour');
  const samples = new Float32Array(frames);
  let written = 0;
  for (const { data } of packets) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    for (let offset = 0; offset + frameBytes <= data.length; offset += frameBytes) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel += 1)
        sum += format.read(view, offset + channel * format.bytes);
      const mean = sum / channels;
      samples[written] = Number.isFinite(mean) ? Math.max(-1, Math.min(1, mean)) : 0;
      written += 1;
    }
  }
  return { samples, sampleRate, damagedSeconds: 0 };
}
