/**
 * Where the installed files lie: the one module that knows. In a checkout the server runs from its sources, and what it
 * needs of packages lies in theirs; in a bundle, which `scripts/bundle.ts` writes, everything lies in one folder:
 *
 *     main.js, task.js      the server, and the tasks of its operator
 *     programs/             what runs in threads and processes of its own, and the code that several share
 *     files/                what is read as a file, by the names below
 *     pages/                the built pages
 *     node_modules/         the packages with native parts
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What runs in a thread or process of its own: its source in the folder of the server. */
export const PROGRAMS = {
  'copy-worker': 'copies/copy-worker.ts',
  'decoding-process': 'speech/embedded/decoding-process.ts',
  'keychain-process': 'keys/keychain-process.ts',
  'listening-process': 'speech/live/listening-process.ts',
  'parsing-process': 'parsing/parsing-process.ts',
  'recognition-process': 'speech/embedded/recognition-process.ts',
  'residual-data-process': 'copies/residual-data-process.ts',
  'render-worker': 'exports/render-worker.ts',
  'verify-file-worker': 'store/verify-file-worker.ts',
} as const;

/** Files of the server itself, by their places in its folder. */
export const OWN_FILES = [
  'exports/pdf/report.typ',
  'speech/embedded/trial-recordings/english.wav',
  'speech/embedded/trial-recordings/french.wav',
  'speech/live/silero-vad/silero_vad_v5.onnx',
] as const;

/** Files of packages, by what Node finds them under. */
export const PACKAGE_FILES = [
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@myriaddreamin/typst-ts-web-compiler/wasm',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
] as const;

/** Packages that are loaded when they are first needed, without waiting; a bundle has each as a program. */
export const LATE_PACKAGES = ['fontkit'] as const;

export type ProgramName = keyof typeof PROGRAMS;
export type PackageFile = (typeof PACKAGE_FILES)[number];

const require = createRequire(import.meta.url);

/** A bundle holds no TypeScript. */
export const IS_BUNDLED = !import.meta.filename.endsWith('.ts');

/** Of a bundle the whole folder; of a checkout the folder of the server. */
const ROOT = path.dirname(import.meta.dirname);

/** A folder that is there, whatever was built. */
export const INSTALLED_FOLDER = ROOT;

/** Where the built pages lie, once they are built. */
export const PAGES_DIRECTORY = IS_BUNDLED ? path.join(ROOT, 'pages') : path.resolve(ROOT, '../web/dist');

/** The bundle whose programs are started: this one, or the one that tests have named. */
let bundle = IS_BUNDLED ? ROOT : undefined;

/** Lets a checkout start the programs of a bundle, as tests do: they start in a third of the time of their sources. */
export function startProgramsOf(folder: string): void {
  bundle = folder;
}

/** What a thread or process is started with. */
export function programUrl(name: ProgramName): URL {
  return pathToFileURL(
    bundle === undefined ? path.join(ROOT, PROGRAMS[name]) : path.join(bundle, 'programs', `${name}.js`),
  );
}

/** The path of a file of the server itself. */
export function ownFile(file: (typeof OWN_FILES)[number]): string {
  return IS_BUNDLED ? path.join(ROOT, 'files', file) : path.join(ROOT, file);
}

/** The path of a file of a package. */
export function packageFile(file: PackageFile): string {
  return IS_BUNDLED ? path.join(ROOT, 'files', file) : require.resolve(file);
}

/** Loads a package at once. @throws where it does not load */
export function loadPackage(
  name: (typeof LATE_PACKAGES)[number] | '@myriaddreamin/typst-ts-node-compiler',
): unknown {
  const isProgram = IS_BUNDLED && LATE_PACKAGES.some((late) => late === name);
  return require(isProgram ? path.join(ROOT, 'programs', `${name}.js`) : name);
}
