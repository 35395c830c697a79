import { textAt } from './binary.ts';
import type { Binary } from './binary.ts';

const MACHINES: Readonly<Record<number, string>> = { 0x86_64: 'x64', 0xaa_64: 'arm64', 0x1_4c: 'ia32' };
const PE32_PLUS = 0x2_0b;
/** Directories of the optional header: what is loaded with the file, and what at the first call. */
const IMPORTS = { directory: 1, entrySize: 20, nameAt: 12 };
const DELAYED_IMPORTS = { directory: 13, entrySize: 32, nameAt: 4 };

/** A program or library of Windows. @returns null for another file */
export function readPe(bytes: Buffer): Binary | null {
  if (bytes.toString('latin1', 0, 2) !== 'MZ') return null;
  const head = bytes.readUInt32LE(0x3c);
  if (head + 24 > bytes.length || bytes.toString('latin1', head, head + 4) !== 'PE\0\0') return null;
  const machine = bytes.readUInt16LE(head + 4);
  const optional = head + 24;
  const isWide = bytes.readUInt16LE(optional) === PE32_PLUS;
  const directories = optional + (isWide ? 112 : 96);
  const sections = optional + bytes.readUInt16LE(head + 20);
  const count = bytes.readUInt16LE(head + 6);
  const toOffset = (address: number): number | null => {
    for (let at = sections; at < sections + count * 40; at += 40) {
      const from = bytes.readUInt32LE(at + 12);
      if (address >= from && address < from + bytes.readUInt32LE(at + 16)) {
        return address - from + bytes.readUInt32LE(at + 20);
      }
    }
    return null;
  };
  const namesOf = ({ directory, entrySize, nameAt }: typeof IMPORTS): string[] => {
    const names: string[] = [];
    const start = toOffset(bytes.readUInt32LE(directories + directory * 8));
    for (let at = start; at !== null && at + entrySize <= bytes.length; at += entrySize) {
      const name = toOffset(bytes.readUInt32LE(at + nameAt));
      if (name === null) break;
      names.push(textAt(bytes, name));
    }
    return names;
  };
  return {
    platform: 'win32',
    architectures: [MACHINES[machine] ?? `machine ${machine}`],
    libraries: [...namesOf(IMPORTS), ...namesOf(DELAYED_IMPORTS)],
    oldest: null,
  };
}
