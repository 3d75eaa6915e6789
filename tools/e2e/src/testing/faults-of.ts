import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/**
 * What axe finds wrong with what the page shows, by rule and place. It runs in the page: there are no frames that would
 * need a blank page to sum up in, which takes longer than the rules do.
 */
export const axeFaults = async (page: Page, options: AxeOptions = {}): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** The same with the rules of WCAG 2.2 that axe leaves out on its own, or with some rules only. */
export const faultsOf = (page: Page, rules?: readonly string[]): Promise<string[]> =>
  axeFaults(
    page,
    rules ? { runOnly: { type: 'rule', values: [...rules] } } : { rules: { 'target-size': { enabled: true } } },
  );
