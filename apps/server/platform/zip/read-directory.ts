import { ZipError } from './zip-error.ts';
import type { ZipSource } from './zip-source.ts';

/** One file of an archive, as its directory describes it. */
export interface DirectoryEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Of its local header, in bytes. */
  readonly offset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const NAME_LENGTH = 300;
/** An entry's record with the longest name and a usual amount of extra fields. */
const ENTRY_SPACE = 2_000;

/**
 * The directory at the end of an archive, folders left out.
 * @throws ZipError for anything that a plain archive of one file does not have
 */
export async function readDirectory(
  source: ZipSource,
  mostEntries: number,
): Promise<readonly DirectoryEntry[]> {
  const { count, size, offset } = await findEnd(source);
  if (count > mostEntries || size > count * ENTRY_SPACE) throw new ZipError('too many entries');
  if (offset + size > source.size) throw new ZipError('the directory is cut off');
  const directory = await source.read(offset, size);
  const entries: DirectoryEntry[] = [];
  const names = new Set<string>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.readUInt32LE(at) !== ENTRY) {
      throw new ZipError('the directory is damaged');
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const name = readName(directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    // Names differ in more than case, since where an archive is unpacked they may not.
    if (names.has(name.toLowerCase())) throw new ZipError('two entries have one name');
    names.add(name.toLowerCase());
    const entry = readEntryRecord(directory, at, name);
    if (!name.endsWith('/')) entries.push(entry);
    else if (entry.size > 0) throw new ZipError('a folder has content');
    at += ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function findEnd(source: ZipSource): Promise<{ count: number; size: number; offset: number }> {
  const start = Math.max(0, source.size - END_BYTES - LONGEST_COMMENT);
  const tail = await source.read(start, source.size - start);
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.byteLength) continue;
    const count = tail.readUInt16LE(at + 10);
    const isPlain = tail.readUInt16LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === count;
    if (!isPlain || count === 0xffff)
      throw new ZipError('archives of several files or over 4 GB are not read');
    return { count, size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
  }
  throw new ZipError('not a zip archive');
}

function readEntryRecord(directory: Buffer, at: number, name: string): DirectoryEntry {
  const method = directory.readUInt16LE(at + 10);
  if ((directory.readUInt16LE(at + 8) & 1) === 1) throw new ZipError('an entry is encrypted');
  if (method !== 0 && method !== 8) throw new ZipError('an entry is packed in a way that is not read');
  const packedSize = directory.readUInt32LE(at + 20);
  const size = directory.readUInt32LE(at + 24);
  if (method === 0 && packedSize !== size) throw new ZipError('an entry contradicts itself');
  return {
    name,
    isDeflated: method === 8,
    checksum: directory.readUInt32LE(at + 16),
    packedSize,
    size,
    offset: directory.readUInt32LE(at + 42),
  };
}

/** A relative path that stays inside of the folder that it would be unpacked into. */
function readName(bytes: Buffer): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ZipError('the name of an entry is not readable');
  }
  const parts = name.split('/');
  const isPlain =
    name.length > 0 && name.length <= NAME_LENGTH && !/[\p{Cc}\\:]/u.test(name) && !parts.includes('..');
  if (!isPlain || name.startsWith('/')) throw new ZipError('the name of an entry leads elsewhere');
  return name;
}
