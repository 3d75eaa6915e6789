import { publicAddress } from '@twofold/contracts/analysis/public-address';
import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/** Says of a report which pages it was made from, and of each quote on which of them it stands, if not on the first. */
export const withPages = (report: Report, { subpages, unread, ...first }: SiteSnapshot): Report => ({
  ...report,
  evidence: report.evidence.map((evidence) => located(evidence, first, subpages)),
  pages: {
    read: subpages.map(({ finalUrl, role, title }) => ({ url: publicAddress(finalUrl), role, title })),
    unread: unread.map(({ url, role, reason }) => ({ url: publicAddress(url), role, reason })),
  },
});

const located = (
  evidence: Evidence,
  first: Pick<PageSnapshot, 'title' | 'description' | 'blocks'>,
  subpages: readonly PageSnapshot[],
): Evidence => {
  if (evidence.basis !== 'quote' || stands(evidence.quote, first)) return evidence;
  const page = subpages.find((subpage) => stands(evidence.quote, subpage));
  return page ? { ...evidence, page: publicAddress(page.finalUrl) } : evidence;
};

const stands = (quote: string, page: Pick<PageSnapshot, 'title' | 'description' | 'blocks'>): boolean => {
  // A quote that was cut to size ends in dots of ours.
  const words = quote.replace(/(?:…|\.{3})$/, '');
  return [page.title, page.description, ...page.blocks.map(({ text }) => text)].some((text) => text.includes(words));
};
