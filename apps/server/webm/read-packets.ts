import { ELEMENT, readUnsigned, readVariable } from './elements.ts';
import type { OpusPacket, OpusTrack } from './opus-packet.ts';

/** A block of sound or a header that claims to be longer than this is damage, in bytes. */
const LONGEST_ELEMENT = 100_000;
/** What an element's id and size take at most. */
const LONGEST_START = 12;
const NANOSECONDS = 1_000_000;
/** What a cluster begins with. */
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];

/** Elements that are only entered: what they hold is read as it comes. */
const ENTERED: ReadonlySet<number> = new Set([
  ELEMENT.segment,
  ELEMENT.info,
  ELEMENT.tracks,
  ELEMENT.track,
  ELEMENT.audio,
  ELEMENT.cluster,
  ELEMENT.blockGroup,
]);
/** Elements whose content is needed whole. */
const READ: ReadonlySet<number> = new Set([
  ELEMENT.timestampScale,
  ELEMENT.trackNumber,
  ELEMENT.codec,
  ELEMENT.codecPrivate,
  ELEMENT.channels,
  ELEMENT.clusterTime,
  ELEMENT.simpleBlock,
  ELEMENT.block,
]);

/**
 * What else may stand where the packets are (RFC 9559): void and checksum; position, size and the like of a cluster; what
 * goes with a block; index, tags and chapters.
 */
const AMONG_PACKETS: ReadonlySet<number> = new Set([
  0xec, 0xbf, 0xa7, 0xab, 0x5854, 0xaf, 0x9b, 0xfb, 0x75a2, 0x75a1, 0xa4, 0xfa, 0x114d9b74, 0x1c53bb6b,
  0x1254c367, 0x1043a770, 0x1941a469,
]);

/** What the beginning of a recording says of all that follows. */
export interface OpusFormat extends OpusTrack {
  readonly trackNumber: number;
  readonly msPerTick: number;
}

/** Reads the packets of a WebM recording as its bytes come, in one pass whatever they hold. */
export interface PacketReader {
  /** The packets that these bytes complete. None once something cannot be read. */
  push(bytes: Uint8Array): readonly OpusPacket[];
  /** Null until the header has been read. */
  readonly format: OpusFormat | null;
  readonly isDamaged: boolean;
}

/**
 * A reader that begins with the first byte of a recording, or, given its format, anywhere in it: then it reads from the
 * first cluster on.
 * @param isStrict true where an unknown or a huge element among the packets is damage; else it is passed over, with the
 * packets that its claimed length covers
 */
export function createPacketReader(known: OpusFormat | null = null, isStrict = false): PacketReader {
  let rest: Uint8Array = new Uint8Array();
  let skip = 0;
  let isSeeking = known !== null;
  let isDamaged = false;
  let hasBegun = false;
  let format = known;
  let clusterTicks = 0;
  const header = { trackNumber: 1, codec: '', scale: NANOSECONDS, channels: 1, head: new Uint8Array() };

  function takeHeader(id: number, content: Uint8Array): void {
    if (id === ELEMENT.timestampScale) header.scale = readUnsigned(content);
    if (id === ELEMENT.trackNumber) header.trackNumber = readUnsigned(content);
    if (id === ELEMENT.codec) header.codec = String.fromCharCode(...content.subarray(0, 20));
    if (id === ELEMENT.codecPrivate) header.head = content.slice();
    if (id === ELEMENT.channels) header.channels = readUnsigned(content);
  }

  function endHeader(): void {
    const { trackNumber, codec, scale, channels, head } = header;
    if (codec.replaceAll('\0', '') !== 'A_OPUS' || head.length < 19) isDamaged = true;
    else format = { trackNumber, channels, head, msPerTick: scale / NANOSECONDS };
  }

  function readBlock(content: Uint8Array): OpusPacket | null {
    const track = readVariable(content, 0, false);
    if (format === null || track === null || track.value !== format.trackNumber) return null;
    const at = track.length;
    if (content.length < at + 3) return null;
    const relative = ((((content[at] ?? 0) << 8) | (content[at + 1] ?? 0)) << 16) >> 16;
    // No recorder laces Opus packets into one block.
    if (((content[at + 2] ?? 0) & 0x06) !== 0) {
      isDamaged = true;
      return null;
    }
    return { atMs: (clusterTicks + relative) * format.msPerTick, data: content.slice(at + 3) };
  }

  /** Drops what stands before the first cluster; false where there is none yet. */
  function seek(): boolean {
    for (let at = 0; at + CLUSTER.length + LONGEST_START <= rest.length; at += 1) {
      if (rest[at] !== CLUSTER[0] || CLUSTER.some((byte, index) => rest[at + index] !== byte)) continue;
      const size = readVariable(rest, at + CLUSTER.length, false);
      if (size === null || rest[at + CLUSTER.length + size.length] !== ELEMENT.clusterTime) continue;
      rest = rest.subarray(at);
      return true;
    }
    rest = rest.subarray(Math.max(0, rest.length - CLUSTER.length - LONGEST_START));
    return false;
  }

  /** Whether an element that is not needed is one that a recording holds there. */
  function mayPass(id: number, size: number): boolean {
    const isPlaced = format === null ? hasBegun || id === ELEMENT.ebml : AMONG_PACKETS.has(id);
    hasBegun = true;
    return isPlaced && size <= LONGEST_ELEMENT;
  }

  /** Reads one element at the beginning of the rest; false where more bytes are needed. */
  function step(packets: OpusPacket[]): boolean {
    const id = readVariable(rest, 0, true);
    const size = id === null ? null : readVariable(rest, id.length, false);
    if (id === null || size === null) {
      isDamaged = rest.length >= LONGEST_START || rest[0] === 0;
      return false;
    }
    const start = id.length + size.length;
    if (id.value === ELEMENT.cluster && format === null) endHeader();
    if (isDamaged) return false;
    if (ENTERED.has(id.value)) {
      rest = rest.subarray(start);
      return true;
    }
    if (size.isUnknown || (READ.has(id.value) && size.value > LONGEST_ELEMENT)) {
      isDamaged = true;
      return false;
    }
    if (!READ.has(id.value)) {
      isDamaged = isStrict && !mayPass(id.value, size.value);
      skip = start + size.value;
      return true;
    }
    if (rest.length < start + size.value) return false;
    const content = rest.subarray(start, start + size.value);
    rest = rest.subarray(start + size.value);
    if (id.value === ELEMENT.clusterTime) clusterTicks = readUnsigned(content);
    else if (id.value === ELEMENT.simpleBlock || id.value === ELEMENT.block) {
      const packet = readBlock(content);
      if (packet !== null) packets.push(packet);
    } else if (format === null) takeHeader(id.value, content);
    return true;
  }

  return {
    get format() {
      return format;
    },
    get isDamaged() {
      return isDamaged;
    },
    push(bytes) {
      const packets: OpusPacket[] = [];
      if (isDamaged) return packets;
      rest = rest.length === 0 ? plain(bytes) : joinBytes([rest, bytes]);
      if (isSeeking) isSeeking = !seek();
      if (isSeeking) return packets;
      while (!isDamaged) {
        const skipped = Math.min(skip, rest.length);
        rest = rest.subarray(skipped);
        skip -= skipped;
        if (skip > 0 || rest.length === 0 || !step(packets)) break;
      }
      return packets;
    },
  };
}

/** A buffer of Node shares its bytes with what is sliced out of it; a plain array does not. */
function plain(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Byte arrays in one. */
export function joinBytes(arrays: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    joined.set(array, at);
    at += array.length;
  }
  return joined;
}
