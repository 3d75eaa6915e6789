import type { Fact } from '@twofold/contracts/analysis/fact';
import type { MeasurementFailure } from '@twofold/contracts/analysis/measurement-failure';
import { readFacts } from '../read-facts.ts';
import { field, textOf } from '../read-value.ts';

/** One of Lighthouse's scores; `points` is undefined if Lighthouse could not compute it. */
export type Score = { readonly name: string; readonly points: number | undefined };
/** One metric of the first screen, formatted: "1.2 s". */
export type Vital = { readonly name: string; readonly shown: string };

/** A browser measurement, for the screen. `none`: not requested, or no longer stored. */
export type BrowserResult =
  | { readonly state: 'none' }
  | { readonly state: 'under-way' }
  | { readonly state: 'failed'; readonly reason: string }
  | {
      readonly state: 'done';
      readonly measuredAt: string;
      readonly facts: readonly Fact[];
      /** Empty if Lighthouse could not judge the page; `reason` says why. */
      readonly scores: readonly Score[];
      readonly vitals: readonly Vital[];
      /** Whether our machine was busy, so that the times may be too long. */
      readonly isHostSlow: boolean;
      readonly reason: string;
    };

const SCORES = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['bestPractices', 'Best practices'],
  ['search', 'Search'],
] as const;

const SECOND_MS = 1_000;
const seconds = (ms: number): string => `${(ms / SECOND_MS).toFixed(1)} s`;
const milliseconds = (ms: number): string => `${Math.round(ms).toLocaleString('en-US')} ms`;

const VITALS = [
  ['largestContentfulPaintMs', 'Largest contentful paint', seconds],
  ['layoutShift', 'Cumulative layout shift', (shift: number) => shift.toFixed(2)],
  ['totalBlockingTimeMs', 'Total blocking time', milliseconds],
  ['firstContentfulPaintMs', 'First contentful paint', seconds],
  ['speedIndexMs', 'Speed index', seconds],
] as const;

const REASONS: Readonly<Record<MeasurementFailure, string>> = {
  off: 'Rendering is turned off.',
  'no-browser': 'No browser is available.',
  'no-sandbox': 'No browser is available.',
  'too-busy': 'Too many sites were waiting.',
  failed: 'The page could not be shown.',
  interrupted: 'Measuring was interrupted.',
};
const UNKNOWN_REASON = 'The browser could not measure the page.';

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const reasonIn = (product: unknown): string => {
  const name = textOf(field(product, 'measurementFailure'));
  // A page with screenshots was rendered, so "could not be shown" would be wrong.
  if (name === 'failed' && field(product, 'screenshots') !== undefined) return UNKNOWN_REASON;
  return Object.entries(REASONS).find(([each]) => each === name)?.[1] ?? UNKNOWN_REASON;
};

/** Reads the browser measurement in a response of `GET /api/products/{id}`, validating every field. */
export const readBrowser = (product: unknown): BrowserResult => {
  const measurement = field(product, 'measurement');
  if (measurement === 'under-way') return { state: 'under-way' };
  if (measurement === 'failed') return { state: 'failed', reason: reasonIn(product) };
  const browser = field(product, 'browser');
  const facts = readFacts(field(browser, 'facts'));
  if (facts.length === 0) return { state: 'none' };
  const lighthouse = field(browser, 'lighthouse');
  const scores = SCORES.map(([key, name]) => ({ name, points: numberOf(field(field(lighthouse, 'scores'), key)) }));
  const vitals = VITALS.flatMap(([key, name, show]) => {
    const value = numberOf(field(field(lighthouse, 'vitals'), key));
    return value === undefined ? [] : [{ name, shown: show(value) }];
  });
  return {
    state: 'done',
    measuredAt: textOf(field(browser, 'measuredAt')),
    facts,
    scores: lighthouse === undefined ? [] : scores,
    vitals,
    isHostSlow: field(lighthouse, 'isHostSlow') === true,
    reason:
      facts.find(({ group, status }) => group === 'performance' && status === 'not-measured')?.evidence ||
      UNKNOWN_REASON,
  };
};
