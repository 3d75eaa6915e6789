import type { Plugin } from 'vitest/config';
import { bundleProgram } from './bundle-program.ts';
import { replaceStarted } from './started-programs.ts';

/**
 * Sources under test start bundles of the programs beside them, which are built once per run. Starting a program from its
 * sources takes three times the processor time.
 */
export const bundleStarted: Plugin = {
  name: 'bundle-started',
  enforce: 'pre',
  transform: async (code, id) => {
    if (!id.endsWith('.ts') || id.includes('/node_modules/') || !code.includes('import.meta.url')) return undefined;
    const replaced = await replaceStarted(code, id, bundleProgram);
    return replaced === code ? undefined : { code: replaced, map: null };
  },
};
