import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkNativeFiles } from './native-files.ts';
import { plantElf, plantMachO, plantPe } from './planted-binaries.ts';
import { SYSTEMS } from './systems.ts';
import type { System } from './systems.ts';

const folders: string[] = [];
const MODULES = 'app/node_modules';
const WASM = {
  'app/files/@myriaddreamin/typst-ts-web-compiler/wasm': Buffer.from('\0asm\x01\0\0\0', 'latin1'),
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function system(name: string): System {
  const found = SYSTEMS.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

function plant(files: Readonly<Record<string, Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'constat-native-'));
  folders.push(folder);
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

function windowsFiles(): Record<string, Buffer> {
  return {
    ...WASM,
    'Constat.exe': plantPe('x64', ['KERNEL32.dll', 'USER32.dll']),
    'runtime/node.exe': plantPe('x64', ['KERNEL32.dll']),
    [`${MODULES}/better-sqlite3/prebuilds/win32-x64.node`]: plantPe('x64', ['node.exe']),
    [`${MODULES}/@napi-rs/keyring-win32-x64-msvc/keyring.win32-x64-msvc.node`]: plantPe('x64', [
      'VCRUNTIME140.dll',
    ]),
    [`${MODULES}/@napi-rs/keyring-win32-x64-msvc/VCRUNTIME140.dll`]: plantPe('x64', ['msvcrt.dll']),
    [`${MODULES}/sherpa-onnx-win-x64/sherpa-onnx.node`]: plantPe('x64', ['onnxruntime.dll']),
    [`${MODULES}/sherpa-onnx-win-x64/onnxruntime.dll`]: plantPe('x64'),
  };
}

test('A whole folder of Windows has nothing against it', () => {
  const checked = checkNativeFiles(plant(windowsFiles()), system('win-x64'));
  expect(checked.faults).toEqual([]);
  expect(checked.files).toHaveLength(7);
  expect(checked.oldest).toBeNull();
});

test('Each native file that is missing is named', () => {
  for (const [path, what] of [
    ['Constat.exe', 'the starting program'],
    ['runtime/node.exe', 'Node'],
    [`${MODULES}/better-sqlite3/prebuilds/win32-x64.node`, 'better-sqlite3'],
    [`${MODULES}/@napi-rs/keyring-win32-x64-msvc/keyring.win32-x64-msvc.node`, '@napi-rs/keyring'],
    [`${MODULES}/sherpa-onnx-win-x64/sherpa-onnx.node`, 'sherpa-onnx'],
    ['app/files/@myriaddreamin/typst-ts-web-compiler/wasm', 'Typst in WebAssembly'],
  ] as const) {
    const files = windowsFiles();
    delete files[path];
    const { faults } = checkNativeFiles(plant(files), system('win-x64'));
    expect(faults).toEqual([`${what} for win-x64 is missing`]);
  }
});

test('A file that is no program counts as missing', () => {
  const files = { ...windowsFiles(), 'runtime/node.exe': Buffer.alloc(200, 'x') };
  expect(checkNativeFiles(plant(files), system('win-x64')).faults).toEqual(['Node for win-x64 is missing']);
});

test('A library of the Visual C++ runtime must be in the folder of what asks for it', () => {
  const files = windowsFiles();
  delete files[`${MODULES}/@napi-rs/keyring-win32-x64-msvc/VCRUNTIME140.dll`];
  files['runtime/VCRUNTIME140.dll'] = plantPe('x64', ['msvcrt.dll']);
  expect(checkNativeFiles(plant(files), system('win-x64')).faults).toEqual([
    `${MODULES}/@napi-rs/keyring-win32-x64-msvc/keyring.win32-x64-msvc.node: needs VCRUNTIME140.dll, which neither the system nor the folder has`,
  ]);
});

test('A library for another processor or system is refused', () => {
  const library = `${MODULES}/sherpa-onnx-win-x64/onnxruntime.dll`;
  const other = checkNativeFiles(
    plant({ ...windowsFiles(), [library]: plantPe('arm64') }),
    system('win-x64'),
  );
  expect(other.faults).toEqual([`${library}: is made for win32 arm64`]);
  const linux = checkNativeFiles(plant({ ...windowsFiles(), [library]: plantElf('x64') }), system('win-x64'));
  expect(linux.faults).toEqual([`${library}: is made for linux x64`]);
});

test('Linux says which glibc it needs and which library is missing', () => {
  const sherpa = `${MODULES}/sherpa-onnx-linux-arm64`;
  const files = {
    ...WASM,
    'runtime/node': plantElf('arm64', { libraries: ['libc.so.6', 'libatomic.so.1'], glibc: ['2.28'] }),
    [`${MODULES}/better-sqlite3/prebuilds/linux-arm64.node`]: plantElf('arm64', { glibc: ['2.9', '2.34'] }),
    [`${MODULES}/@napi-rs/keyring-linux-arm64-gnu/keyring.linux-arm64-gnu.node`]: plantElf('arm64'),
    [`${sherpa}/sherpa-onnx.node`]: plantElf('arm64', { libraries: ['libonnxruntime.so'] }),
  };
  const { faults, oldest } = checkNativeFiles(plant(files), system('linux-arm64'));
  expect(oldest).toBe('2.34');
  expect(faults).toEqual([
    `${sherpa}/sherpa-onnx.node: needs libonnxruntime.so, which neither the system nor the folder has`,
  ]);
});

test('Apple silicon asks for signatures, and the oldest macOS is that of the most demanding file', () => {
  const inner = 'Constat.app/Contents/Resources';
  const files = Object.fromEntries(
    Object.entries({
      ...WASM,
      'runtime/node': plantMachO('arm64', {
        oldest: 13,
        signed: true,
        libraries: ['/usr/lib/libSystem.B.dylib'],
      }),
      [`${MODULES}/better-sqlite3/prebuilds/darwin-arm64.node`]: plantMachO('arm64', {
        oldest: 11,
        signed: true,
      }),
      [`${MODULES}/@napi-rs/keyring-darwin-arm64/keyring.darwin-arm64.node`]: plantMachO('arm64', {
        oldest: 11,
        signed: false,
      }),
      [`${MODULES}/sherpa-onnx-darwin-arm64/sherpa-onnx.node`]: plantMachO('arm64', {
        oldest: 14,
        signed: true,
        libraries: ['@rpath/libonnxruntime.dylib'],
      }),
      [`${MODULES}/sherpa-onnx-darwin-arm64/libonnxruntime.dylib`]: plantMachO('arm64', {
        oldest: 11,
        signed: true,
      }),
    }).map(([path, bytes]) => [`${inner}/${path}`, bytes]),
  );
  const { faults, oldest } = checkNativeFiles(plant(files), system('darwin-arm64'));
  expect(oldest).toBe('14.0');
  expect(faults).toEqual([
    `${inner}/${MODULES}/@napi-rs/keyring-darwin-arm64/keyring.darwin-arm64.node: has no signature, and Apple silicon runs no program without one`,
  ]);
});
