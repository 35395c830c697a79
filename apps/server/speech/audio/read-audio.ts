import { BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import type { EncodedPacket, InputAudioTrack } from 'mediabunny';
import { Refusal } from '../../platform/refusal.ts';
import type { DecodedAudio } from './decoded-audio.ts';
import { decodeOpus } from './decode-opus.ts';
import { isSoundWebm } from './webm-structure.ts';
import { decodePcm, isReadablePcm } from './decode-pcm.ts';

/** What a file holds, and how long it says that it is. */
export interface ReadAudio extends DecodedAudio {
  /** Seconds; null where the file does not say. */
  readonly declaredSeconds: number | null;
}

/** Players round lengths; a file that holds less than it declares by more than this was cut short. */
const ROUNDING_SECONDS = 1;

/** True when the end of the recording is not in the file: text made of it would be short of words without a sign. */
export function isCutShort({ samples, sampleRate, declaredSeconds }: ReadAudio): boolean {
  return declaredSeconds !== null && declaredSeconds - samples.length / sampleRate > ROUNDING_SECONDS;
}

/**
 * Reads a WebM, MP4 or Ogg file that holds Opus, or a WAV file, into mono samples. A file cut short gives what it
 * still holds.
 * @throws Refusal AUDIO_INVALID for anything else, AAC included, and for a file without one readable packet
 */
export async function readAudio(bytes: Uint8Array): Promise<ReadAudio> {
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
      return { ...(await decodeOpus(await readPackets(track), description)), declaredSeconds };
    }
    if (isReadablePcm(codec)) {
      const layout = { channels: await track.getNumberOfChannels(), sampleRate: await track.getSampleRate() };
      return { ...decodePcm(await readPackets(track), codec, layout), declaredSeconds };
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

async function readPackets(track: InputAudioTrack): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  } catch (cause) {
    // A file cut short by a crash ends in the middle of an element: what came before it is sound.
    if (packets.length === 0) throw cause;
  }
  if (packets.length === 0) throw new Error('no audio packet');
  return packets;
}
