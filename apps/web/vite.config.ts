import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const server = process.env['CONSTAT_DEV_SERVER'] ?? 'http://localhost:3000';

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
    proxy: { '/api': { target: server, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The bundle benchmark reads which files each route loads.
    manifest: true,
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // The words of French are one table, fetched late.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // Modules that several pages share go together by the pages that load them: few requests, and nothing that a page
        // does not need.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
          ],
        },
      },
    },
  },
});
