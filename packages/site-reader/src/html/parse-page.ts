import type { SiteSnapshot, TextBlock } from '../site-snapshot.ts';
import { countWords, cut } from './clean-text.ts';
import { collectForms } from './collect-forms.ts';
import { collectHead } from './collect-head.ts';
import { collectImages } from './collect-images.ts';
import { collectLinks } from './collect-links.ts';
import { collectScripts, type ScriptSigns } from './collect-scripts.ts';
import { collectText, type FoundBlock } from './collect-text.ts';
import { frameOf, PAGE, type Collector, type Frame } from './frame.ts';
import { keepContent } from './keep-content.ts';
import { findPrices } from './prices.ts';
import { parseHtml } from './shallow-parser.ts';
import { fitting, LIST_BYTES } from './snapshot-limits.ts';
import { findStructuredData } from './structured-data.ts';

export interface PageUrls {
  readonly requestedUrl: string;
  readonly finalUrl: string;
}

/** A snapshot, and what tells a page from the shell of one. */
export interface ParsedPage {
  readonly snapshot: SiteSnapshot;
  readonly signs: ScriptSigns;
}

const MAX_TEXT = 200_000;

/** Runs all collectors over a page, in one pass. */
const visit = (html: string, collectors: readonly Collector[]): void => {
  const open: Frame[] = [];
  const top = () => open.at(-1) ?? PAGE;
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      const parent = top();
      const frame = frameOf(name, attributes, parent);
      open.push(frame);
      for (const collector of collectors) collector.open?.(frame, parent);
    },
    ontext: (text: string) => {
      const frame = top();
      if (frame.isHidden) for (const collector of collectors) collector.hiddenText?.(text, frame);
      else for (const collector of collectors) collector.text?.(text, frame);
    },
    onclosetag: () => {
      const frame = open.pop();
      if (frame) for (const collector of collectors) collector.close?.(frame);
    },
    onend: () => {
      for (const collector of collectors) collector.close?.(PAGE);
    },
  };
  parseHtml(html, handler, () => open.length);
};

const plainBlock = ({ kind, section, text }: FoundBlock): TextBlock => ({ kind, section, text });

/**
 * Reads a page in one streaming pass, in time that grows with its length only, and fills a snapshot within its caps.
 * Never throws for what the page is.
 */
export const parsePage = (html: string, { requestedUrl, finalUrl }: PageUrls): ParsedPage => {
  const head = collectHead(finalUrl);
  const text = collectText();
  const links = collectLinks(finalUrl, head.base, text.section);
  const forms = collectForms();
  const images = collectImages();
  const scripts = collectScripts();
  visit(html, [head, links, text, forms, images, scripts]);

  const { language, siteName, ...about } = head.found();
  const content = keepContent(text.found.blocks);
  const blocks = fitting(content.map(plainBlock), 2_000, LIST_BYTES.blocks);
  const shown = cut(blocks.map((block) => block.text).join('\n'), MAX_TEXT);
  const snapshot: SiteSnapshot = {
    requestedUrl,
    finalUrl,
    ...(language !== undefined && { language }),
    ...(siteName !== undefined && { siteName }),
    ...about,
    title: about.title || (text.found.headings[0]?.text ?? ''),
    headings: fitting(text.found.headings, 200, LIST_BYTES.headings),
    blocks,
    text: shown,
    links: fitting(links.found.links, 500, LIST_BYTES.links),
    callsToAction: fitting(links.found.callsToAction, 50, LIST_BYTES.callsToAction),
    forms: fitting(forms.found(), 20, LIST_BYTES.forms),
    prices: fitting(findPrices(content.slice(0, blocks.length), language, 50), 50, LIST_BYTES.prices),
    structuredData: fitting(findStructuredData(scripts.jsonLds(), 50), 50, LIST_BYTES.structuredData),
    images: images.found(),
    wordCount: countWords(shown),
  };
  return { snapshot, signs: scripts.signs() };
};
