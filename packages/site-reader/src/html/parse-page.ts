import { classifyPage } from '../classify/classify-page.ts';
import { collectKindSigns, type KindSigns } from '../classify/collect-kind-signs.ts';
import type { Classified } from '../classify/page-kind.ts';
import { collectMarkup } from '../facts/markup/collect-markup.ts';
import type { Markup } from '../facts/markup/markup.ts';
import type { MarkupSign, PageSnapshot, TextBlock } from '../site-snapshot.ts';
import { countWords, cut } from './clean-text.ts';
import { collectDescriptions } from './collect-descriptions.ts';
import { collectForms } from './collect-forms.ts';
import { collectHead } from './collect-head.ts';
import { collectImages } from './collect-images.ts';
import { collectLinks } from './collect-links.ts';
import { collectMarkupSigns } from './collect-markup-signs.ts';
import { collectScripts, type ScriptSigns } from './collect-scripts.ts';
import { collectText, type FoundBlock } from './collect-text.ts';
import { openElement, PAGE, type Collector, type OpenElement } from './open-element.ts';
import { keepContent } from './keep-content.ts';
import { findPrices } from './prices.ts';
import { parseHtml } from './shallow-parser.ts';
import { fitting, LIST_BYTES } from './snapshot-limits.ts';
import { findStructuredData } from './structured-data.ts';

export interface PageUrls {
  readonly requestedUrl: string;
  readonly finalUrl: string;
}

/**
 * A snapshot, the texts of the frame, the topics of which the markup has a sign, the signs of a script-built page, the
 * signs of the page's kind, and the markup.
 */
export interface FoundPage {
  readonly snapshot: PageSnapshot;
  readonly frame: readonly string[];
  readonly markupSigns: readonly MarkupSign[];
  readonly scriptSigns: ScriptSigns;
  readonly kindSigns: KindSigns;
  readonly markup: Markup;
}

/** A page with its kind. */
export interface ParsedPage extends FoundPage {
  readonly classified: Classified;
}

const MAX_TEXT = 200_000;

/** Runs all collectors over a page, in one pass. */
const visit = (html: string, collectors: readonly Collector[]): void => {
  const open: OpenElement[] = [];
  const top = () => open.at(-1) ?? PAGE;
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      const parent = top();
      const element = openElement(name, attributes, parent);
      open.push(element);
      for (const collector of collectors) collector.open?.(element, parent);
    },
    ontext: (text: string) => {
      const element = top();
      if (element.isHidden) for (const collector of collectors) collector.hiddenText?.(text, element);
      else for (const collector of collectors) collector.text?.(text, element);
    },
    onclosetag: () => {
      const element = open.pop();
      if (element) for (const collector of collectors) collector.close?.(element);
    },
    onend: () => {
      for (const collector of collectors) collector.close?.(PAGE);
    },
  };
  parseHtml(html, handler, () => open.length);
};

const plainBlock = ({ kind, section, text }: FoundBlock): TextBlock => ({ kind, section, text });

/** The caps of other pages, as a share of those of the first page. */
const SUBPAGE_SHARE = 0.3;

/**
 * Parses a page in one streaming pass, in linear time, into a snapshot within its caps, which are smaller for a subpage.
 * Never throws.
 */
export const parsePage = (html: string, { requestedUrl, finalUrl }: PageUrls, isSubpage = false): ParsedPage => {
  const share = isSubpage ? SUBPAGE_SHARE : 1;
  const kept = <Item>(list: readonly Item[], items: number, name: keyof typeof LIST_BYTES): Item[] =>
    fitting(list, items, share * LIST_BYTES[name]);
  const head = collectHead(finalUrl);
  const text = collectText();
  const links = collectLinks(finalUrl, head.base, text.section);
  const forms = collectForms();
  const images = collectImages();
  const scripts = collectScripts();
  const descriptions = collectDescriptions();
  const markupSigns = collectMarkupSigns();
  const kindSigns = collectKindSigns();
  const markup = collectMarkup(head.base);
  visit(html, [head, links, text, forms, images, scripts, descriptions, markupSigns, kindSigns, ...markup.collectors]);

  const { language, siteName, ...about } = head.found();
  const content = keepContent(text.found.blocks);
  const blocks = kept(content.map(plainBlock), 2_000, 'blocks');
  const shown = cut(blocks.map((block) => block.text).join('\n'), share * MAX_TEXT);
  const snapshot: PageSnapshot = {
    requestedUrl,
    finalUrl,
    ...(language !== undefined && { language }),
    ...(siteName !== undefined && { siteName }),
    ...about,
    title: about.title || (text.found.headings[0]?.text ?? ''),
    headings: kept(text.found.headings, 200, 'headings'),
    blocks,
    text: shown,
    links: kept(links.found.links, 500, 'links'),
    callsToAction: kept(links.found.callsToAction, 50, 'callsToAction'),
    forms: kept(forms.found(), 20, 'forms'),
    prices: kept(findPrices(content.slice(0, blocks.length), language, 200), 200, 'prices'),
    structuredData: kept(findStructuredData(scripts.jsonLds(), 50), 50, 'structuredData'),
    images: images.found(),
    wordCount: countWords(shown),
  };
  const inContent = new Set(content);
  const around = text.found.blocks.filter((block) => !inContent.has(block)).map((block) => block.text);
  const frame = [...around, ...descriptions.found()];
  const foundMarkup = markup.found(text.found.blocks);
  const page: FoundPage = {
    snapshot,
    frame,
    markupSigns: markupSigns.found(),
    scriptSigns: scripts.signs(),
    kindSigns: kindSigns.found(),
    markup: foundMarkup,
  };
  return { ...page, classified: classifyPage(page) };
};
