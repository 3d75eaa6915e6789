import { analyzeSite, judgeSite } from '@twofold/analyst/built-in/analyze-site';
import type { KindId, ModelId } from '@twofold/analyst/built-in/kind/kind';
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

/** Where the names of the analyst and those of the corpus meet. */
const KINDS: Readonly<Record<KindId, readonly Kind[]>> = {
  saas: ['software'],
  'developer-tool': ['software', 'open-source'],
  app: ['software'],
  'open-source': ['open-source'],
  documentation: ['documentation'],
  game: ['game'],
  shop: ['ecommerce'],
  marketplace: ['marketplace'],
  ticketing: ['marketplace', 'event'],
  restaurant: ['restaurant'],
  lodging: ['lodging'],
  travel: ['travel'],
  trade: ['trade', 'local-service'],
  builder: ['trade'],
  'real-estate': ['real-estate'],
  practice: ['professional-practice'],
  health: ['clinic'],
  wellness: ['local-service', 'clinic'],
  agency: ['agency'],
  insurance: ['insurance-finance'],
  finance: ['insurance-finance'],
  nonprofit: ['nonprofit'],
  association: ['association'],
  education: ['education'],
  course: ['education'],
  government: ['public-body'],
  attraction: ['travel', 'event'],
  news: ['news', 'media'],
  blog: ['blog'],
  portfolio: ['portfolio'],
  event: ['event'],
  forum: ['forum', 'community'],
  transport: ['transport'],
  reference: ['article', 'documentation'],
  directory: ['directory', 'marketplace'],
  recruitment: ['job-board', 'professional-practice'],
  telecom: ['telecom'],
  'store-listing': ['app-store-page'],
  religious: ['association', 'nonprofit'],
  manufacturer: ['manufacturer'],
  producer: ['manufacturer', 'ecommerce'],
  media: ['media'],
  research: ['education', 'public-body'],
};

const MODELS: Readonly<Record<ModelId, BusinessModel>> = {
  subscription: 'subscription',
  purchase: 'one-off-purchase',
  commission: 'commission',
  fees: 'fees',
  premiums: 'fees',
  dues: 'dues',
  donations: 'donations',
  advertising: 'advertising',
  'public-money': 'public-money',
  lead: 'lead',
  free: 'free',
  tuition: 'fees',
  interest: 'fees',
  tickets: 'one-off-purchase',
};

/** Below this, the analyst does not state a model. */
const SURE_OF_MODEL = 0.6;

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
  const { limited } = report;
  if (limited === undefined) return undefined;
  return { kinds: KINDS_WITHOUT_BUSINESS.filter((kind) => kind === limited.reason), confidence: 1, model: undefined };
};

/** The one place that knows the analyst: its report on a site, and what it takes the site for. */
export const analyze = (snapshot: SiteSnapshot): Analysis => {
  const start = performance.now();
  const report = analyzeSite(snapshot);
  const milliseconds = performance.now() - start;
  const { kind, confidence, isSure, businessModel, modelConfidence } = judgeSite(snapshot);
  const judgement = judgementOfLimited(report) ?? {
    kinds: isSure ? KINDS[kind] : [],
    confidence,
    model: modelConfidence >= SURE_OF_MODEL ? MODELS[businessModel] : undefined,
  };
  return { report, judgement, milliseconds };
};
