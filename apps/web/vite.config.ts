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

/** True for a module that these sources need before they run, one of them at least. */
function isReached(id: string, sources: string | readonly string[], modules: Modules): boolean {
  return [sources].flat().some((source) => reachedBy(source, modules).has(id));
}

function reachedBy(source: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(source);
  if (known !== undefined) return known;
  const all = new Set<string>();
  const follow = (each: string): void => {
    if (all.has(each)) return;
    all.add(each);
    modules.getModuleInfo(each)?.importedIds.forEach(follow);
  };
  follow(join(here, source));
  reached.set(source, all);
  return all;
}

/** What the pages are that the groups of modules are made for. */
const LANDING = 'app/signed-out.tsx';
const SIGNED_IN = 'app/signed-in-screens.tsx';
const WORKLIST = 'app/pages/worklist-page.tsx';
const FORM = 'app/pages/form-page.tsx';

/**
 * The rules of language, which a page names by the index of their package and mostly does not use before it is drawn; those
 * that the form is drawn with are not among them.
 */
const RULES = /packages\/(?:language|report\/rules\/gender)\//u;
const DRAWN_WITH =
  /\/(?:text\/(?:sentences|abbreviations|fold|quotations|stem|count-differences)|dates\/(?:calendar|months)|gender\/(?:dominance-words|gendered-fields))\.ts$/u;

function isShared(id: string): boolean {
  return !RULES.test(id) || DRAWN_WITH.test(id);
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
                isShared(id) && isReached(id, LANDING, chunks) && isReached(id, [SIGNED_IN, FORM], chunks)
                  ? 'pages'
                  : null,
              priority: 1.5,
            },
            // The same for what the landing page and the sign-in need, so that they fetch nothing of the pages behind them.
            {
              debugName: 'signed-out',
              name: (id, chunks) => (isShared(id) && isReached(id, LANDING, chunks) ? 'signed-out' : null),
              priority: 1,
            },
            // The same for what every page behind the sign-in needs, and no other.
            {
              debugName: 'signed-in',
              name: (id, chunks) => (isShared(id) && isReached(id, SIGNED_IN, chunks) ? 'signed-in' : null),
              priority: 0.9,
            },
            // What the list of visits and the form need, then the rest of the form: a file each.
            {
              debugName: 'visits',
              name: (id, chunks) =>
                isShared(id) && isReached(id, FORM, chunks) && isReached(id, WORKLIST, chunks)
                  ? 'visits'
                  : null,
              priority: 0.6,
            },
            {
              debugName: 'form',
              name: (id, chunks) => (isShared(id) && isReached(id, FORM, chunks) ? 'form' : null),
              priority: 0.5,
              minShareCount: 2,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
          ],
        },
      },
    },
  },
});
