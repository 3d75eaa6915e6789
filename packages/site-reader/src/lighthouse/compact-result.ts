import type { Result } from 'lighthouse';
import { shownText } from '../facts/shown-text.ts';
import { failingAudits } from './failing-audits.ts';
import { MAX_CONSOLE_TEXTS, type LighthouseResult } from './lighthouse-result.ts';
import { requestsIn, thirdPartiesOf, weightOf } from './page-weight.ts';
import { listIn, textIn } from './read-details.ts';

const PERCENT = 100;
const MAX_TEXT = 200;

type Report = Pick<Result, 'lighthouseVersion' | 'categories' | 'audits'> &
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

const consoleErrorsOf = ({ audits }: Report): LighthouseResult['consoleErrors'] => {
  const errors = listIn(audits['errors-in-console']);
  const texts = errors.map((error) => shownText(textIn(error, 'description'), MAX_TEXT)).filter((text) => text !== '');
  return { count: errors.length, texts: [...new Set(texts)].slice(0, MAX_CONSOLE_TEXTS) };
};

/** The part of Lighthouse's report that is kept. Texts of the page are cleaned, cut, and without queries. */
export const compactResult = (report: Report, page: string): LighthouseResult => {
  const requests = requestsIn(report.audits);
  return {
    version: report.lighthouseVersion,
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
