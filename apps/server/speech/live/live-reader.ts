import { OpusDecoder } from 'opus-decoder';
import { packetMs } from '../../webm/opus-packet.ts';
import type { OpusPacket } from '../../webm/opus-packet.ts';
import { createPacketReader } from '../../webm/read-packets.ts';
import type { OpusFormat } from '../../webm/read-packets.ts';
import { createPhraseCutter } from './phrase-cutter.ts';
import type { CutPhrase } from './phrase-cutter.ts';
import { FRAME_SAMPLES, VOICE_RATE } from './voice-frames.ts';
import type { VoiceActivity } from './voice-activity.ts';

type Decoder = OpusDecoder<typeof VOICE_RATE>;

const SAMPLES_A_MS = VOICE_RATE / 1000;
/** Pre-skip is counted at 48 kHz whatever the decoder's rate (RFC 7845, 5.1). */
const PRE_SKIP_FACTOR = VOICE_RATE / 48_000;
const PRE_SKIP_OFFSET = 10;
const MAPPING_OFFSET = 18;
/** The decoder's input buffer for one channel; a longer packet is damage. */
const LONGEST_PACKET_BYTES = 3840;
/** Recorders round times by tens of milliseconds; only a longer hole means that nothing was recorded there. */
const HOLE_MS = 500;
/** A hole is heard as silence up to here, so that what was said before ends; the rest of it is only counted. */
const HEARD_HOLE_MS = 1_000;
/** A packet that says nothing of its length. */
const UNKNOWN_PACKET_MS = 20;
/** Damage up to here is a lost packet or two. */
const TOLERATED_DAMAGE_MS = 500;
/** A part is a second long; a few bytes of Opus can announce hours. */
const LONGEST_PART_MS = 60_000;
const LONGEST_RECORDING_MS = 86_400_000;

/** Reads a WebM recording of Opus part by part, and cuts its phrases. */
export interface LiveReader {
  /** Takes the next part; answers the phrases that have ended. Nothing more once the recording is unreadable. */
  push(part: Uint8Array): Promise<CutPhrase[]>;
  /** The recording stops here for now; answers the phrase under way. */
  stop(): CutPhrase[];
  /** True for what is no such recording, or is damaged: it is to be read by other means. */
  readonly isUnreadable: boolean;
  /** Lets go of the decoder. */
  free(): void;
}

/** A reader at the beginning of a recording. */
export function createLiveReader(voice: VoiceActivity): LiveReader {
  const packets = createPacketReader(null, true);
  const cutter = createPhraseCutter();
  let decoder: Decoder | null = null;
  let isUnreadable = false;
  let originMs: number | null = null;
  /** Samples decoded, those included that are not heard. */
  let total = 0;
  let skipLeft = 0;
  let damagedMs = 0;
  let frame = new Float32Array(FRAME_SAMPLES);
  let filled = 0;

  async function openDecoder({ head }: OpusFormat): Promise<Decoder> {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    // More than two channels have a table of their own.
    if (view.getUint8(MAPPING_OFFSET) !== 0) isUnreadable = true;
    skipLeft = Math.round(view.getUint16(PRE_SKIP_OFFSET, true) * PRE_SKIP_FACTOR);
    const opened = new OpusDecoder({ sampleRate: VOICE_RATE, channels: 1 });
    await opened.ready;
    return opened;
  }

  function hear(samples: Float32Array): CutPhrase[] {
    total += samples.length;
    const skipped = Math.min(skipLeft, samples.length);
    skipLeft -= skipped;
    const phrases: CutPhrase[] = [];
    for (let at = skipped; at < samples.length;) {
      const taken = Math.min(FRAME_SAMPLES - filled, samples.length - at);
      frame.set(samples.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < FRAME_SAMPLES) break;
      phrases.push(...cutter.push(frame, voice.isSpeech(frame)));
      // The library may keep what it was given.
      frame = new Float32Array(FRAME_SAMPLES);
      filled = 0;
    }
    return phrases;
  }

  const silence = (ms: number) => hear(new Float32Array(Math.round(ms * SAMPLES_A_MS)));

  function passHole(ms: number): CutPhrase[] {
    const phrases = silence(Math.min(ms, HEARD_HOLE_MS));
    if (ms <= HEARD_HOLE_MS) return phrases;
    const samples = Math.round((ms - HEARD_HOLE_MS) * SAMPLES_A_MS);
    total += samples;
    return [...phrases, ...cutter.skip(samples)];
  }

  function decode(opus: Decoder, data: Uint8Array): CutPhrase[] {
    const decoded = data.length > LONGEST_PACKET_BYTES ? null : opus.decodeFrame(data);
    const samples = decoded?.errors.length === 0 ? decoded.channelData[0] : undefined;
    if (samples !== undefined) return hear(samples);
    const lostMs = Math.min(packetMs(data), HOLE_MS) || UNKNOWN_PACKET_MS;
    damagedMs += lostMs;
    if (damagedMs > TOLERATED_DAMAGE_MS) isUnreadable = true;
    return silence(lostMs);
  }

  function take(opus: Decoder, { atMs, data }: OpusPacket): CutPhrase[] {
    originMs ??= atMs;
    const hole = atMs - originMs - total / SAMPLES_A_MS;
    if (total / SAMPLES_A_MS + Math.max(0, hole) > LONGEST_RECORDING_MS) {
      isUnreadable = true;
      return [];
    }
    const phrases = hole > HOLE_MS ? passHole(hole) : [];
    return data.length === 0 ? phrases : [...phrases, ...decode(opus, data)];
  }

  return {
    get isUnreadable() {
      return isUnreadable;
    },
    async push(part) {
      if (isUnreadable) return [];
      const read = packets.push(part);
      const soundMs = read.reduce((sum, { data }) => sum + packetMs(data), 0);
      if (packets.isDamaged || soundMs > LONGEST_PART_MS) isUnreadable = true;
      if (packets.format !== null) decoder ??= await openDecoder(packets.format);
      const phrases: CutPhrase[] = [];
      for (const packet of read) {
        if (isUnreadable || decoder === null) break;
        phrases.push(...take(decoder, packet));
      }
      return phrases;
    },
    stop() {
      // Less than a frame, of which nothing can be told.
      const phrases = isUnreadable ? [] : cutter.push(frame.slice(0, filled), false);
      filled = 0;
      return isUnreadable ? [] : [...phrases, ...cutter.end()];
    },
    free: () => decoder?.free(),
  };
}
