import { analyzeSite } from '@twofold/analyst/built-in/analyze-site';
import { factsOfSite } from '@twofold/analyst/built-in/whole-site';
import type { Report } from '@twofold/contracts/analysis/report';
import type { ReadFailure, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { BusinessModel, Kind } from './expectation.ts';

/** What an analyst takes a site for. No kinds: it isn't sure. */
export type Judgement = {
  readonly kinds: readonly Kind[];
  readonly confidence: number;
  /** Undefined: the analyst doesn't tell. */
  readonly model: BusinessModel | undefined;
};

/** Where the names of the analyst and those of the corpus meet; `site` is the analyst's word for not knowing. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  software: ['software'],
  shop: ['ecommerce'],
  blog: ['blog'],
  news: ['news', 'media'],
  docs: ['documentation'],
  'open-source': ['open-source'],
  local: ['local-service', 'trade'],
  restaurant: ['restaurant'],
  lodging: ['lodging'],
  health: ['clinic'],
  directory: ['directory', 'marketplace'],
  game: ['game'],
  portfolio: ['portfolio'],
  agency: ['agency'],
  nonprofit: ['nonprofit'],
  government: ['public-body'],
  course: ['education'],
  event: ['event'],
  community: ['community', 'forum'],
  site: [],
};

/** Kinds of page that are called the same by the analyst. */
const KINDS_WITHOUT_BUSINESS: readonly Kind[] = [
  'parked',
  'directory-listing',
  'server-default',
  'error-page',
  'login-page',
  'article',
];

/** Kinds by the reason why a page was not read as the page of a business. */
const KIND_OF_FAILURE: Readonly<Partial<Record<ReadFailure['reason'], Kind>>> = { 'login-wall': 'login-page' };

export const judgementOfFailure = ({ reason }: ReadFailure): Judgement => {
  const kind = KIND_OF_FAILURE[reason];
  return { kinds: kind === undefined ? [] : [kind], confidence: 1, model: undefined };
};

export type Analysis = { readonly report: Report; readonly judgement: Judgement; readonly milliseconds: number };

/** A report may be limited because its page is of no business; it says so with certainty. */
const judgementOfLimited = (report: Report): Judgement | undefined => {
  const { limited } = report as { readonly limited?: { readonly reason: string } };
  if (limited === undefined) return undefined;
  return { kinds: KINDS_WITHOUT_BUSINESS.filter((kind) => kind === limited.reason), confidence: 1, model: undefined };
};

/** The one place that knows the analyst: its report on a site, and what it takes the site for. */
export const analyze = (snapshot: SiteSnapshot): Analysis => {
  const start = performance.now();
  const report = analyzeSite(snapshot);
  const milliseconds = performance.now() - start;
  const { kind, confidence } = factsOfSite(snapshot);
  const judgement = judgementOfLimited(report) ?? { kinds: KINDS[kind] ?? [], confidence, model: undefined };
  return { report, judgement, milliseconds };
};
