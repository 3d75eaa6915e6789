import { publicAddress } from '@twofold/contracts/analysis/public-address';
import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { withoutEllipsis } from './passages/passage-in.ts';

/** Adds to a report the pages it was made from, and to each quote its page, if that is not the first one. */
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
  if (evidence.basis !== 'quote' || contains(first, evidence.quote)) return evidence;
  const page = subpages.find((subpage) => contains(subpage, evidence.quote));
  return page ? { ...evidence, page: publicAddress(page.finalUrl) } : evidence;
};

const contains = (page: Pick<PageSnapshot, 'title' | 'description' | 'blocks'>, quote: string): boolean => {
  const words = withoutEllipsis(quote);
  return [page.title, page.description, ...page.blocks.map(({ text }) => text)].some((text) => text.includes(words));
};
