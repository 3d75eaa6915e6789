import { countWords, cut } from '../html/clean-text.ts';
import type { ParsedPage } from '../html/parse-page.ts';
import { fitting } from '../html/snapshot-limits.ts';
import { MARKUP_SIGNS, type PageSnapshot, type PageSource, type SiteSnapshot } from '../site-snapshot.ts';
import type { Subpage } from './choose-subpages.ts';

/** A chosen page: its content, or the reason why there is none. */
export type SubpageResult = Subpage &
  ({ readonly page: ParsedPage } | { readonly reason: SiteSnapshot['unread'][number]['reason'] });

const MAX_FRAME = 400;
const FRAME_BYTES = 60_000;
const MAX_FRAME_TEXT = 500;
/** A page that shares this much of its text with an earlier page is a duplicate. */
const DUPLICATE_SHARE = 0.9;
/** Text on two pages may be their subject; text on three or more belongs to the frame. */
const MIN_PAGES = 3;

/**
 * Combines pages into a site: duplicate pages are dropped, and text on every page is stored once, in the frame. Facts
 * are measured elsewhere, on everything that was read.
 */
export const combinePages = (
  first: ParsedPage,
  tried: readonly SubpageResult[],
  source: PageSource = 'static',
): SiteSnapshot => {
  const kept: (Subpage & { readonly page: ParsedPage })[] = [];
  const unread: SiteSnapshot['unread'] = [];
  for (const each of tried) {
    if ('reason' in each) unread.push(each);
    else if ([first, ...kept.map(({ page }) => page)].some((before) => isDuplicate(each.page, before)))
      unread.push({ url: each.url, role: each.role, reason: 'same' });
    else kept.push(each);
  }
  const pages = [first, ...kept.map(({ page }) => page)];
  const repeated = repeatedIn(pages.map(({ snapshot }) => snapshot));
  const frame = new Set([...repeated, ...pages.flatMap((page) => page.frame)].map((text) => cut(text, MAX_FRAME_TEXT)));
  return {
    ...withoutRepeated(first.snapshot, repeated),
    source,
    subpages: kept.map(({ role, page }) => ({ ...withoutRepeated(page.snapshot, repeated), role })),
    unread,
    frame: fitting([...frame], MAX_FRAME, FRAME_BYTES),
    pageKind: first.classified.kind,
    pageKindEvidence: first.classified.evidence,
    markupSigns: MARKUP_SIGNS.filter((sign) => pages.some(({ markupSigns }) => markupSigns.includes(sign))),
    facts: [],
  };
};

const textsOf = ({ blocks }: PageSnapshot): ReadonlySet<string> => new Set(blocks.map(({ text }) => text));

const isDuplicate = ({ snapshot: page }: ParsedPage, { snapshot: before }: ParsedPage): boolean => {
  if (page.finalUrl === before.finalUrl) return true;
  const known = textsOf(before);
  const length = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
  const own = page.blocks.map(({ text }) => text);
  return length(own.filter((text) => known.has(text))) >= DUPLICATE_SHARE * length(own);
};

const repeatedIn = (pages: readonly PageSnapshot[]): ReadonlySet<string> => {
  const [first, ...others] = pages.map(textsOf);
  if (!first || pages.length < MIN_PAGES) return new Set();
  return new Set([...first].filter((text) => others.every((texts) => texts.has(text))));
};

const withoutRepeated = (page: PageSnapshot, repeated: ReadonlySet<string>): PageSnapshot => {
  if (repeated.size === 0) return page;
  const blocks = page.blocks.filter(({ text }) => !repeated.has(text));
  const text = blocks.map((block) => block.text).join('\n');
  const headings = page.headings.filter((heading) => !repeated.has(heading.text));
  return { ...page, blocks, headings, text, wordCount: countWords(text) };
};
