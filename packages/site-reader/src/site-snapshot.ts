import { z } from 'zod';
import { PAGE_KINDS } from './classify/page-kind.ts';
import { fact, MAX_FACTS } from './facts/fact.ts';
import type { OnProgress } from './read-progress.ts';
import { MAX_SUBPAGES } from './subpages/choose-subpages.ts';
import { PAGE_ROLES } from './subpages/role-words.ts';

const line = z.string().max(300);
const href = z.string().max(2_048);

/** A piece of visible text. `section` is the nearest heading above it, '' before the first. */
export const textBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'quote', 'table-cell', 'button', 'label']),
  section: line,
  text: z.string().max(5_000),
});
export type TextBlock = z.infer<typeof textBlock>;

/** A price on the page: `text` is its exact sentence; `amount` is in units of `currency`. */
export const price = z.object({
  text: z.string().max(500),
  section: line,
  amount: z.number().nonnegative(),
  currency: z.string().max(3),
  period: z.enum(['once', 'day', 'week', 'month', 'year']),
});
export type Price = z.infer<typeof price>;

/**
 * The visible content of a page, without its markup: the result of a safe read. All texts are well-formed, white space
 * is folded, and every list is capped. `text` is the visible text, the blocks joined by line feeds: quotes are looked
 * up here and in `title` and `description`.
 */
export const pageSnapshot = z.object({
  requestedUrl: href,
  finalUrl: href,
  language: z.string().max(35).optional(),
  title: line,
  siteName: line.optional(),
  description: z.string().max(2_000),
  keywords: z.array(line).max(30),
  headings: z.array(z.object({ level: z.int().min(1).max(6), text: line })).max(200),
  blocks: z.array(textBlock).max(2_000),
  text: z.string().max(200_000),
  links: z.array(z.object({ text: line, href, isExternal: z.boolean() })).max(500),
  callsToAction: z.array(z.object({ text: line, section: line, href: href.optional() })).max(50),
  forms: z.array(z.object({ fields: z.array(line).max(50), submit: line, hasPassword: z.boolean() })).max(20),
  prices: z.array(price).max(200),
  structuredData: z
    .array(z.object({ type: line, name: line, description: z.string().max(2_000), price: line.optional() }))
    .max(50),
  images: z.object({ count: z.int(), described: z.int() }),
  isMobileReady: z.boolean(),
  wordCount: z.int(),
});
export type PageSnapshot = z.infer<typeof pageSnapshot>;

/** Topics of which the markup or hidden text may have a sign, although the visible text has none. */
export const MARKUP_SIGNS = ['reviews', 'awards'] as const;
export type MarkupSign = (typeof MARKUP_SIGNS)[number];

/** The purpose of a subpage by the link to it; `other`: unknown. */
export const subpageRole = z.enum([...PAGE_ROLES, 'other']);

/** A chosen page without content, and why: robots.txt, a failure, or duplicate content. */
const unreadPage = z.object({ url: href, role: subpageRole, reason: z.enum(['robots', 'failed', 'same']) });

/** The source of the first page: its HTML, its document after scripts ran, or only its head, since scripts build the body. */
export const pageSource = z.enum(['static', 'rendered', 'head']);
export type PageSource = z.infer<typeof pageSource>;

/**
 * The content of a site: its first page, up to five more, and the frame. The frame is the text around the content or
 * repeated from page to page (navigation, footer, cookie notices), and the alternative texts of images and controls,
 * each text once. All of it is at most about 1.5 MB of JSON.
 */
export const siteSnapshot = pageSnapshot.extend({
  source: pageSource.default('static'),
  subpages: z.array(pageSnapshot.extend({ role: subpageRole })).max(MAX_SUBPAGES),
  unread: z.array(unreadPage).max(MAX_SUBPAGES),
  frame: z.array(z.string().max(500)).max(400),
  /** The kind of the first page: about an app, or one with almost no content (D-124). */
  pageKind: z.enum(PAGE_KINDS).default('page'),
  /** The words of the first page that show its kind; '' for an ordinary one. */
  pageKindEvidence: z.string().max(200).default(''),
  /** Topics of which the markup of a page has a sign: no proof, but a report must not call them missing. */
  markupSigns: z.array(z.enum(MARKUP_SIGNS)).max(MARKUP_SIGNS.length).default([]),
  /** The facts measured during the read, with a separate byte limit (`facts/page-facts.ts`). */
  facts: z.array(fact).max(MAX_FACTS).default([]),
});
export type SiteSnapshot = z.infer<typeof siteSnapshot>;

/** Why there is no snapshot. `detail` is for logs and never reveals whether a refused address answers. */
export const readFailure = z.object({
  reason: z.enum(['unreachable', 'blocked', 'login-wall', 'empty-shell', 'not-html', 'refused-address']),
  detail: z.string().max(500),
});
export type ReadFailure = z.infer<typeof readFailure>;

export type ReadResult =
  | { readonly ok: true; readonly snapshot: SiteSnapshot }
  | { readonly ok: false; readonly failure: ReadFailure };

/**
 * The port: reads a site, its first page and up to five more, within its budgets. Never throws because of the site;
 * aborting `signal` ends the read. `onProgress` is called with each phase.
 */
export type ReadSite = (
  url: string,
  options: { readonly signal: AbortSignal; readonly onProgress?: OnProgress },
) => Promise<ReadResult>;
