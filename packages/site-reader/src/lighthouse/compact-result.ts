import type { Result } from 'lighthouse';
import { shownText } from '../facts/shown-text.ts';
import { NOT_REACHED } from '../render/render-protocol.ts';
import { failingAudits } from './failing-audits.ts';
import { MAX_CONSOLE_TEXTS, type LighthouseResult } from './lighthouse-result.ts';
import { requestsIn, thirdPartiesOf, weightOf } from './page-weight.ts';
import { listIn, textIn } from './read-details.ts';

const PERCENT = 100;
const MAX_TEXT = 200;
/** Lighthouse itself warns below this. An idle server core has at least 1,500. */
const EXPECTED_BENCHMARK = 1_000;
/** Lighthouse and its browser need about one core each. */
const MAX_LOAD_PER_CORE = 2;

type Report = Pick<Result, 'lighthouseVersion' | 'categories' | 'audits' | 'environment'> &
  Partial<Pick<Result, 'finalDisplayedUrl' | 'mainDocumentUrl'>>;

const pointsOf = ({ categories }: Report, id: string): number | null => {
  const score = categories[id]?.score;
  return typeof score === 'number' ? Math.round(score * PERCENT) : null;
};

const numberOf = ({ audits }: Report, id: string): number | null => {
  const audit = audits[id];
  return audit?.score === null || audit?.numericValue === undefined ? null : audit.numericValue;
};

const millisecondsOf = (report: Report, id: string): number | null => {
  const found = numberOf(report, id);
  return found === null ? null : Math.round(found);
};

/** Browser messages about our proxy's own responses; they are replaced by a neutral text. */
const PROXY_MESSAGE = new RegExp(
  `net::ERR_TUNNEL_CONNECTION_FAILED|the server responded with a status of \\d+ \\(${NOT_REACHED}\\)`,
);
const withoutProxy = (text: string): string => text.replace(PROXY_MESSAGE, 'the address could not be reached');

const consoleErrorsOf = ({ audits }: Report): LighthouseResult['consoleErrors'] => {
  const errors = listIn(audits['errors-in-console']);
  const texts = errors
    .map((error) => shownText(withoutProxy(textIn(error, 'description')), MAX_TEXT))
    .filter((text) => text !== '');
  return { count: errors.length, texts: [...new Set(texts)].slice(0, MAX_CONSOLE_TEXTS) };
};

/** Extracts the stored part of Lighthouse's report. Texts of the page are cleaned, cut, and without queries. */
export const compactResult = (
  report: Report,
  { page, loadPerCore }: { readonly page: string; readonly loadPerCore: number },
): LighthouseResult => {
  const requests = requestsIn(report.audits);
  return {
    version: report.lighthouseVersion,
    isHostSlow: report.environment.benchmarkIndex < EXPECTED_BENCHMARK || loadPerCore > MAX_LOAD_PER_CORE,
    scores: {
      performance: pointsOf(report, 'performance'),
      accessibility: pointsOf(report, 'accessibility'),
      bestPractices: pointsOf(report, 'best-practices'),
      search: pointsOf(report, 'seo'),
    },
    vitals: {
      largestContentfulPaintMs: millisecondsOf(report, 'largest-contentful-paint'),
      layoutShift: numberOf(report, 'cumulative-layout-shift'),
      totalBlockingTimeMs: millisecondsOf(report, 'total-blocking-time'),
      firstContentfulPaintMs: millisecondsOf(report, 'first-contentful-paint'),
      speedIndexMs: millisecondsOf(report, 'speed-index'),
    },
    weight: weightOf(requests),
    thirdParties: thirdPartiesOf(requests, report.mainDocumentUrl ?? page),
    consoleErrors: consoleErrorsOf(report),
    failing: failingAudits(report),
  };
};
