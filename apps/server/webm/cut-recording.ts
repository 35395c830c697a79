import { AUDIO_CHUNK_BYTES } from '@constat/contract/limits';
import { PreRoll } from '@constat/dictation/recorder';
import { withPreSkip, writeOpusFile } from './write-file.ts';
import { packetMs } from './opus-packet.ts';
import type { OpusPacket } from './opus-packet.ts';
import { createPacketReader } from './read-packets.ts';
import type { OpusFormat } from './read-packets.ts';

/** Parts are read in groups: one may be of a megabyte, and other requests have their turn in between. */
export const GROUP = 8;
/** The header of a recording ends in one of these. */
const HEADER_PARTS = 64;
/** The recorder begins a new cluster at least this often, in parts; a moment inside one is read from its beginning. */
const LONGEST_CLUSTER_PARTS = 40;
/** More than the packets before a cut take, in milliseconds. */
const PRE_ROLL_MS = 500;

/** A stretch of a recording. Milliseconds of recorded time. */
export interface RecordingSpan {
  /** The first packet wanted lies in this part or a later one. */
  readonly firstPart: number;
  /** The first part that is not to be read. */
  readonly endPart: number;
  readonly fromMs: number;
  /** Infinity for all that follows. */
  readonly toMs: number;
  readonly preRoll: boolean;
}

/** Gives the parts from `from` up to but without `end`, in order, without holes. */
export type ReadParts = (from: number, end: number) => Promise<readonly Uint8Array[]>;

/** The file of a span; or why there is none. */
export type CutResult =
  | { readonly kind: 'cut'; readonly file: Uint8Array }
  /** The parts do not reach the end of the span. */
  | { readonly kind: 'short' }
  | { readonly kind: 'unreadable' }
  /** It would be larger than a file that is recognised or heard may be. */
  | { readonly kind: 'too long' };

interface Read {
  readonly packets: readonly OpusPacket[];
  readonly reachesEnd: boolean;
  readonly isDamaged: boolean;
  /** Of the packets of the span, as far as they were read. */
  readonly bytes: number;
  /** The first packet seen, by the clock of the file; null where none was. */
  readonly beganMs: number | null;
}

/**
 * Copies the packets of a span of a WebM recording into a file of its own, without decoding. Each packet of a recording
 * belongs to exactly one of the spans that follow one another.
 */
export async function cutRecording(readParts: ReadParts, span: RecordingSpan): Promise<CutResult> {
  const start = await readStart(readParts, span.endPart);
  if (start === null) return { kind: 'unreadable' };
  const near = Math.max(0, span.firstPart - LONGEST_CLUSTER_PARTS);
  const wanted = { ...span, originMs: start.originMs };
  let read = await readSpan(readParts, near === 0 ? 0 : near, near === 0 ? null : start.format, wanted);
  const reachesBack = read.beganMs !== null && read.beganMs - start.originMs <= span.fromMs - PRE_ROLL_MS;
  if (near > 0 && !reachesBack) read = await readSpan(readParts, 0, null, wanted);
  if (read.bytes > AUDIO_CHUNK_BYTES) return { kind: 'too long' };
  if (span.toMs !== Infinity && !read.reachesEnd) return { kind: read.isDamaged ? 'unreadable' : 'short' };
  const { packets } = read;
  const isOwn = ({ atMs }: OpusPacket) => atMs - start.originMs >= span.fromMs;
  if (!packets.some(isOwn)) return { kind: 'unreadable' };
  const before = packets.filter((packet) => !isOwn(packet));
  const preSkipMs = before.reduce((sum, { data }) => sum + packetMs(data), 0);
  // The first span keeps the encoder's own pre-skip; the others skip exactly what was sent again.
  const head = span.fromMs === 0 ? start.format.head : withPreSkip(start.format.head, preSkipMs);
  const file = writeOpusFile({ head, channels: start.format.channels }, packets);
  return file.byteLength > AUDIO_CHUNK_BYTES ? { kind: 'too long' } : { kind: 'cut', file };
}

/** What all of a recording is read with: its header, and when its first packet was. */
async function readStart(
  readParts: ReadParts,
  endPart: number,
): Promise<{ readonly format: OpusFormat; readonly originMs: number } | null> {
  const reader = createPacketReader();
  for (let at = 0; at < Math.min(endPart, HEADER_PARTS); at += 1) {
    for (const part of await readParts(at, at + 1)) {
      const [first] = reader.push(part);
      if (first !== undefined && reader.format !== null)
        return { format: reader.format, originMs: first.atMs };
    }
    if (reader.isDamaged) return null;
  }
  return null;
}

async function readSpan(
  readParts: ReadParts,
  from: number,
  format: OpusFormat | null,
  { endPart, fromMs, toMs, preRoll, originMs }: RecordingSpan & { readonly originMs: number },
): Promise<Read> {
  const reader = createPacketReader(format);
  const packets: OpusPacket[] = [];
  const before = new PreRoll<OpusPacket>();
  let beganMs: number | null = null;
  let bytes = 0;
  const read = (reachesEnd: boolean): Read => ({
    packets: [...before.packets, ...packets],
    reachesEnd,
    isDamaged: reader.isDamaged,
    bytes,
    beganMs,
  });
  for (let at = from; at < endPart; at += GROUP) {
    for (const part of await readParts(at, Math.min(endPart, at + GROUP))) {
      for (const packet of reader.push(part)) {
        beganMs ??= packet.atMs;
        const ms = packet.atMs - originMs;
        if (ms >= toMs) return read(true);
        if (ms >= fromMs) {
          packets.push(packet);
          bytes += packet.data.byteLength;
          if (bytes > AUDIO_CHUNK_BYTES) return read(false);
        } else if (preRoll) before.push(packet);
      }
    }
  }
  return read(false);
}
