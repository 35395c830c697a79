/** What a folder and its zip are made of, on small planted files. */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeIcns, writeIco } from './icon-files.ts';
import { listFiles } from './native-files.ts';
import { prune } from './prune.ts';
import { readMe } from './read-me.ts';
import { findLibraryInServer } from './find-library-in-server.ts';
import { SYSTEMS } from './systems.ts';
import { writeZip } from './write-zip.ts';

const root = join(import.meta.dirname, '..', '..');
const [LINUX] = SYSTEMS;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(paths: readonly string[], inside: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, inside, path)), { recursive: true });
    writeFileSync(join(folder, inside, path), path);
  }
}

test('A zip of the same files is the same, says which of them are programs, and has its hash beside it', async () => {
  plant(['é/lisez.txt', 'constat', 'app/main.js'], 'constat-1');
  chmodSync(join(folder, 'constat-1', 'constat'), 0o755);
  const [one, two] = [join(folder, 'one.zip'), join(folder, 'two.zip')];
  const time = new Date('2026-11-28T10:00:00Z');
  await writeZip(join(folder, 'constat-1'), one, time);
  await writeZip(join(folder, 'constat-1'), two, time);
  const bytes = readFileSync(one);
  expect(readFileSync(two).equals(bytes)).toBe(true);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['constat-1/app/main.js', 'constat-1/constat', 'constat-1/é/lisez.txt']);
  expect(Buffer.from(files['constat-1/constat'] ?? []).toString()).toBe('constat');
  expect(readFileSync(`${one}.sha256`, 'utf8')).toBe(
    `${createHash('sha256').update(bytes).digest('hex')}  one.zip\n`,
  );
  expect(modesIn(bytes)).toEqual([0o100_644, 0o100_755, 0o100_644]);
});

/** The modes of Unix in the directory of a zip, in its order. */
function modesIn(zip: Buffer): number[] {
  const modes: number[] = [];
  const mark = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = zip.indexOf(mark); at !== -1; at = zip.indexOf(mark, at + 4)) {
    modes.push(zip.readUInt32LE(at + 38) >>> 16);
  }
  return modes;
}

test('What is needed at run time stays, with the texts of licences; the rest goes', () => {
  const kept = [
    '@scope/part/LICENSE',
    '@scope/part/LICENSE.third-party.md',
    '@scope/part/index.js',
    '@scope/part/package.json',
    'better-sqlite3/lib/index.js',
    'better-sqlite3/prebuilds/linux-x64.node',
  ];
  const gone = [
    '@scope/part/README.md',
    '@scope/part/index.d.ts',
    '@scope/part/index.js.map',
    '@scope/part/test/index.js',
    'better-sqlite3/deps/sqlite3/sqlite3.c',
    'better-sqlite3/prebuilds/linuxmusl-x64.node',
    'better-sqlite3/prebuilds/win32-x64.node',
    'better-sqlite3/src/addon.cpp',
    'node-addon-api/napi.h',
    '.package-lock.json',
  ];
  plant([...kept, ...gone], 'node_modules');
  if (LINUX === undefined) throw new Error('no system');
  prune(join(folder, 'node_modules'), LINUX);
  expect(listFiles(join(folder, 'node_modules'))).toEqual(kept);
  expect(existsSync(join(folder, 'node_modules', 'better-sqlite3', 'src'))).toBe(false);
});

test('The committed icons hold every size that they name', () => {
  const png = (size: number): { size: number; png: Buffer } => ({ size, png: Buffer.alloc(40, size % 251) });
  const ico = writeIco([png(16), png(256)]);
  expect([ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([2, 16, 0]);
  expect(ico.subarray(ico.readUInt32LE(34)).equals(png(256).png)).toBe(true);
  expect(() => writeIcns([png(16)])).toThrow('no image of');

  const windows = readFileSync(join(root, 'packaging', 'windows', 'constat.ico'));
  const sizes = Array.from({ length: windows.readUInt16LE(4) }, (_, index) => {
    const at = windows.readUInt32LE(6 + index * 16 + 12);
    return [windows.readUInt8(6 + index * 16) || 256, windows.readUInt32BE(at + 16)];
  });
  expect(sizes).toEqual([16, 24, 32, 48, 64, 256].map((size) => [size, size]));
  const macos = readFileSync(join(root, 'packaging', 'macos', 'constat.icns'));
  expect([macos.toString('latin1', 0, 4), macos.readUInt32BE(4)]).toEqual(['icns', macos.length]);
});

test('A server that would load the recognition library is found, whichever file of its own does it', () => {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('main.js', 'import { a } from "./programs/shared-1.js"; // from "./example.js"');
  write('programs/shared-1.js', 'const later = () => import("./late-2.js"); export const a = later;');
  write('programs/late-2.js', 'export const b = 1;');
  write('programs/recognition-process.js', 'import sherpa from "sherpa-onnx-node";');
  expect(findLibraryInServer(folder)).toEqual([]);
  write('programs/late-2.js', 'import sherpa from "sherpa-onnx-node"; export const b = sherpa;');
  expect(findLibraryInServer(folder)).toEqual(['programs/late-2.js']);
});

test('The folder says in ten lines how it is started, in both languages', () => {
  for (const system of SYSTEMS) {
    const { fr, en } = readMe(system, '1.2.3');
    for (const text of [fr, en]) {
      expect(text.trimEnd().split(/\r?\n/u)).toHaveLength(10);
      expect(text).toContain('Constat 1.2.3');
    }
    expect(fr.includes('\r\n')).toBe(system.platform === 'win32');
  }
});
