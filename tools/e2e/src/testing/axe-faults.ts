import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The slowest rule of axe. */
const CONTRAST = 'color-contrast';

/**
 * What axe finds wrong with what the page shows, or with parts of it, by rule and place. A page loads axe once: that
 * takes longer than many rules do. Our pages have no frames, in which it would not look.
 */
export const axeFaults = async (page: Page, options: RunOptions = {}, parts?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(await AXE);
  const context = parts ? `${JSON.stringify({ include: parts })}, ` : '';
  const run = `axe.run(${context}${JSON.stringify({ ...options, resultTypes: ['violations'] })})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

type Looked = {
  /** Default: all rules, including those of WCAG 2.2, which axe omits by default. */
  readonly rules?: readonly string[];
  /** Where colors are checked. Default: everywhere. */
  readonly parts?: readonly string[] | undefined;
};

/** The faults that axe finds on the page. Colors, the slowest rule, can be limited to parts of it. */
export const faultsIn = async (page: Page, { rules, parts }: Looked = {}): Promise<string[]> => {
  if (!parts) return axeFaults(page, withRules(rules));
  const rest = rules ? withRules(rules.filter((rule) => rule !== CONTRAST)) : withRules(undefined, CONTRAST);
  return [...(await axeFaults(page, rest)), ...(await axeFaults(page, withRules([CONTRAST]), parts))];
};

const withRules = (rules: readonly string[] | undefined, without?: string): RunOptions =>
  rules
    ? { runOnly: { type: 'rule', values: [...rules] } }
    : { rules: { 'target-size': { enabled: true }, ...(without && { [without]: { enabled: false } }) } };
