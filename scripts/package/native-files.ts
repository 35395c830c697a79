/** The programs and libraries in a folder for one system: which are there, and whether they can run there. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { newest } from './binary.ts';
import type { Binary } from './binary.ts';
import { readElf } from './binary-elf.ts';
import { readMachO } from './binary-mach-o.ts';
import { readPe } from './binary-pe.ts';
import { programFolder } from './systems.ts';
import type { System } from './systems.ts';

export interface NativeFile {
  /** From the folder, with slashes. */
  readonly path: string;
  readonly binary: Binary;
}

export interface NativeCheck {
  readonly files: readonly NativeFile[];
  /** What keeps the folder from working on its system, one line each. */
  readonly faults: readonly string[];
  /** The oldest macOS, or the oldest glibc of Linux, that all of them run on; null for Windows. */
  readonly oldest: string | null;
}

/** What runs as machine code or WebAssembly and must be there, as a pattern from the folder of `app` and `runtime`. */
function neededFiles(system: System): readonly (readonly [what: string, pattern: RegExp])[] {
  const { platform, architecture } = system;
  const sherpa = `sherpa-onnx-${platform === 'win32' ? 'win' : platform}-${architecture}`;
  return [
    ['Node', platform === 'win32' ? /^runtime\/node\.exe$/u : /^runtime\/node$/u],
    [
      'better-sqlite3',
      new RegExp(`^app/node_modules/better-sqlite3/prebuilds/${platform}-${architecture}\\.node$`, 'u'),
    ],
    [
      '@napi-rs/keyring',
      new RegExp(
        `^app/node_modules/@napi-rs/keyring-${platform}-${architecture}.*/keyring\\..+\\.node$`,
        'u',
      ),
    ],
    ['sherpa-onnx', new RegExp(`^app/node_modules/${sherpa}/sherpa-onnx\\.node$`, 'u')],
    ['Typst in WebAssembly', /^app\/files\/@myriaddreamin\/typst-ts-web-compiler\/wasm$/u],
    // The one system of which the lock file holds it; the others compile in WebAssembly.
    ...(system.name === 'linux-x64'
      ? [
          [
            'Typst',
            /^app\/node_modules\/@myriaddreamin\/typst-ts-node-compiler-linux-x64-gnu\/.+\.node$/u,
          ] as const,
        ]
      : []),
    ...(platform === 'win32' ? [['the starting program', /^Constat\.exe$/u] as const] : []),
  ];
}

/** Libraries that every such system has: Windows 10 and later, a Linux with a desktop and glibc, macOS. */
const SYSTEM_LIBRARIES: Readonly<Record<System['platform'], RegExp>> = {
  win32:
    /^(?:api-ms-win-.+|advapi32|bcrypt|bcryptprimitives|combase|crypt32|dbghelp|dxgi|gdi32|iphlpapi|kernel32|msvcrt|ntdll|ole32|oleaut32|psapi|setupapi|shell32|user32|userenv|winmm|ws2_32)\.dll$/iu,
  linux:
    /^(?:ld-linux-[\w-]+\.so\.[12]|lib(?:atomic\.so\.1|c\.so\.6|dl\.so\.2|gcc_s\.so\.1|m\.so\.6|pthread\.so\.0|rt\.so\.1|stdc\+\+\.so\.6))$/u,
  darwin: /^(?:\/usr\/lib|\/System\/Library)\//u,
};

/** Every file of a folder and of those in it, from the folder, with slashes, in a fixed order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function faultsOf({ path, binary }: NativeFile, system: System, present: ReadonlySet<string>): string[] {
  const { platform, architecture } = system;
  if (binary.platform !== platform || !binary.architectures.includes(architecture)) {
    return [`${path}: is made for ${binary.platform} ${binary.architectures.join(', ')}`];
  }
  const missing = binary.libraries.filter(
    (library) =>
      !SYSTEM_LIBRARIES[platform].test(library) &&
      // An addon of Node takes what it needs of it from the program that loads it.
      library !== 'node.exe' &&
      !present.has(`${dirname(path)}/${basename(library)}`.toLowerCase()),
  );
  return [
    ...missing.map((library) => `${path}: needs ${library}, which neither the system nor the folder has`),
    ...(platform === 'darwin' && architecture === 'arm64' && binary.signed !== true
      ? [`${path}: has no signature, and Apple silicon runs no program without one`]
      : []),
  ];
}

/** Looks at each file by its head, whatever its name. */
export function checkNativeFiles(folder: string, system: System): NativeCheck {
  const names = listFiles(folder);
  const inner = programFolder(system);
  const prefix = inner === '.' ? '' : `${inner}/`;
  const files = names.flatMap((path) => {
    const binary = readBinary(readFileSync(join(folder, path)));
    return binary === null ? [] : [{ path, binary }];
  });
  const present = new Set(names.map((name) => name.toLowerCase()));
  const programs = new Set(files.map(({ path }) => path));
  const missing = neededFiles(system).filter(
    ([, pattern]) =>
      !names.some(
        (name) =>
          name.startsWith(prefix) &&
          pattern.test(name.slice(prefix.length)) &&
          (programs.has(name) || isWebAssembly(join(folder, name))),
      ),
  );
  return {
    files,
    faults: [
      ...missing.map(([what]) => `${what} for ${system.name} is missing`),
      ...files.flatMap((file) => faultsOf(file, system, present)),
    ],
    oldest: newest(files.map(({ binary }) => binary.oldest)),
  };
}

function isWebAssembly(file: string): boolean {
  return readFileSync(file).subarray(0, 4).toString('latin1') === '\0asm';
}

/** Reads the head of a program or library. @returns null for another file */
function readBinary(bytes: Buffer): Binary | null {
  if (bytes.length < 64) return null;
  return readElf(bytes) ?? readPe(bytes) ?? readMachO(bytes);
}
