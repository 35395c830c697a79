import { ELEMENT } from './elements.ts';
import { packetMs } from './opus-packet.ts';
import type { OpusPacket, OpusTrack } from './opus-packet.ts';
import { joinBytes } from './read-packets.ts';

/** Players seek to the beginning of a cluster, so they are short, in milliseconds. */
const CLUSTER_MS = 5_000;
/** What a decoder needs to settle after a seek (RFC 7845, 4.6). */
const SEEK_PRE_ROLL_NS = 80_000_000;
const PRE_SKIP_RATE = 48_000;
const PRE_SKIP_OFFSET = 10;
const KEYFRAME = 0x80;

/** Writes packets into a WebM file of its own that declares its length and can be sought in. */
export function writeOpusFile(track: OpusTrack, packets: readonly OpusPacket[]): Uint8Array {
  const origin = packets[0]?.atMs ?? 0;
  const timed = packets.map(({ atMs, data }) => ({ ms: Math.round(atMs - origin), data }));
  const last = timed.at(-1);
  const durationMs = last === undefined ? 0 : last.ms + packetMs(last.data);
  const groups = new Map<number, { startMs: number; blocks: Uint8Array[] }>();
  for (const { ms, data } of timed) {
    const number = Math.floor(ms / CLUSTER_MS);
    const group = groups.get(number) ?? { startMs: ms, blocks: [] };
    group.blocks.push(simpleBlock(ms - group.startMs, data));
    groups.set(number, group);
  }
  const clusters = [...groups.values()].map(({ startMs, blocks }) => ({
    startMs,
    bytes: element(ELEMENT.cluster, unsigned(ELEMENT.clusterTime, startMs), ...blocks),
  }));
  const info = element(
    ELEMENT.info,
    unsigned(ELEMENT.timestampScale, 1_000_000),
    float(ELEMENT.duration, durationMs),
    text(ELEMENT.muxer, 'Constat'),
    text(ELEMENT.writer, 'Constat'),
  );
  const tracks = element(ELEMENT.tracks, trackEntry(track));
  // Numbers in the cues have a fixed length, so that their own length does not depend on what they say.
  const cuesOf = (first: number) => {
    let at = first;
    const points = clusters.map(({ startMs, bytes }) => {
      const point = cuePoint(startMs, at);
      at += bytes.length;
      return point;
    });
    return element(ELEMENT.cues, ...points);
  };
  const before = info.length + tracks.length;
  const cues = cuesOf(before + cuesOf(0).length);
  const ebml = element(
    ELEMENT.ebml,
    text(ELEMENT.docType, 'webm'),
    unsigned(ELEMENT.docTypeVersion, 4),
    unsigned(ELEMENT.docTypeReadVersion, 2),
  );
  const body = [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)];
  return joinBytes([ebml, element(ELEMENT.segment, ...body)]);
}

/** The OpusHead structure with another pre-skip: so many milliseconds at the beginning are decoded and not heard. */
export function withPreSkip(head: Uint8Array, milliseconds: number): Uint8Array {
  const changed = new Uint8Array(head);
  const samples = Math.round((milliseconds / 1000) * PRE_SKIP_RATE);
  new DataView(changed.buffer).setUint16(PRE_SKIP_OFFSET, samples, true);
  return changed;
}

function trackEntry({ head, channels }: OpusTrack): Uint8Array {
  const preSkip = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint16(
    PRE_SKIP_OFFSET,
    true,
  );
  return element(
    ELEMENT.track,
    unsigned(ELEMENT.trackNumber, 1),
    unsigned(ELEMENT.trackUid, 1),
    unsigned(ELEMENT.trackType, 2),
    unsigned(ELEMENT.lacing, 0),
    text(ELEMENT.codec, 'A_OPUS'),
    unsigned(ELEMENT.codecDelay, Math.round((preSkip / PRE_SKIP_RATE) * 1e9)),
    unsigned(ELEMENT.seekPreRoll, SEEK_PRE_ROLL_NS),
    element(ELEMENT.codecPrivate, head),
    element(ELEMENT.audio, float(ELEMENT.sampleRate, PRE_SKIP_RATE), unsigned(ELEMENT.channels, channels)),
  );
}

function cuePoint(ms: number, clusterAt: number): Uint8Array {
  return element(
    ELEMENT.cuePoint,
    unsigned(ELEMENT.cueTime, ms),
    element(ELEMENT.cuePositions, unsigned(ELEMENT.cueTrack, 1), unsigned(ELEMENT.cueCluster, clusterAt)),
  );
}

function simpleBlock(relativeMs: number, data: Uint8Array): Uint8Array {
  const start = Uint8Array.of(0x81, (relativeMs >> 8) & 0xff, relativeMs & 0xff, KEYFRAME);
  return element(ELEMENT.simpleBlock, start, data);
}

function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, { length: own }) => sum + own, 0);
  return joinBytes([idBytes(id), sizeBytes(length), ...content]);
}

function idBytes(id: number): Uint8Array {
  const bytes: number[] = [];
  for (let left = id; left > 0; left = Math.floor(left / 256)) bytes.unshift(left % 256);
  return Uint8Array.from(bytes);
}

/** Four bytes: up to 256 MB. */
function sizeBytes(length: number): Uint8Array {
  return Uint8Array.of(0x10 | (length >>> 24), (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff);
}

/** Four bytes. */
function unsigned(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return element(id, bytes);
}

function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
}

function text(id: number, value: string): Uint8Array {
  return element(id, new TextEncoder().encode(value));
}
