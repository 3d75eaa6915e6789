import type { CapturedText } from '@twofold/contracts/analysis/captures';
import { publicAddress } from '@twofold/contracts/analysis/public-address';
import { storableDeep } from '@twofold/contracts/text';
import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/** All texts of a site's pages that a report may quote. */
export const textOf = ({ subpages, frame, ...first }: SiteSnapshot): CapturedText =>
  storableDeep({
    pages: [
      { page: publicAddress(first.finalUrl), texts: textsOf(first) },
      ...subpages.map((page) => ({ page: publicAddress(page.finalUrl), role: page.role, texts: textsOf(page) })),
    ],
    frame,
  });

const textsOf = (page: Omit<PageSnapshot, 'requestedUrl' | 'finalUrl'>): string[] => {
  const { title, siteName = '', description, blocks, callsToAction, prices, structuredData } = page;
  const texts = [
    title,
    siteName,
    description,
    ...blocks.map(({ text }) => text),
    ...callsToAction.map(({ text }) => text),
    ...prices.map(({ text }) => text),
    ...structuredData.flatMap((data) => [data.name, data.description, data.price ?? '']),
  ];
  return [...new Set(texts)].filter((text) => text !== '');
};
