import { PreRoll } from '@constat/dictation/recorder';
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { EncodedPacket } from 'mediabunny';

/** Pre-skip is counted at 48 kHz and lies at this byte of the OpusHead structure (RFC 7845, 5.1). */
const PRE_SKIP_RATE = 48_000;
const PRE_SKIP_OFFSET = 10;

/** What to take out of a recording. Milliseconds of recorded time. */
export interface AudioSpan {
  readonly startMs: number;
  /** Infinity for all that follows. */
  readonly endMs: number;
  /** Adds the packets before the start for the decoder to settle on, marked so that they are not heard. */
  readonly preRoll: boolean;
}

/**
 * Copies the packets of a span into a WebM file of its own, without decoding. Each packet of a recording belongs to
 * exactly one of the spans that follow one another.
 * @param parts all the data of the recording so far, in order; the end may be cut anywhere
 * @returns null while the data does not reach the end of the span, or when no packet lies in it
 */
export async function cutAudio(parts: readonly ArrayBuffer[], span: AudioSpan): Promise<ArrayBuffer | null> {
  const recording = await readPackets(parts, span);
  if (recording === null || recording.packets.length === 0) return null;
  if (span.endMs !== Infinity && !recording.reachesEnd) return null;
  const origin = recording.packets[0]?.timestamp ?? 0;
  const source = new EncodedAudioPacketSource('opus');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  output.addAudioTrack(source);
  await output.start();
  for (const packet of recording.packets) {
    await source.add(packet.clone({ timestamp: packet.timestamp - origin }), {
      decoderConfig: recording.config,
    });
  }
  await output.finalize();
  return target.buffer;
}

/** Milliseconds of recorded time that the parts hold; 0 when they hold none. */
export async function audioDuration(parts: readonly ArrayBuffer[]): Promise<number> {
  const recording = await readPackets(parts, { startMs: 0, endMs: Infinity, preRoll: false });
  const last = recording?.packets.at(-1);
  const first = recording?.packets[0];
  return last === undefined || first === undefined
    ? 0
    : (last.timestamp + last.duration - first.timestamp) * 1000;
}

interface ReadPackets {
  readonly packets: readonly EncodedPacket[];
  readonly reachesEnd: boolean;
  readonly config: AudioDecoderConfig;
}

async function readPackets(parts: readonly ArrayBuffer[], span: AudioSpan): Promise<ReadPackets | null> {
  const input = new Input({ formats: [WEBM, MATROSKA, MP4], source: new BlobSource(new Blob([...parts])) });
  const packets: EncodedPacket[] = [];
  const before = new PreRoll<EncodedPacket>();
  let reachesEnd = false;
  let origin: number | null = null;
  try {
    const track = await input.getPrimaryAudioTrack();
    const config = await track?.getDecoderConfig();
    if (track === null || config === null || config === undefined) return null;
    try {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        origin ??= packet.timestamp;
        const atMs = (packet.timestamp - origin) * 1000;
        reachesEnd = atMs >= span.endMs;
        if (reachesEnd) break;
        if (atMs >= span.startMs) packets.push(packet);
        else if (span.preRoll) before.push(packet);
      }
    } catch {
      // The last part ends in the middle of an element: what came before it is sound.
    }
    return {
      packets: [...before.packets, ...packets],
      reachesEnd,
      config: silencePreRoll(config, span, before.packets),
    };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

/** The first span keeps the encoder's own pre-skip; the others skip exactly what was sent again. */
function silencePreRoll(
  config: AudioDecoderConfig,
  span: AudioSpan,
  before: readonly EncodedPacket[],
): AudioDecoderConfig {
  if (span.startMs === 0 || config.description === undefined) return config;
  const given = config.description;
  const head = ArrayBuffer.isView(given)
    ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength).slice()
    : new Uint8Array(given).slice();
  const seconds = before.reduce((sum, packet) => sum + packet.duration, 0);
  new DataView(head.buffer).setUint16(PRE_SKIP_OFFSET, Math.round(seconds * PRE_SKIP_RATE), true);
  return { ...config, description: head };
}
