import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The account center: built into dist/pages, from where the API serves it at /account. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/account/',
  cacheDir: '../.cache/vite',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/pages',
    emptyOutDir: true,
    // The content security policy has no room for data: URLs, nor a page for inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npx vite web` beside a running service, for work on the pages.
  server: { proxy: { '^/(account/api|api|docs|openapi.json)': process.env.ROUNDSMAN_URL ?? 'http://127.0.0.1:8080' } },
});
