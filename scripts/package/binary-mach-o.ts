import { newest, textAt } from './binary.ts';
import type { Binary } from './binary.ts';

const WIDE = 0xfe_ed_fa_cf;
const UNIVERSAL = 0xca_fe_ba_be;
const PROCESSORS: Readonly<Record<number, string>> = { 0x01_00_00_07: 'x64', 0x01_00_00_0c: 'arm64' };
const LOAD_LIBRARY = new Set([0x0c, 0x80_00_00_18, 0x80_00_00_1f]);
const CODE_SIGNATURE = 0x1d;
const OLDEST_MACOS = 0x24;
const BUILD_VERSION = 0x32;

/** A program or library of macOS, for one processor or several. @returns null for another file */
export function readMachO(bytes: Buffer): Binary | null {
  const magic = bytes.readUInt32BE(0);
  if (magic !== UNIVERSAL) return bytes.readUInt32LE(0) === WIDE ? readPart(bytes) : null;
  const parts: Binary[] = [];
  const count = bytes.readUInt32BE(4);
  // The same four bytes begin a class of Java, whose next number is its version: no file holds so many parts.
  if (count > 16) return null;
  for (let at = 8; at < 8 + count * 20; at += 20) {
    const offset = bytes.readUInt32BE(at + 8);
    parts.push(readPart(bytes.subarray(offset, offset + bytes.readUInt32BE(at + 12))));
  }
  return {
    platform: 'darwin',
    architectures: parts.flatMap(({ architectures }) => architectures),
    libraries: [...new Set(parts.flatMap(({ libraries }) => libraries))],
    oldest: newest(parts.map(({ oldest }) => oldest)),
    signed: parts.every(({ signed }) => signed),
  };
}

function readPart(bytes: Buffer): Binary {
  const processor = bytes.readUInt32LE(4);
  const libraries: string[] = [];
  let oldest: string | null = null;
  let signed = false;
  let at = 32;
  for (let left = bytes.readUInt32LE(16); left > 0 && at + 8 <= bytes.length; left -= 1) {
    const command = bytes.readUInt32LE(at);
    if (LOAD_LIBRARY.has(command)) libraries.push(textAt(bytes, at + bytes.readUInt32LE(at + 8)));
    if (command === CODE_SIGNATURE) signed = true;
    if (command === OLDEST_MACOS) oldest = version(bytes.readUInt32LE(at + 8));
    if (command === BUILD_VERSION) oldest = version(bytes.readUInt32LE(at + 12));
    at += bytes.readUInt32LE(at + 4);
  }
  return {
    platform: 'darwin',
    architectures: [PROCESSORS[processor] ?? `processor ${processor}`],
    libraries,
    oldest,
    signed,
  };
}

function version(packed: number): string {
  return `${packed >>> 16}.${(packed >>> 8) & 0xff}`;
}
