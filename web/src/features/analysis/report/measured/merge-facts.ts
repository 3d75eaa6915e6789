import type { Fact } from '@twofold/contracts/analysis/fact';

/** Lighthouse audits that duplicate a page fact. */
const SAME: Readonly<Record<string, string>> = {
  'lighthouse-image-alt': 'image-alternatives',
  'lighthouse-label': 'field-labels',
  'lighthouse-button-name': 'button-names',
  'lighthouse-link-name': 'link-names',
  'lighthouse-heading-order': 'heading-order',
  'lighthouse-html-has-lang': 'language',
  'lighthouse-meta-viewport': 'zoom',
  'lighthouse-viewport': 'viewport',
  'lighthouse-document-title': 'title',
  'lighthouse-meta-description': 'description',
  'lighthouse-is-crawlable': 'indexable',
  'lighthouse-canonical': 'canonical',
  'lighthouse-robots-txt': 'robots-txt',
  'lighthouse-hreflang': 'hreflang',
  'lighthouse-http-status-code': 'status',
  'lighthouse-is-on-https': 'https',
  'lighthouse-uses-text-compression': 'compression',
};

const NEEDS_WORK: readonly Fact['status'][] = ['fail', 'warning'];

/** All facts of a report. A problem that both Lighthouse and our own check of the page found is listed once. */
export const mergeFacts = (pageFacts: readonly Fact[], browserFacts: readonly Fact[]): readonly Fact[] => {
  const known = new Set(pageFacts.filter(({ status }) => NEEDS_WORK.includes(status)).map(({ id }) => id));
  return [...pageFacts, ...browserFacts.filter(({ id }) => !known.has(SAME[id] ?? id))];
};
