/** The pages of the form libraries, built once and served from memory of the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export const LIBRARIES = ['formik', 'tanstack-form', 'surveyjs'] as const;

export interface ServedPages {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the pages for production. */
export async function buildLibraryPages(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const root = join(import.meta.dirname, '..', 'form-libraries');
  const folder = mkdtempSync(join(tmpdir(), 'constat-form-libraries-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: LIBRARIES.map((name) => join(root, `${name}.html`)) },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the pages and serves them on the loopback. */
export async function serveLibraryPages(): Promise<ServedPages> {
  const { folder, remove } = await buildLibraryPages();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      remove();
    },
  };
}
