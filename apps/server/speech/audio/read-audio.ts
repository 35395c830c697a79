import { BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import type { EncodedPacket, InputAudioTrack } from 'mediabunny';
import { Refusal } from '../../platform/refusal.ts';
import type { DecodedAudio } from './decoded-audio.ts';
import { decodeOpus } from './decode-opus.ts';
import { decodePcm, isReadablePcm } from './decode-pcm.ts';

/**
 * Reads a WebM, MP4 or Ogg file that holds Opus, or a WAV file, into mono samples. A file cut short gives what it
 * still holds.
 * @throws Refusal AUDIO_INVALID for anything else, AAC included, and for a file without one readable packet
 */
export async function readAudio(bytes: Uint8Array): Promise<DecodedAudio> {
  const input = new Input({ formats: [WEBM, MATROSKA, MP4, OGG, WAVE], source: new BufferSource(bytes) });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track === null) throw new Error('no audio track');
    const codec = await track.getCodec();
    if (codec === 'opus') {
      return await decodeOpus(await readPackets(track), (await track.getDecoderConfig())?.description);
    }
    if (isReadablePcm(codec)) {
      const layout = { channels: await track.getNumberOfChannels(), sampleRate: await track.getSampleRate() };
      return decodePcm(await readPackets(track), codec, layout);
    }
    throw new Error(`codec ${codec ?? 'unknown'} is not read`);
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('AUDIO_INVALID', { cause });
  } finally {
    input.dispose();
  }
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
