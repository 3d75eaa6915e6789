import { analyzeSite, judgeSite } from '@twofold/analyst/built-in/analyze-site';
import type { KindId, ModelId } from '@twofold/analyst/built-in/kind/kind';
import { limitedReportOf } from '@twofold/analyst/limited/limited-report';
import { analystFields } from '@twofold/command-service/analysis/analyst-environment';
import { chooseAnalyst } from '@twofold/command-service/analysis/choose-analyst';
import type { Report } from '@twofold/contracts/analysis/report';
import type { ReadFailure, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { z } from 'zod';
import type { BusinessModel, Kind } from './expectation.ts';

/** How an analyst classifies a site. No kinds: it is not sure. */
export type Judgment = {
  readonly kinds: readonly Kind[];
  readonly confidence: number;
  /** Undefined: the analyst does not say. */
  readonly model: BusinessModel | undefined;
};

/** Translates the analyst's kinds into those of the corpus. */
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
  company: ['manufacturer', 'agency'],
  producer: ['manufacturer', 'ecommerce'],
  media: ['media'],
  research: ['education', 'public-body'],
  private: ['event', 'portfolio'],
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

/** Reasons for a limited report that are also kinds in the corpus, under the same name. */
const LIMITED_KINDS: readonly Kind[] = [
  'parked',
  'directory-listing',
  'server-default',
  'error-page',
  'login-page',
  'article',
];

/** Kinds by the reason why a page was not read as the page of a business. */
const KIND_OF_FAILURE: Readonly<Partial<Record<ReadFailure['reason'], Kind>>> = { 'login-wall': 'login-page' };

export const judgmentOfFailure = ({ reason }: ReadFailure): Judgment => {
  const kind = KIND_OF_FAILURE[reason];
  return { kinds: kind === undefined ? [] : [kind], confidence: 1, model: undefined };
};

type Analysis = { readonly report: Report; readonly judgment: Judgment; readonly milliseconds: number };

/** A report is limited where the page belongs to no business. The analyst is certain of that. */
const judgmentOfLimited = (report: Report): Judgment | undefined => {
  const { limited } = report;
  if (limited === undefined) return undefined;
  return { kinds: LIMITED_KINDS.filter((kind) => kind === limited.reason), confidence: 1, model: undefined };
};

/** How the built-in rules classify a site. Reports do not name a kind, so the rules classify for every analyst. */
const judgmentOf = (snapshot: SiteSnapshot, report: Report): Judgment => {
  const { kind, confidence, isSure, businessModel, modelConfidence } = judgeSite(snapshot);
  return (
    judgmentOfLimited(report) ?? {
      kinds: isSure ? KINDS[kind] : [],
      confidence,
      model: modelConfidence >= SURE_OF_MODEL ? MODELS[businessModel] : undefined,
    }
  );
};

/** Writes a report and measures how long that takes. @throws AnalystFailed where a model gives none. */
export type Analyze = (snapshot: SiteSnapshot) => Promise<Analysis>;

const measured =
  (write: (snapshot: SiteSnapshot) => Promise<Report> | Report): Analyze =>
  async (snapshot) => {
    const start = performance.now();
    const report = await write(snapshot);
    return { report, judgment: judgmentOf(snapshot, report), milliseconds: performance.now() - start };
  };

/** No budget: running this benchmark decides what it may cost. */
const WITHOUT_BUDGET = { reserveReport: () => Promise.resolve(), addTokens: () => Promise.resolve() };

const ALIVE_MS = 60_000;

const modelFrom = (environment: NodeJS.ProcessEnv): Analyze => {
  const env = z.object(analystFields).parse(environment);
  if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined)
    throw new RangeError('Which model? Set OPENAI_API_KEY or OPENAI_BASE_URL');
  const analyst = chooseAnalyst(env)(WITHOUT_BUDGET);
  // Slow models get the longer limit, because no one waits for the report here.
  const patient = analyst.late ?? analyst;
  const { signal } = new AbortController();
  return measured(async (snapshot) => {
    // The analyst's child process does not keep this process alive.
    const alive = setInterval(() => undefined, ALIVE_MS);
    try {
      return limitedReportOf(snapshot) ?? (await patient.analyze(snapshot, { signal }));
    } finally {
      clearInterval(alive);
    }
  });
};

/** The analyst to score: the built-in one, or the model that the environment names. */
export const analystNamed = (name: string, environment: NodeJS.ProcessEnv): Analyze => {
  if (name === 'built-in') return measured(analyzeSite);
  if (name === 'model') return modelFrom(environment);
  throw new RangeError(`--analyst cannot be ${name}`);
};
