/**
 * The list of what an installation brings, with its licences, in `docs/licences.md`: written by `npm run format`, compared
 * by `npm run check`, which also refuses a licence that is not allowed here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import parse from 'spdx-expression-parse';
import type { ToolResult } from './run-tool.ts';

const FILE = new URL('../../docs/licences.md', import.meta.url);
const LOCK_FILE = new URL('../../package-lock.json', import.meta.url);

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** A package that an installation without development tools may bring, on any system. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Licences under which a package may be shipped, with what they ask for beyond their notice. */
const ALLOWED: Readonly<Record<string, string>> = {
  '0BSD': '',
  'Apache-2.0': '',
  'BSD-2-Clause': '',
  'BSD-3-Clause': '',
  'BlueOak-1.0.0': '',
  'CC-BY-4.0': 'Data alone; its source is named.',
  ISC: '',
  MIT: '',
  'MPL-2.0': 'Used as published: a changed file of it would have to be published under it.',
  'OFL-1.1': 'Fonts, also within a PDF; not sold by themselves.',
  Unlicense: '',
};

/** Packages whose licence is none of those by its name, and why they are shipped all the same. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf':
    'Bitstream Vera and Arev: fonts that may be used, embedded and handed on, not sold by themselves.',
};

interface CarriedPart {
  /** Of the packages that carry it: the name, or how the names for each system begin. */
  readonly packages: string;
  readonly parts: string;
  readonly licences: string;
}

/** What packages carry as machine code, WebAssembly or fonts: their licence field does not tell of it. */
export const CARRIED: readonly CarriedPart[] = [
  {
    packages: '@expo-google-fonts/',
    parts: 'Source Sans 3, Source Serif 4, Noto Emoji',
    licences: 'OFL-1.1',
  },
  { packages: '@fontsource-variable/', parts: 'Source Sans 3, Source Serif 4', licences: 'OFL-1.1' },
  {
    packages: '@myriaddreamin/typst-ts-',
    parts:
      'the Typst compiler and its Rust libraries; Libertinus Serif, New Computer Modern, DejaVu Sans Mono',
    licences: 'Apache-2.0, MIT; OFL-1.1, GUST Font License, Bitstream Vera',
  },
  {
    packages: '@napi-rs/canvas',
    parts: 'Skia with its codecs, never called',
    licences: 'BSD-3-Clause, MIT, Zlib',
  },
  {
    packages: '@napi-rs/keyring',
    parts: 'Rust libraries; on Linux libdbus, of whose two licences the first is taken',
    licences: 'MIT, Apache-2.0, BSD-3-Clause, ISC, Unicode-3.0; AFL-2.1 or GPL-2.0-or-later',
  },
  { packages: '@rolldown/binding-', parts: 'Rolldown, Oxc and their Rust libraries', licences: 'MIT' },
  { packages: '@tailwindcss/oxide', parts: 'Rust libraries', licences: 'MIT' },
  { packages: 'better-sqlite3', parts: 'SQLite', licences: 'public domain' },
  { packages: 'dejavu-fonts-ttf', parts: 'DejaVu', licences: 'Bitstream Vera, Arev' },
  { packages: 'lightningcss', parts: 'Lightning CSS and its Rust libraries', licences: 'MPL-2.0, MIT' },
  {
    packages: 'node-',
    parts: 'Node.js with V8, OpenSSL, ICU, libuv, zlib and others; its LICENSE lists them',
    licences: 'MIT, BSD-3-Clause, Apache-2.0, Unicode-3.0, Zlib',
  },
  { packages: 'opusscript', parts: 'Opus', licences: 'BSD-3-Clause' },
  {
    packages: 'pdfjs-dist',
    parts: 'OpenJPEG, QCMS, a JBIG2 decoder and QuickJS, none of which the pages run',
    licences: 'BSD-2-Clause, MIT, Apache-2.0',
  },
  {
    packages: 'sherpa-onnx-',
    parts: 'sherpa-onnx, kaldi-native-fbank, kaldi-decoder, kaldifst, OpenFst; ONNX Runtime',
    licences: 'Apache-2.0; MIT',
  },
  { packages: 'source-map', parts: 'a reader of mappings, from Rust', licences: 'BSD-3-Clause' },
];

/** A part under the GPL that is shipped all the same, until the package named is of that major version. */
export const GPL_EXCEPTION = {
  packages: 'sherpa-onnx-',
  until: { name: 'sherpa-onnx-node', major: 2 },
  part: 'eSpeak NG (GPL-3.0-or-later)',
  reason:
    'linked into the library for speech synthesis, which Constat never calls; folders and containers that hold the library carry the text of the GPL and say where its source is. Gone with sherpa-onnx 2. [Why, and what who hands them out owes](decisions/0079-one-part-under-the-gpl.md).',
} as const;

/** What a lock file brings without development tools, each package and version once, by name. */
export function shippedPackages(packages: Readonly<Record<string, LockedPackage>>): ShippedPackage[] {
  const shipped = new Map<string, ShippedPackage>();
  for (const [path, { version = '', license = '', dev = false, link = false }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || dev || link) continue;
    shipped.set(`${name}@${version}`, { name, version, licence: license });
  }
  return [...shipped].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function isAllowed(expression: ReturnType<typeof parse>): boolean {
  if ('license' in expression) return expression.license in ALLOWED;
  const { left, right, conjunction } = expression;
  return conjunction === 'or' ? isAllowed(left) || isAllowed(right) : isAllowed(left) && isAllowed(right);
}

function mayBeShipped({ name, licence }: ShippedPackage): boolean {
  if (name in EXCEPTIONS) return true;
  try {
    return isAllowed(parse(licence));
  } catch {
    return false;
  }
}

/** What must not be shipped as it stands, one line each. */
export function findLicenceFaults(shipped: readonly ShippedPackage[]): string[] {
  const { name, major } = GPL_EXCEPTION.until;
  const isOver = shipped.some((one) => one.name === name && Number(one.version.split('.')[0]) >= major);
  const unused = Object.keys(EXCEPTIONS).filter(
    (exception) => !shipped.some((one) => one.name === exception),
  );
  return [
    ...shipped
      .filter((one) => !mayBeShipped(one))
      .map((one) => `${one.name}@${one.version}: the licence ${one.licence || 'none'} is not allowed`),
    ...unused.map((exception) => `${exception}: an exception that nothing needs`),
    ...(isOver ? [`${name}: the exception for ${GPL_EXCEPTION.part} is over, take it out`] : []),
  ];
}

function readShipped(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return shippedPackages(packages);
}

function listLicences(shipped: readonly ShippedPackage[]): string {
  const used = [...new Set(shipped.map(({ licence }) => licence))].toSorted((a, b) => (a < b ? -1 : 1));
  const counts = used.map((licence) => {
    const count = shipped.filter((one) => one.licence === licence).length;
    return `| ${licence} | ${count} | ${ALLOWED[licence] ?? ''} |`;
  });
  const lines = [
    '# Licences of what an installation brings',
    '',
    'Written by `npm run format` from `package-lock.json`, compared by `npm run check`: every package that is installed without development tools, on any system. The same packages, with their hashes, stand in the bill of materials that `npm run sbom` makes.',
    '',
    '| licence | packages | what it asks for beyond its notice |',
    '| --- | --- | --- |',
    ...counts,
    '',
    '## Without one of these licences',
    '',
    '| package | why it is shipped |',
    '| --- | --- |',
    ...Object.entries(EXCEPTIONS).map(([name, reason]) => `| \`${name}\` | ${reason} |`),
    `| \`${GPL_EXCEPTION.packages}…\` | ${GPL_EXCEPTION.part}, ${GPL_EXCEPTION.reason} |`,
    '',
    '## Carried within packages',
    '',
    'Machine code, WebAssembly and fonts, of which the licence of the package does not tell.',
    '',
    '| packages | parts | licences |',
    '| --- | --- | --- |',
    ...CARRIED.map(
      ({ packages, parts, licences }) =>
        `| \`${packages}\`${packages.endsWith('-') || packages.endsWith('/') ? ' …' : ''} | ${parts} | ${licences} |`,
    ),
    '',
    '## Within the sources',
    '',
    '| place | parts | licences |',
    '| --- | --- | --- |',
    '| `packages/language/lexicon/tables` | tables of words: data that the program reads, each with its source in its head, replaceable by a changed one | LGPLLR, MPL-2.0, WordNet, SCOWL |',
    '| `apps/server/speech/live/silero-vad` | the network that tells speech from noise | MIT |',
    '',
    '## Every package',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...shipped.map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`),
  ];
  return `${lines.join('\n')}\n`;
}

export function writeLicences(): void {
  writeFileSync(FILE, listLicences(readShipped()));
}

/** Fails where the list is not what the lock file says, or a licence is not allowed. */
export function checkLicences(): Promise<ToolResult> {
  const shipped = readShipped();
  const isPresent = readFileSync(FILE, 'utf8') === listLicences(shipped);
  const faults = [
    ...findLicenceFaults(shipped),
    ...(isPresent ? [] : ['docs/licences.md is not what the lock file says: run npm run format']),
  ];
  return Promise.resolve({ status: faults.length === 0 ? 0 : 1, output: faults.join('\n') });
}
