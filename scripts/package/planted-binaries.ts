/** Small files with the heads of programs and libraries, for tests: no more than what is read of them. */

function names(list: readonly string[]): { bytes: Buffer; at: number[] } {
  let length = 1;
  const at = list.map((name) => {
    const start = length;
    length += name.length + 1;
    return start;
  });
  return { bytes: Buffer.from(`\0${list.map((name) => `${name}\0`).join('')}`, 'latin1'), at };
}

/** @param libraries what it is linked with @param glibc versions that it asks for */
export function plantElf(
  machine: 'x64' | 'arm64',
  { libraries = [], glibc = [] }: { libraries?: readonly string[]; glibc?: readonly string[] } = {},
): Buffer {
  const strings = names([...libraries, ...glibc.map((version) => `GLIBC_${version}`)]);
  const dynamicAt = 64 + 2 * 56;
  const entries = [
    ...libraries.map((_, index) => [1, strings.at[index] ?? 0]),
    [5, dynamicAt + (libraries.length + 3) * 16],
    [10, strings.bytes.length],
    [0, 0],
  ];
  const dynamic = Buffer.alloc(entries.length * 16);
  for (const [index, [tag = 0, value = 0]] of entries.entries()) {
    dynamic.writeBigUInt64LE(BigInt(tag), index * 16);
    dynamic.writeBigUInt64LE(BigInt(value), index * 16 + 8);
  }
  const head = Buffer.alloc(dynamicAt);
  head.write('\x7fELF\x02\x01\x01', 'latin1');
  head.writeUInt16LE(machine === 'x64' ? 0x3e : 0xb7, 18);
  head.writeBigUInt64LE(64n, 32);
  head.writeUInt16LE(56, 54);
  head.writeUInt16LE(2, 56);
  const size = BigInt(dynamicAt + dynamic.length + strings.bytes.length);
  head.writeUInt32LE(1, 64);
  head.writeBigUInt64LE(size, 64 + 32);
  head.writeUInt32LE(2, 120);
  head.writeBigUInt64LE(BigInt(dynamicAt), 120 + 8);
  head.writeBigUInt64LE(BigInt(dynamicAt), 120 + 16);
  head.writeBigUInt64LE(BigInt(dynamic.length), 120 + 32);
  return Buffer.concat([head, dynamic, strings.bytes]);
}

/** One section that holds the imports, loaded at the address of its place in the file. */
export function plantPe(machine: 'x64' | 'arm64', libraries: readonly string[] = []): Buffer {
  const start = 512;
  const table = Buffer.alloc((libraries.length + 1) * 20);
  const strings = names(libraries);
  for (const [index] of libraries.entries()) {
    table.writeUInt32LE(start + table.length + (strings.at[index] ?? 0), index * 20 + 12);
  }
  const head = Buffer.alloc(start);
  head.write('MZ', 'latin1');
  head.writeUInt32LE(64, 0x3c);
  head.write('PE\0\0', 64, 'latin1');
  head.writeUInt16LE(machine === 'x64' ? 0x86_64 : 0xaa_64, 68);
  head.writeUInt16LE(1, 70);
  head.writeUInt16LE(240, 84);
  head.writeUInt16LE(0x2_0b, 88);
  head.writeUInt32LE(start, 88 + 112 + 8);
  const section = 88 + 240;
  head.writeUInt32LE(start, section + 12);
  head.writeUInt32LE(table.length + strings.bytes.length, section + 16);
  head.writeUInt32LE(start, section + 20);
  return Buffer.concat([head, table, strings.bytes]);
}

/** @param oldest the oldest macOS, as 14 for 14.0 */
export function plantMachO(
  machine: 'x64' | 'arm64',
  { libraries = [], oldest, signed }: { libraries?: readonly string[]; oldest: number; signed: boolean },
): Buffer {
  const commands = [
    command(0x32, [1, oldest << 16, oldest << 16, 0]),
    ...libraries.map((library) => command(0x0c, [24, 0, 0, 0], library)),
    ...(signed ? [command(0x1d, [0, 0])] : []),
  ];
  const head = Buffer.alloc(32);
  head.writeUInt32LE(0xfe_ed_fa_cf, 0);
  head.writeUInt32LE(machine === 'x64' ? 0x01_00_00_07 : 0x01_00_00_0c, 4);
  head.writeUInt32LE(commands.length, 16);
  return Buffer.concat([head, ...commands, Buffer.alloc(64)]);
}

function command(kind: number, values: readonly number[], text = ''): Buffer {
  const body = Buffer.alloc(8 + values.length * 4 + Math.ceil((text.length + 1) / 8) * 8);
  body.writeUInt32LE(kind, 0);
  body.writeUInt32LE(body.length, 4);
  for (const [index, value] of values.entries()) body.writeUInt32LE(value, 8 + index * 4);
  body.write(text, 8 + values.length * 4, 'latin1');
  return body;
}
