import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The faults that axe finds on the page, by rule and place: its default rules and some or all of WCAG 2.2's that are
 * off by default.
 */
export const faultsOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules([...rules]);
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
