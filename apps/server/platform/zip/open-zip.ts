import { crc32, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { readDirectory } from './read-directory.ts';
import type { DirectoryEntry } from './read-directory.ts';
import { ZipError } from './zip-error.ts';
import type { ZipSource } from './zip-source.ts';

const inflate = promisify(inflateRaw);
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;

/** What an archive may hold at most; bytes are counted unpacked. */
export interface ZipLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
}

export interface ZipEntry {
  readonly name: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Throws a ZipError when the content is not what the archive says of it. */
  read(): Promise<Buffer>;
}

/**
 * The files of a zip archive, without reading them. What an entry declares is held to: it is never unpacked beyond.
 * @throws ZipError for anything damaged, encrypted, in disguise or over a limit
 */
export async function openZip(source: ZipSource, limits: ZipLimits): Promise<readonly ZipEntry[]> {
  const entries = await readDirectory(source, limits.entries);
  let total = 0;
  let packed = 0;
  for (const { size, packedSize } of entries) {
    if (size > limits.entryBytes) throw new ZipError('an entry is too large');
    total += size;
    packed += packedSize;
  }
  if (total > limits.totalBytes) throw new ZipError('the content is too large');
  if (packed > source.size) throw new ZipError('entries overlap');
  return entries.map((entry) => ({
    name: entry.name,
    size: entry.size,
    read: () => readEntry(source, entry),
  }));
}

async function readEntry(source: ZipSource, entry: DirectoryEntry): Promise<Buffer> {
  const header = await source.read(entry.offset, LOCAL_HEADER_BYTES);
  if (header.byteLength < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) {
    throw new ZipError('an entry is not where it should be');
  }
  const start = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await source.read(start, entry.packedSize);
  if (packed.byteLength !== entry.packedSize) throw new ZipError('an entry is cut off');
  const content = entry.isDeflated ? await unpack(packed, entry.size) : packed;
  if (content.byteLength !== entry.size || crc32(content) !== entry.checksum) {
    throw new ZipError('an entry is damaged');
  }
  return content;
}

async function unpack(packed: Buffer, size: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new ZipError('an entry is damaged or larger than it says');
  }
}
