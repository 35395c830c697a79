/** What a browser fetches before a page of the build is there: the files that its chunks import, and their size as sent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Kilobytes (1,000 bytes) of scripts, styles and words. */
export interface FirstLoad {
  readonly gzip: number;
  /** As the server sends it: quality 5. */
  readonly brotli: number;
  /** From the largest. */
  readonly files: readonly { readonly file: string; readonly gzip: number }[];
}

/** Translations that every screen loads. */
const COMMON_CATALOGUES = ['app', 'shared'];

/** The screens whose first load is looked at, with the translations that their routes name (apps/web/app/router.tsx). */
const SCREENS = {
  landing: { sources: ['app/signed-out.tsx'], catalogues: ['signed-out'] },
  worklist: {
    sources: ['app/signed-in-screens.tsx', 'app/pages/worklist-page.tsx'],
    catalogues: ['worklist', 'saved-forms', 'recent-patients'],
  },
  form: {
    sources: ['app/signed-in-screens.tsx', 'app/pages/form-page.tsx'],
    catalogues: ['form-page', 'report-form'],
  },
  dictation: {
    sources: ['app/signed-in-screens.tsx', 'app/pages/dictation-page.tsx'],
    catalogues: ['dictation', 'voice-commands', 'worklist', 'saved-forms', 'recent-patients'],
  },
} as const;

export type ScreenName = keyof typeof SCREENS;

/**
 * The first load of a screen of Constat in French.
 * @param dist the built pages
 * @throws where the build knows one of the sources no longer
 */
export function firstLoadOf(screen: ScreenName, dist: string): FirstLoad {
  const { sources, catalogues } = SCREENS[screen];
  const manifest = readManifest(dist);
  const words = [...COMMON_CATALOGUES, ...catalogues].map((name) => `${name}/locales/fr.po`);
  const keys = [...sources, ...words].map((end) => {
    const key = Object.keys(manifest).find((each) => each === end || each.endsWith(`/${end}`));
    if (key === undefined) throw new Error(`the build holds no ${end}`);
    return key;
  });
  return sizeOf(dist, manifest, keys, 'index.html');
}

/** The first load of a page of another build that has a manifest. */
export function firstLoadOfPage(page: string, dist: string): FirstLoad {
  return sizeOf(dist, readManifest(dist), [], page);
}

function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** @param page that names what is fetched first of all */
function sizeOf(dist: string, manifest: Manifest, keys: readonly string[], page: string): FirstLoad {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = Array.from(
    html.matchAll(/(?:src|href)="\/(?<file>assets\/[^"]+)"/gu),
    ({ groups }) => groups?.['file'] ?? '',
  );
  const found = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build holds no ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const file of chunk.css ?? []) found.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const file of named) {
    const key = Object.keys(manifest).find((each) => manifest[each]?.file === file);
    if (key === undefined) found.add(file);
    else follow(key);
  }
  for (const key of keys) follow(key);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  let brotli = 0;
  const files = Array.from(found, (file) => {
    const content = readFileSync(join(dist, file));
    brotli += brotliCompressSync(content, quality).length / 1000;
    return { file, gzip: gzipSync(content).length / 1000 };
  }).toSorted((one, other) => other.gzip - one.gzip);
  return { gzip: files.reduce((sum, { gzip }) => sum + gzip, 0), brotli, files };
}
