import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The kinds of site in the corpus. `analyst.ts` translates an analyst's own names into these. */
const KINDS = [
  'software',
  'ecommerce',
  'marketplace',
  'directory',
  'restaurant',
  'lodging',
  'clinic',
  'local-service',
  'trade',
  'manufacturer',
  'agency',
  'portfolio',
  'nonprofit',
  'association',
  'education',
  'event',
  'news',
  'media',
  'blog',
  'article',
  'documentation',
  'open-source',
  'forum',
  'community',
  'public-body',
  'insurance-finance',
  'real-estate',
  'transport',
  'telecom',
  'professional-practice',
  'job-board',
  'travel',
  'game',
  'app-store-page',
  'parked',
  'error-page',
  'login-page',
  'directory-listing',
  'server-default',
] as const;
export type Kind = (typeof KINDS)[number];

/** How a site earns its money. */
const BUSINESS_MODELS = [
  'subscription',
  'licence',
  'one-off-purchase',
  'commission',
  'fees',
  'dues',
  'donations',
  'advertising',
  'public-money',
  'lead',
  'free',
] as const;
export type BusinessModel = (typeof BUSINESS_MODELS)[number];

/** What a site may have and a report may call absent. */
const TOPICS = [
  'price',
  'free-offer',
  'contact',
  'opening-hours',
  'testimonial',
  'rating',
  'user-count',
  'award',
  'privacy',
  'newsletter',
  'booking',
  'donation',
  'questions',
  'delivery',
  'returns',
  'guarantee',
  'next-step',
  'description',
  'pictures',
  'team',
  'search',
] as const;
export type Topic = (typeof TOPICS)[number];

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
};

const pathOfSite = z.string().startsWith('/');

/**
 * What a reader of the pages expects of a report on them, written before any report was read. Every list names what is
 * acceptable, the best first.
 */
const expectation = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/u),
  /** Where the first page was published. */
  url: z.url(),
  /** `holdout` is scored, and never looked at while rules are written. */
  split: z.enum(['development', 'holdout']),
  language: z.string().length(2),
  kinds: z.array(z.enum(KINDS)).min(1),
  /** Empty where the pages don't say and no guess is better than another. */
  models: z.array(z.enum(BUSINESS_MODELS)),
  /**
   * Regular expressions, one of which occurs in a right audience. `none`: the pages address no audience, a report names none.
   */
  audience: z.union([z.literal('none'), z.array(z.string().refine(isPattern)).min(1)]),
  /** A report that names no audience makes no mistake: the pages hint at one at most. */
  audienceOptional: z.boolean().optional(),
  present: z.array(z.enum(TOPICS)),
  absent: z.array(z.enum(TOPICS)),
  /** The pages besides the first that are worth reading, by path; only of sites with more than one page. */
  read: z.array(pathOfSite).optional(),
});
export type Expectation = z.infer<typeof expectation>;

/** A site of the corpus: what to expect of it, and where its pages are. */
const corpusSite = expectation.extend({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/u),
  commit: z.string().regex(/^[0-9a-f]{40}$/u),
  source: z.union([
    /** Files by the path they are served at. */
    z.strictObject({ files: z.record(pathOfSite, z.string()) }),
    /** All pages of a folder of the repository (`` is the root), without those below `leave`. */
    z.strictObject({ folder: z.string(), leave: z.array(z.string()).optional() }),
  ]),
});
export type CorpusSite = z.infer<typeof corpusSite>;

const CORPUS = path.join(import.meta.dirname, 'corpus.json');

export const readCorpus = async (): Promise<readonly CorpusSite[]> =>
  z.array(corpusSite).parse(JSON.parse(await readFile(CORPUS, 'utf8')));
