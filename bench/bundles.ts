/** What the browser fetches per route, gzipped: the entry with all that it imports, then each route's own chunks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../scripts/build-web.ts';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = join(import.meta.dirname, '..', 'apps', 'web', 'dist');

/** Translations that every screen loads, and those that a route adds (apps/web/app/router.tsx). */
const COMMON_CATALOGUES = ['app', 'shared'];
const FORM_CATALOGUES = ['report-form'];

/** Aims in kB gzipped, of scripts and styles; no screen but these two has one. */
const ROUTES = [
  { name: 'landing', sources: [/signed-out-screens\.tsx$/u], catalogues: ['account'], aim: 130 },
  {
    name: 'form',
    sources: [/signed-in-screens\.tsx$/u, /pages\/form-page\.tsx$/u],
    catalogues: FORM_CATALOGUES,
    aim: 250,
  },
  {
    name: 'dictation',
    sources: [/signed-in-screens\.tsx$/u, /pages\/dictation-page\.tsx$/u],
    catalogues: ['dictation', 'voice-commands'],
    aim: null,
  },
] as const;

function filesOf(manifest: Readonly<Record<string, ManifestChunk>>, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of chunk.css ?? []) found.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
}

function kilobytes(files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file))).length;
  return bytes / 1000;
}

export function benchBundles(): void {
  buildWeb();
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const keys = Object.keys(manifest);
  const entryFiles = new Set(
    Array.from(
      readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/"\/(?<file>assets\/[^"]+)"/gu),
      ({ groups }) => groups?.['file'],
    ),
  );
  const entries = keys.filter((key) => entryFiles.has(manifest[key]?.file));
  for (const route of ROUTES) {
    const files = new Set<string>();
    const catalogues = [...COMMON_CATALOGUES, ...route.catalogues].map((name) => `${name}/locales/fr.po`);
    const own = keys.filter(
      (key) =>
        route.sources.some((pattern) => pattern.test(key)) || catalogues.some((end) => key.endsWith(end)),
    );
    for (const key of [...entries, ...own]) filesOf(manifest, key, files);
    const size = kilobytes(files);
    const aimed = route.aim === null ? '' : ` (aim ${route.aim}, ratio ${(size / route.aim).toFixed(2)})`;
    console.log(`${route.name}: ${size.toFixed(0)} kB gzip in ${files.size} files${aimed}`);
  }
}
