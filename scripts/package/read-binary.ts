import type { Binary } from './binary.ts';
import { readElf } from './binary-elf.ts';
import { readMachO } from './binary-mach-o.ts';
import { readPe } from './binary-pe.ts';

/** Reads the head of a program or library. @returns null for another file */
export function readBinary(bytes: Buffer): Binary | null {
  if (bytes.length < 64) return null;
  return readElf(bytes) ?? readPe(bytes) ?? readMachO(bytes);
}
