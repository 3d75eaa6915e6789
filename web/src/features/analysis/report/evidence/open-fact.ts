import { scrollToElement } from '../../../../lib/scroll-to.ts';

/** The id of a fact's row in the section of measured facts. */
export const factRowId = (factId: string): string => `fact-${factId}`;

/** Expands a fact in the section of measured facts and focuses it. Does nothing while that section is loading. */
export const openFact = (factId: string): void => {
  const row = document.getElementById(factRowId(factId));
  const details = row?.querySelector('details');
  if (!row || !details) return;
  details.open = true;
  scrollToElement(row, { block: 'center' });
  details.querySelector('summary')?.focus({ preventScroll: true });
};
