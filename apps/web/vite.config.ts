import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const server = process.env['CONSTAT_DEV_SERVER'] ?? 'http://localhost:3000';

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const reached = new Map<string, ReadonlySet<string>>();

/** True for a module that this source needs before it runs. */
function isReached(id: string, source: string, modules: Modules): boolean {
  let found = reached.get(source);
  if (found === undefined) {
    const all = new Set<string>();
    const follow = (each: string): void => {
      if (all.has(each)) return;
      all.add(each);
      modules.getModuleInfo(each)?.importedIds.forEach(follow);
    };
    follow(join(here, source));
    found = all;
    reached.set(source, found);
  }
  return found.has(id);
}

export default defineConfig({
  root: here,
  plugins: [
    react(),
    lingui({ cwd: here, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: here })] }),
    tailwindcss(),
  ],
  server: {
    host: 'localhost',
    // The server takes requests from its own pages alone: what they name as the host stays.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/manifest.webmanifest': { target: server, changeOrigin: false },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The bundle benchmark reads which files each route loads.
    manifest: true,
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2023',
    // The words of French are one table, fetched late.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // Modules that several pages share go together by the pages that load them: few requests, and nothing that a page
        // does not need.
        codeSplitting: {
          groups: [
            // What the entry needs is there for every page: one file, by whose name a build of the pages is known.
            { name: 'index', tags: ['$initial'], priority: 2 },
            // What both the pages before the sign-in and the form need.
            {
              debugName: 'pages',
              name: (id, chunks) =>
                isReached(id, 'features/account/signed-out-screens.tsx', chunks) &&
                ['app/signed-in-screens.tsx', 'app/pages/form-page.tsx'].some((page) =>
                  isReached(id, page, chunks),
                )
                  ? 'pages'
                  : null,
              priority: 1.5,
            },
            // The same for what the landing page and the sign-in need, so that they fetch nothing of the pages behind them.
            {
              debugName: 'signed-out',
              name: (id, chunks) =>
                isReached(id, 'features/account/signed-out-screens.tsx', chunks) ? 'signed-out' : null,
              priority: 1,
            },
            // The same for what every page behind the sign-in needs, and no other.
            {
              debugName: 'signed-in',
              name: (id, chunks) =>
                isReached(id, 'app/signed-in-screens.tsx', chunks) &&
                !isReached(id, 'features/account/signed-out-screens.tsx', chunks)
                  ? 'signed-in'
                  : null,
              priority: 1,
            },
            // So small that it would be joined to the rules of spoken dates, which the form does not need.
            { name: 'calendar', test: /language\/dates\/calendar\.ts$/u, priority: 1 },
            // And this one to the bounds of ages and angles, with the words of genders that it reads.
            { name: 'sentences', test: /language\/text\/sentences\.ts$/u, priority: 1 },
            // Apart from the others, so that none of them is joined to what the form fetches before it is drawn.
            {
              debugName: 'form',
              name: (id, chunks) => (isReached(id, 'app/pages/form-page.tsx', chunks) ? 'form' : null),
              priority: 0.5,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
          ],
        },
      },
    },
  },
});
