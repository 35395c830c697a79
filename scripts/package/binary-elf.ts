import { newest, textAt } from './binary.ts';
import type { Binary } from './binary.ts';

const MACHINES: Readonly<Record<number, string>> = { 0x3e: 'x64', 0xb7: 'arm64' };
const LOAD = 1;
const DYNAMIC = 2;
const NEEDED = 1;
const STRING_TABLE = 5;
const STRING_TABLE_SIZE = 10;

interface Segment {
  readonly kind: number;
  readonly offset: number;
  readonly address: number;
  readonly size: number;
}

/** A program or library of Linux, 64 bits, little-endian. @returns null for another file */
export function readElf(bytes: Buffer): Binary | null {
  if (bytes.readUInt32BE(0) !== 0x7f_45_4c_46) return null;
  const machine = bytes.readUInt16LE(18);
  const segments = readSegments(bytes);
  const entries = readDynamic(
    bytes,
    segments.find(({ kind }) => kind === DYNAMIC),
  );
  const tableAt = fileOffset(segments, entries.find(([tag]) => tag === STRING_TABLE)?.[1] ?? 0);
  const tableSize = entries.find(([tag]) => tag === STRING_TABLE_SIZE)?.[1] ?? 0;
  const names = bytes.toString('latin1', tableAt, tableAt + tableSize);
  return {
    platform: 'linux',
    architectures: [MACHINES[machine] ?? `machine ${machine}`],
    libraries: entries.filter(([tag]) => tag === NEEDED).map(([, at]) => textAt(bytes, tableAt + at)),
    oldest: newest([...names.matchAll(/GLIBC_(\d+\.\d+)/gu)].map(([, version = '']) => version)),
  };
}

function readSegments(bytes: Buffer): Segment[] {
  const start = Number(bytes.readBigUInt64LE(32));
  const size = bytes.readUInt16LE(54);
  return Array.from({ length: bytes.readUInt16LE(56) }, (_, index) => start + index * size)
    .filter((at) => at + 56 <= bytes.length)
    .map((at) => ({
      kind: bytes.readUInt32LE(at),
      offset: Number(bytes.readBigUInt64LE(at + 8)),
      address: Number(bytes.readBigUInt64LE(at + 16)),
      size: Number(bytes.readBigUInt64LE(at + 32)),
    }));
}

function readDynamic(bytes: Buffer, segment: Segment | undefined): (readonly [number, number])[] {
  const entries: (readonly [number, number])[] = [];
  if (segment === undefined) return entries;
  const end = Math.min(segment.offset + segment.size, bytes.length - 15);
  for (let at = segment.offset; at < end; at += 16) {
    const tag = Number(bytes.readBigInt64LE(at));
    if (tag === 0) break;
    entries.push([tag, Number(bytes.readBigUInt64LE(at + 8))]);
  }
  return entries;
}

function fileOffset(segments: readonly Segment[], address: number): number {
  const found = segments.find(
    ({ kind, address: from, size }) => kind === LOAD && address >= from && address < from + size,
  );
  return found === undefined ? 0 : address - found.address + found.offset;
}
