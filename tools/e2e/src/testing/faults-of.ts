import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with what the page shows, by rule and place. A page loads axe once: that takes longer than many
 * rules do. Our pages have no frames, in which it would not look.
 */
export const axeFaults = async (page: Page, options: RunOptions = {}): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(await AXE);
  const run = `axe.run(${JSON.stringify({ ...options, resultTypes: ['violations'] })})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** The same with the rules of WCAG 2.2 that axe leaves out on its own, or with some rules only. */
export const faultsOf = (page: Page, rules?: readonly string[]): Promise<string[]> =>
  axeFaults(
    page,
    rules ? { runOnly: { type: 'rule', values: [...rules] } } : { rules: { 'target-size': { enabled: true } } },
  );
