import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const server = process.env['CONSTAT_DEV_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: here,
  plugins: [
    react(),
    lingui({ cwd: here, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: here })] }),
    tailwindcss(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, changeOrigin: true } },
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
  },
});
