import { browserMeasurementOf } from '../browser-facts/browser-facts.ts';
import type { BrowserMeasurement } from '../browser-facts/browser-measurement.ts';
import type { LighthouseResult } from '../lighthouse/lighthouse-result.ts';
import type { CheckedLinks } from '../links/check-links.ts';
import { runLinkChecks } from '../links/run-link-checks.ts';
import type { TargetRules } from '../target.ts';
import type { FirstScreen } from './first-screen.ts';
import { runRenderer, type RenderBudgets, type RendererOptions } from './run-renderer.ts';

/** The limits of a Lighthouse run; the memory is that of the whole process tree. */
export const LIGHTHOUSE_BUDGETS: RenderBudgets = {
  totalMs: 90_000,
  settleMs: 30_000,
  requests: 1_000,
  bytes: 60_000_000,
  memoryBytes: 1_000_000_000,
};

export interface PageToMeasure {
  readonly url: string;
  readonly rules: TargetRules;
  /** The first screens that were inspected with the screenshots. */
  readonly seen: Readonly<Partial<Record<'phone' | 'desktop', FirstScreen>>>;
  /** Whether the page exists. */
  readonly isThere: boolean;
}

/** Runs Lighthouse on a page, and checks its links. If one part fails, only its facts are missing. Never throws. */
export const measurePage = async (
  { url, rules, seen, isThere }: PageToMeasure,
  options: RendererOptions,
  signal: AbortSignal,
  budgets = LIGHTHOUSE_BUDGETS,
): Promise<{ readonly browser: BrowserMeasurement; readonly problems: readonly string[] }> => {
  const problems: string[] = [];
  const reasonOf = (detail: string): string => {
    problems.push(detail.slice(0, 2_000));
    return shownReason(detail);
  };
  const lighthouse = isThere ? await runLighthouse(url, rules, { ...options, budgets }, signal) : NOT_SHOWN;
  const links = await followLinks(url, rules, seen.desktop ?? seen.phone, signal);
  const findings = {
    lighthouse: typeof lighthouse === 'string' ? reasonOf(lighthouse) : lighthouse,
    links: typeof links === 'string' ? reasonOf(links) : links,
    seen,
  };
  return { browser: browserMeasurementOf(findings), problems };
};

const runLighthouse = async (
  url: string,
  rules: TargetRules,
  options: RendererOptions,
  signal: AbortSignal,
): Promise<LighthouseResult | string> => {
  const answer = await runRenderer({ kind: 'lighthouse', url }, rules, options, signal);
  return answer.ok ? (answer.lighthouse ?? 'no result') : answer.detail;
};

const followLinks = async (
  url: string,
  rules: TargetRules,
  seen: FirstScreen | undefined,
  signal: AbortSignal,
): Promise<CheckedLinks | string> => (seen ? runLinkChecks(url, seen.links, rules, signal) : NOT_SHOWN);

const NOT_SHOWN = 'the page could not be shown';

/** The reason in words for readers of a report; the details go to the logs. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/more than \d+ requests/i, 'The page makes too many requests.'],
  [/memory|crashed/i, 'The page took too much memory.'],
  [/killed after|in time|PAGE_HUNG|PROTOCOL_TIMEOUT|NO_FCP|timed? ?out/i, 'The page took too long in the browser.'],
  [
    /could not be shown|ERRORED_DOCUMENT_REQUEST|FAILED_DOCUMENT_REQUEST|DNS_FAILURE|NOT_HTML/i,
    'The page could not be shown.',
  ],
];

const shownReason = (detail: string): string =>
  REASONS.find(([pattern]) => pattern.test(detail))?.[1] ?? 'The browser could not measure the page.';
