import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/scripts/test/longest-first.ts';
import { bundleStarted } from './tools/testing/src/bundle-started.ts';

/** Packages publish their sources under the condition `source`; tests run those, not the build. */
const conditions = ['source'];
const resolve = { conditions };
const ssr = { resolve: { conditions } };
/** Test files of this name in every package. */
const inSources = (name: string): string[] =>
  ['*', 'packages/*', 'tools/*'].map((folder) => `${folder}/src/**/${name}`);
const exclude = ['**/node_modules/**', '**/dist/**'];

/**
 * Importing the services takes longer than most tests: files that run in one worker share what is imported. No test
 * replaces a module or leaves a change of something global behind; web tests share a document that each leaves empty.
 */
const isolate = false;

/** One project for each cost: the suffix of a test file says what it needs. */
export default defineConfig({
  test: {
    // Vitest keeps one core for itself, which is half of the smallest machines. Test files wait for a third of their time, or
    // more, so that one more at once keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr,
        plugins: [bundleStarted],
        test: {
          name: 'unit',
          isolate,
          include: ['*.test.ts', ...inSources('*.test.ts'), 'tools/scripts/**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts', '**/*.container.test.ts', 'web/**'],
          testTimeout: 40_000,
        },
      },
      {
        resolve,
        ssr,
        plugins: [bundleStarted],
        test: {
          name: 'int',
          isolate,
          include: inSources('*.int.test.ts'),
          exclude,
          setupFiles: ['tools/testing/src/description/hold-to-description.ts'],
          globalSetup: ['tools/testing/src/postgres-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        plugins: [bundleStarted],
        test: {
          name: 'container',
          include: inSources('*.container.test.ts'),
          exclude,
          globalSetup: ['tools/testing/src/container-global-setup.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      './web/vite.config.ts',
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          isolate,
          include: ['tools/e2e/src/**/*.e2e.ts'],
          exclude,
          globalSetup: ['tools/testing/src/postgres-global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
