import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { reachedModules } from '../../scripts/build/reached-modules.ts';
import type { Modules } from '../../scripts/build/reached-modules.ts';

const here = import.meta.dirname;
const server = process.env['CONSTAT_DEV_SERVER'] ?? 'http://localhost:3000';

const reached = new Map<string, ReadonlySet<string>>();

/** True for a module that runs before these sources do, one of them at least. */
function isReached(id: string, sources: string | readonly string[], modules: Modules): boolean {
  return [sources].flat().some((source) => {
    const known = reached.get(source) ?? reachedModules(join(here, source), modules);
    reached.set(source, known);
    return known.has(id);
  });
}

/** What the pages are that the groups of modules are made for. */
const LANDING = 'app/signed-out.tsx';
const SIGNED_IN = 'app/signed-in-screens.tsx';
const WORKLIST = 'app/pages/worklist-page.tsx';
const DICTATION = 'app/pages/dictation-page.tsx';
const FORM = 'app/pages/form-page.tsx';
/** One of the pages that hold little of their own. */
const PLAIN = 'app/pages/incidents-page.tsx';

/** Icons, dates, and what features share. */
const OF_NO_FEATURE = /\/(?:lucide-react|apps\/web\/shared|packages\/contract|packages\/language\/dates)\//u;

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
        // does not need. A group takes the modules that it names and no more: with all that they import, the words of a
        // language came along, a megabyte that nothing of the page uses (e2e/built-pages.test.ts holds the bounds).
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the entry needs is there for every page: one file, by whose name a build of the pages is known.
            { name: 'index', tags: ['$initial'], priority: 2 },
            // What both the pages before the sign-in and those behind it need.
            {
              debugName: 'pages',
              name: (id, chunks) =>
                isReached(id, LANDING, chunks) &&
                isReached(id, [SIGNED_IN, WORKLIST, FORM, DICTATION], chunks)
                  ? 'pages'
                  : null,
              priority: 1.5,
            },
            // The same for what the landing page and the sign-in need, so that they fetch nothing of the pages behind them.
            {
              debugName: 'signed-out',
              name: (id, chunks) => (isReached(id, LANDING, chunks) ? 'signed-out' : null),
              priority: 1,
            },
            // The same for what every page behind the sign-in needs, and no other.
            {
              debugName: 'signed-in',
              name: (id, chunks) => (isReached(id, SIGNED_IN, chunks) ? 'signed-in' : null),
              priority: 0.9,
            },
            // What the form needs and others too: the list of visits, or any page where it is of no feature. Then what the
            // dictation needs of a report, then the rest of the form: a file each.
            {
              debugName: 'visits',
              name: (id, chunks) =>
                isReached(id, FORM, chunks) && (OF_NO_FEATURE.test(id) || isReached(id, WORKLIST, chunks))
                  ? 'visits'
                  : null,
              priority: 0.6,
            },
            {
              debugName: 'report',
              name: (id, chunks) =>
                isReached(id, FORM, chunks) && isReached(id, DICTATION, chunks) ? 'report' : null,
              priority: 0.55,
            },
            {
              debugName: 'form',
              name: (id, chunks) => (isReached(id, FORM, chunks) ? 'form' : null),
              priority: 0.5,
              minShareCount: 2,
            },
            // What the list of visits needs: what plain pages need too, or any page where it is of no feature; then its own.
            {
              debugName: 'plain',
              name: (id, chunks) =>
                isReached(id, WORKLIST, chunks) &&
                (isReached(id, PLAIN, chunks) || (OF_NO_FEATURE.test(id) && isReached(id, DICTATION, chunks)))
                  ? 'plain'
                  : null,
              priority: 0.45,
            },
            {
              debugName: 'worklist',
              name: (id, chunks) => (isReached(id, WORKLIST, chunks) ? 'worklist' : null),
              priority: 0.4,
              minShareCount: 2,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
          ],
        },
      },
    },
  },
});
