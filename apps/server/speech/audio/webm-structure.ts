/** Void and CRC-32, which may stand anywhere. */
const ANYWHERE = [0xec, 0xbf];
/** Elements that follow each other in a Segment (RFC 9559): SeekHead, Info, Tracks, Cluster, Cues and the like. */
const IN_SEGMENT = new Set([
  ...ANYWHERE,
  0x114d9b74,
  0x1549a966,
  0x1654ae6b,
  0x1f43b675,
  0x1c53bb6b,
  0x1941a469,
  0x1043a770,
  0x1254c367,
]);
/** And in a Cluster: Timestamp, Position, PrevSize, SilentTracks, SimpleBlock, BlockGroup, EncryptedBlock. */
const IN_CLUSTER = new Set([...ANYWHERE, 0xe7, 0xa7, 0xab, 0x5854, 0xa3, 0xa0, 0xaf]);
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

interface Element {
  readonly id: number;
  /** Where its content begins. */
  readonly start: number;
  /** Where it ends; null where the file leaves that open, as a live recording does. */
  readonly end: number | null;
}

/**
 * Whether every element of a WebM file follows another up to the end, or up to where the file was cut off. A reader that
 * meets anything else looks for the next element byte by byte, leaves out what lies between without a word, and the one
 * in use never comes back from it where there is none.
 */
export function isSoundWebm(bytes: Uint8Array): boolean {
  const header = readElement(bytes, 0);
  if (header === 'damaged' || (header !== 'cut off' && (header.id !== EBML || header.end === null)))
    return false;
  if (header === 'cut off') return true;
  const segment = readElement(bytes, header.end ?? 0);
  if (segment === 'cut off') return true;
  if (segment === 'damaged' || segment.id !== SEGMENT) return false;
  return hasSoundClusters(bytes, segment);
}

function hasSoundClusters(bytes: Uint8Array, segment: Element): boolean {
  const last = segment.end ?? Infinity;
  let position = segment.start;
  while (position < last) {
    const element = readElement(bytes, position);
    if (element === 'cut off') return true;
    if (element === 'damaged' || !IN_SEGMENT.has(element.id)) return false;
    if (element.end !== null && element.end > last) return false;
    const end = element.id === CLUSTER ? endOfCluster(bytes, element) : element.end;
    if (end === null) return false;
    position = end;
  }
  return true;
}

/** Where the last element of a cluster ends; null where its elements do not follow each other. */
function endOfCluster(bytes: Uint8Array, cluster: Element): number | null {
  const last = cluster.end ?? Infinity;
  let position = cluster.start;
  while (position < last) {
    const element = readElement(bytes, position);
    if (element === 'cut off') return cluster.end ?? bytes.length;
    if (element === 'damaged') return null;
    const isIn = IN_CLUSTER.has(element.id);
    if (!isIn && cluster.end === null && IN_SEGMENT.has(element.id)) return position;
    if (!isIn || element.end === null || element.end > last) return null;
    position = element.end;
  }
  return position;
}

function readElement(bytes: Uint8Array, position: number): Element | 'damaged' | 'cut off' {
  const idBytes = lengthOf(bytes[position]);
  if (idBytes === null) return 'cut off';
  if (idBytes > 4) return 'damaged';
  const sizeAt = position + idBytes;
  const sizeBytes = lengthOf(bytes[sizeAt]);
  if (sizeBytes === null) return 'cut off';
  if (sizeBytes > 8) return 'damaged';
  const start = sizeAt + sizeBytes;
  if (start > bytes.length) return 'cut off';
  const size = readNumber(bytes, sizeAt + 1, start, (bytes[sizeAt] ?? 0) & (0xff >> sizeBytes));
  const isOpen = size === readNumber(ALL_ONES, 1, sizeBytes, 0xff >> sizeBytes);
  return { id: readNumber(bytes, position, sizeAt), start, end: isOpen ? null : start + size };
}

const ALL_ONES = new Uint8Array(8).fill(0xff);

function readNumber(bytes: Uint8Array, from: number, to: number, first = 0): number {
  return bytes.subarray(from, to).reduce((value, byte) => value * 256 + byte, first);
}

/** How many bytes a number takes whose first byte is given; 9 for none, null past the end of the file. */
function lengthOf(first: number | undefined): number | null {
  return first === undefined ? null : Math.clz32(first) - 23;
}
