import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prerender } from './prerender/plugin.ts';

const backend = 'http://127.0.0.1:3000';

/**
 * Every screen uses the sans, so the page preloads it. The link is written at build time, since the file name contains a
 * hash.
 */
const preloadSans = (): Plugin => ({
  name: 'preload-sans',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head-prepend',
        })),
  },
});

/** Every button imports these, but they are never rendered: the theme turns ripples off, and no button has a spinner. */
const NEVER_DRAWN = /@mui\/material\/(ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.mjs$/;
const withoutNeverDrawn = (): Plugin => ({
  name: 'without-never-drawn',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (NEVER_DRAWN.test(id) ? 'export default () => null;' : undefined),
});

/**
 * Few chunks, since each adds a file name to the manifest, and small files compress worse. The common code of all
 * screens is one file, the additional code of the landing page another, and the price list with its imports a third.
 */
const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'initial', tags: ['$initial'], priority: 4 },
  {
    name: 'parts',
    test: /web\/src\/(components\/(visually-hidden|progress-bar|source-label|people-band|reviewer-guidelines|helpful-review)|lib\/(browser-storage|cache-keys|host-of|use-reduced-motion)|features\/analysis\/(api|last-run|use-url-analysis))/,
    priority: 3,
  },
  // A group includes the imports of its files, so modules shared by many screens are assigned by name first.
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\//, priority: 2 },
  {
    name: 'fields',
    test: /@mui\/material\/(InputBase|OutlinedInput|TextareaAutosize|FormControl|FormLabel|IconButton)\//,
    priority: 2,
  },
  {
    name: 'plans',
    test: /features\/orders\/(plan-|use-plan-|use-is-)|orders\/plans|components\/fold-corner/,
    priority: 2,
  },
  // Small modules that many screens use, but not the landing page.
  {
    name: 'screens',
    test: /@mui\/material\/Skeleton\/|web\/src\/(components\/(credit-icon|empty-state|external-link|load-|narrow-page|notice|page-head|rating-line|screen-problem|scroll-region|sheet-dialog|site-link|stars|state-badge|text-page|use-hash-tab|waiting|form\/(check-field|check-group|confirm-actions|form-parts|native-select|select-field))|lib\/(copy-text|cut-text|date-time|day-of|member-cache-keys|time-left|use-days|use-is-alive|use-now)|features\/(analysis\/(apps-api|read-app|screenshots\/(fading-image|read-screens|screenshot-path))|(credits|feedback|orders|reviews)\/api|reviews\/review-text|credits\/credit-badge))/,
    priority: 1,
  },
  {
    name: 'reports',
    test: /(features\/analysis\/(version-query|report\/(open-fact|text-fragment|limited-|.*\/(open-fact|text-fragment|limited-)))|analysis\/report-links|lib\/scroll-to)/,
    priority: 0,
  },
  {
    name: 'seats',
    test: /web\/src\/(components\/seat|features\/(feedback\/(app-name|time-of-seat|explain-failure)|orders\/.*seat-words|reviews\/status-badge))/,
    priority: 0,
  },
  { name: 'texts', test: /web\/src\/routes\/(privacy|terms)-page/, priority: 0 },
  { name: 'payments', test: /web\/src\/(routes\/payment-|features\/orders\/payment-result)/, priority: 0 },
  {
    name: 'links',
    test: /web\/src\/(routes\/(confirm-email|forgot-password|reset-password|unsubscribe)-page|features\/accounts\/link-page)/,
    priority: 0,
  },
  {
    name: 'consoles',
    test: /web\/src\/features\/audit\/.*\/(actor|copied|dense-table|event-table|facts|fetched|find-form|json-view|legend|numbers|screen-head|secondary-text|sort-head|time|use-operation-request|use-open-person|use-sorted|value-text)\.tsx?$|features\/audit\/addresses/,
    priority: 0,
  },
];

const SELDOM = /assets\/((admin|developer|developers|standing)-page|links|texts|payments|ask-for-second-factor)-/;

/** Packages publish their sources under the condition `source`. */
const conditions = {
  client: ['source', ...defaultClientConditions],
  server: ['source', ...defaultServerConditions],
};

export default defineConfig({
  plugins: [withoutNeverDrawn(), react(), preloadSans(), prerender(conditions)],
  resolve: { conditions: conditions.client },
  ssr: { resolve: { conditions: conditions.server } },
  server: { port: 5173, proxy: { '/api': backend, '/config.json': backend } },
  // Nothing is inlined: the content security policy forbids `data:`. The polyfill for module preloading is left out: all
  // browsers that can run the app support it.
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    // Preload lists of rarely opened screens would enlarge the first load: their imports load after the screen itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) => (SELDOM.test(file) ? [] : dependencies),
    },
    // One stylesheet, which is inlined in the pages, so that no screen waits for it.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
