import { z } from 'zod';
import { fact, MAX_FACTS } from './facts/fact.ts';
import { MAX_SUBPAGES } from './subpages/choose-subpages.ts';
import { PAGE_ROLES } from './subpages/role-words.ts';

const line = z.string().max(300);
const href = z.string().max(2_048);

/** A piece of visible text, in the order of the page. `section` is the nearest heading above it, '' before the first. */
export const textBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'quote', 'table-cell', 'button', 'label']),
  section: line,
  text: z.string().max(5_000),
});
export type TextBlock = z.infer<typeof textBlock>;

/** A price as the page writes it: `text` is the sentence it stands in, to the letter; `amount` is in units of `currency`. */
export const price = z.object({
  text: z.string().max(500),
  section: line,
  amount: z.number().nonnegative(),
  currency: z.string().max(3),
  period: z.enum(['once', 'day', 'week', 'month', 'year']),
});
export type Price = z.infer<typeof price>;

/**
 * What a page says to a visitor, and nothing of how it is built: the result of a safe read. All texts are well-formed,
 * white space is folded, and every list is capped. `text` is the visible text, the blocks joined by line feeds: a quote is
 * looked up here and in `title` and `description`.
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
  prices: z.array(price).max(50),
  structuredData: z
    .array(z.object({ type: line, name: line, description: z.string().max(2_000), price: line.optional() }))
    .max(50),
  images: z.object({ count: z.int(), described: z.int() }),
  isMobileReady: z.boolean(),
  wordCount: z.int(),
});
export type PageSnapshot = z.infer<typeof pageSnapshot>;

/** What a page besides the first is for, as far as the link to it says; `other`: it says nothing of it. */
export const subpageRole = z.enum([...PAGE_ROLES, 'other']);

/** Why a page that was chosen is not read: its robots.txt, a failure of its own, or that it says what another page says. */
const unreadPage = z.object({ url: href, role: subpageRole, reason: z.enum(['robots', 'failed', 'same']) });

/**
 * What a site says: its first page, up to five more, and the frame. The frame is what stands around the content or repeats
 * from page to page (navigation, footer, cookie notices), and what images and controls are called for people who do not see
 * them, each text once. All of it is at most about 1.5 MB of JSON.
 */
export const siteSnapshot = pageSnapshot.extend({
  subpages: z.array(pageSnapshot.extend({ role: subpageRole })).max(MAX_SUBPAGES),
  unread: z.array(unreadPage).max(MAX_SUBPAGES),
  frame: z.array(z.string().max(500)).max(400),
  /** What was measured of the site while it was read, with a byte limit of its own (`facts/page-facts.ts`). */
  facts: z.array(fact).max(MAX_FACTS).default([]),
});
export type SiteSnapshot = z.infer<typeof siteSnapshot>;

/** Why there is no snapshot. `detail` is for logs and never says whether a refused address answers. */
export const readFailure = z.object({
  reason: z.enum(['unreachable', 'blocked', 'login-wall', 'empty-shell', 'not-html', 'refused-address']),
  detail: z.string().max(500),
});
export type ReadFailure = z.infer<typeof readFailure>;

export type ReadResult =
  { readonly ok: true; readonly snapshot: SiteSnapshot } | { readonly ok: false; readonly failure: ReadFailure };

/** The port: reads a site, its first page and up to five more, within its budgets. Never throws for what the site does; aborting `signal` ends the read. */
export type ReadSite = (url: string, options: { readonly signal: AbortSignal }) => Promise<ReadResult>;
