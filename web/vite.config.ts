import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the server listens while the web is developed; `tools/dev.mjs` sets it. */
const api = process.env.WAYBILL_API ?? 'http://127.0.0.1:3000';

/** Names are Myanmar in every language, so the font is asked for together with the program and not after it has drawn the first text. */
const preloadMyanmarFont: Plugin = {
  name: 'preload-myanmar-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => Object.keys(bundle ?? {}).filter((file) => /noto-sans-myanmar-myanmar-400.*woff2$/.test(file)).map((file) => ({
      tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }, injectTo: 'head' as const,
    })),
  },
};

/**
 * What every page needs is kept in chunks of its own, so that a release that touches one screen leaves them in the browser's cache.
 * The rest is cut by the router's lazy routes. Nothing is inlined: the content security policy allows only files of our own.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadMyanmarFont],
  build: {
    target: ['es2022', 'chrome109', 'edge109', 'firefox115', 'safari16.4'],
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/, priority: 2 },
            { name: 'fields', test: /(web[\\/]src[\\/]ui[\\/](Button|Spinner|Icon|Field|field-context|control|TextInput|typed-text|PasswordInput|Checkbox|ui)\.|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|createLucideIcon|context|defaultAttributes))/, priority: 1 },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
});
