import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with what the page shows, by rule and place: its own rules and those of WCAG 2.2 that it leaves
 * out on its own, or only some.
 */
export const faultsOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules([...rules]);
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
