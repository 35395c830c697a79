import { BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import type { EncodedPacket, InputAudioTrack } from 'mediabunny';
import { Refusal } from '../../platform/refusal.ts';
import type { DecodedLength, TakeSamples } from './decoded-audio.ts';
import { decodeOpus } from './decode-opus.ts';
import { isSoundWebm } from './webm-structure.ts';
import { decodePcm, isReadablePcm } from './decode-pcm.ts';

/** What a file holds, and how long it says that it is. */
export interface HeardAudio extends DecodedLength {
  /** Seconds; null where the file does not say. */
  readonly declaredSeconds: number | null;
}

/** Players round lengths; a file that holds less than it declares by more than this was cut short. */
const ROUNDING_SECONDS = 1;

/** True when the end of the recording is not in the file: text made of it would be short of words without a sign. */
export function isCutShort({ length, sampleRate, declaredSeconds }: HeardAudio): boolean {
  return declaredSeconds !== null && declaredSeconds - length / sampleRate > ROUNDING_SECONDS;
}

/** Reads a file as `hearAudio` does, all its samples at once: 64 kB for a second of Opus. */
export async function readAudio(bytes: Uint8Array): Promise<HeardAudio & { readonly samples: Float32Array }> {
  const pieces: Float32Array[] = [];
  const heard = await hearAudio(bytes, (samples) => pieces.push(samples.slice()));
  const samples = new Float32Array(heard.length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { ...heard, samples };
}

/**
 * Reads a WebM, MP4 or Ogg file that holds Opus, or a WAV file, as mono samples, which are given as they come. A file cut
 * short gives what it still holds.
 * @throws Refusal AUDIO_INVALID for anything else, AAC included, and for a file without one readable packet
 */
export async function hearAudio(bytes: Uint8Array, take: TakeSamples): Promise<HeardAudio> {
  const whole = isEbml(bytes) ? withoutZeros(bytes) : bytes;
  if (isEbml(whole) && !isSoundWebm(whole))
    throw new Refusal('AUDIO_INVALID', { cause: new Error('damaged between its beginning and its end') });
  const input = new Input({
    formats: [WEBM, MATROSKA, MP4, OGG, WAVE],
    source: new BufferSource(whole),
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track === null) throw new Error('no audio track');
    const codec = await track.getCodec();
    const declaredSeconds = await track.getDurationFromMetadata();
    if (codec === 'opus') {
      const description = (await track.getDecoderConfig())?.description;
      return { ...(await decodeOpus(readPackets(track), description, take)), declaredSeconds };
    }
    if (isReadablePcm(codec)) {
      const layout = { channels: await track.getNumberOfChannels(), sampleRate: await track.getSampleRate() };
      return { ...(await decodePcm(readPackets(track), codec, { ...layout, take })), declaredSeconds };
    }
    throw new Error(`codec ${codec ?? 'unknown'} is not read`);
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('AUDIO_INVALID', { cause });
  } finally {
    input.dispose();
  }
}

/** More zeros than any frame of Opus ends in. */
const ZEROS = 256;
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

function isEbml(bytes: Uint8Array): boolean {
  return EBML.every((byte, at) => bytes[at] === byte);
}

/**
 * Without the zeros that a WebM file ends in after a power cut: the reader takes each for an element and hardly comes to
 * an end. Silence of a WAV file is zeros too, and stays.
 */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  const last = bytes.findLastIndex((byte) => byte !== 0);
  return bytes.length - last > ZEROS ? bytes.subarray(0, last + 1) : bytes;
}

async function* readPackets(track: InputAudioTrack): AsyncGenerator<EncodedPacket> {
  let hasPacket = false;
  const packets = new EncodedPacketSink(track).packets();
  for (;;) {
    let next;
    try {
      next = await packets.next();
    } catch (cause) {
      // A file cut short by a crash ends in the middle of an element: what came before it is sound.
      if (!hasPacket) throw cause;
      return;
    }
    if (next.done === true) break;
    hasPacket = true;
    yield next.value;
  }
  if (!hasPacket) throw new Error('no audio packet');
}
