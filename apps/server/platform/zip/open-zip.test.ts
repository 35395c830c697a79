import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openZip } from './open-zip.ts';
import { ZipError } from './zip-error.ts';
import { bytesSource } from './zip-source.ts';

const LIMITS = { entries: 10, entryBytes: 100_000, totalBytes: 150_000 };
const open = (bytes: Uint8Array) => openZip(bytesSource(bytes), LIMITS);

async function readAll(bytes: Uint8Array): Promise<Record<string, string>> {
  const entries = await open(bytes);
  return Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [entry.name, (await entry.read()).toString()] as const)),
  );
}

/** Writes over bytes of the first local header and directory entry. */
function patched(bytes: Uint8Array, change: (whole: Buffer, directory: number) => void): Uint8Array {
  const whole = Buffer.from(bytes);
  change(whole, whole.indexOf(Buffer.from('PK\u0001\u0002')));
  return whole;
}

const plain = zipSync({ 'a.txt': strToU8('é'.repeat(1_000)), 'dir/b.txt': [strToU8('b'), { level: 0 }] });

test('reads what is packed and what is not', async () => {
  expect(await readAll(plain)).toEqual({ 'a.txt': 'é'.repeat(1_000), 'dir/b.txt': 'b' });
});

test('finds the directory behind a comment', async () => {
  const comment = Buffer.from('une remarque');
  const whole = Buffer.concat([plain, comment]);
  whole.writeUInt16LE(comment.byteLength, plain.byteLength - 2);
  expect(Object.keys(await readAll(whole))).toEqual(['a.txt', 'dir/b.txt']);
});

test.each(['../x', '/x', 'a/../../x', 'a\\b', 'C:x', 'a\u0000b', 'x'.repeat(301)])(
  'the name %j is refused',
  async (name) => {
    await expect(open(zipSync({ [name]: strToU8('x') }))).rejects.toBeInstanceOf(ZipError);
  },
);

describe('refuses', () => {
  test.each([
    ['no archive', strToU8('no archive at all, but some text that is long enough')],
    ['nothing', new Uint8Array()],
    ['an end cut off', plain.subarray(0, plain.byteLength - 10)],
    ['a beginning cut off', plain.subarray(60)],
    ['two names that differ in case', zipSync({ 'A.txt': strToU8('x'), 'a.txt': strToU8('y') })],
    ['an entry over its limit', zipSync({ a: new Uint8Array(100_001) })],
    ['entries over their limit together', zipSync({ a: new Uint8Array(90_000), b: new Uint8Array(90_000) })],
    [
      'too many entries',
      zipSync(Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`n${i}`, strToU8('x')]))),
    ],
    ['an encrypted entry', patched(plain, (whole, at) => whole.writeUInt16LE(1, at + 8))],
    ['another way of packing', patched(plain, (whole, at) => whole.writeUInt16LE(12, at + 10))],
    ['a second disk', patched(plain, (whole) => whole.writeUInt16LE(1, whole.byteLength - 18))],
  ])('%s', async (_what, bytes) => {
    await expect(readAll(bytes)).rejects.toBeInstanceOf(ZipError);
  });

  test.each([
    ['a wrong checksum', (whole: Buffer, at: number) => whole.writeUInt32LE(7, at + 16)],
    ['more than it says', (whole: Buffer, at: number) => whole.writeUInt32LE(10, at + 24)],
    ['less than it says', (whole: Buffer, at: number) => whole.writeUInt32LE(50_000, at + 24)],
    ['a place that is no entry', (whole: Buffer, at: number) => whole.writeUInt32LE(3, at + 42)],
    ['a place outside', (whole: Buffer, at: number) => whole.writeUInt32LE(9_999_999, at + 42)],
    ['packed bytes beyond the end', (whole: Buffer, at: number) => whole.writeUInt32LE(9_999_999, at + 20)],
  ])('%s', async (_what, change) => {
    await expect(readAll(patched(plain, change))).rejects.toBeInstanceOf(ZipError);
  });
});

test('a bomb that declares little is not unpacked beyond it', async () => {
  const bomb = patched(zipSync({ a: [new Uint8Array(80_000_000), { level: 9 }] }), (whole, at) =>
    whole.writeUInt32LE(50_000, at + 24),
  );
  const before = process.memoryUsage().rss;
  await expect(readAll(bomb)).rejects.toThrow('larger than it says');
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});
