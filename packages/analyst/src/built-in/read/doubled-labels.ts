import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/** Shorter words are doubled in names: “Baden Baden”. */
const MIN_LENGTH = 6;

/** “Cameras Cameras”: the text of a picture and of the link around it. */
export const withoutDoubling = (label: string): string => {
  const half = label.slice(0, (label.length - 1) / 2);
  return half.length >= MIN_LENGTH && label === `${half} ${half}` ? half : label;
};

const withLabelsOnce = <Page extends PageSnapshot>(page: Page): Page => ({
  ...page,
  links: page.links.map((link) => ({ ...link, text: withoutDoubling(link.text) })),
  callsToAction: page.callsToAction.map((call) => ({ ...call, text: withoutDoubling(call.text) })),
  blocks: page.blocks.map((block) => ({ ...block, text: withoutDoubling(block.text) })),
});

/** The pages with doubled labels cut to one. */
export const withoutDoubledLabels = (snapshot: SiteSnapshot): SiteSnapshot => ({
  ...withLabelsOnce(snapshot),
  subpages: snapshot.subpages.map(withLabelsOnce),
});
