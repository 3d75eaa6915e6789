import { fail, info, notMeasured, pass, warning, type CheckInfo, type Finding } from '../facts/check.ts';
import type { LighthouseResult } from '../lighthouse/lighthouse-result.ts';

type Judge = (result: LighthouseResult) => Finding;

/** Limits of Lighthouse's audit on network payloads: heavy, and about twice that. */
const HEAVY_KB = 2_667;
const TOO_HEAVY_KB = 5_000;
const KB = 1_000;

const kilobytes = (bytes: number): number => Math.round(bytes / KB);

const weight: Judge = ({ weight: types }) => {
  const total = kilobytes(types.reduce((sum, { bytes }) => sum + bytes, 0));
  const parts = types.map(({ type, bytes, requests }) => `${type} ${kilobytes(bytes)} kB (${requests})`).join(', ');
  const advice = 'Compress pictures, and remove scripts and fonts that the first screen does not need.';
  if (total <= HEAVY_KB) return pass(total, parts, 'kB');
  return total <= TOO_HEAVY_KB ? warning(total, parts, advice, 'kB') : fail(total, parts, advice, 'kB');
};

const requests: Judge = ({ weight: types }) =>
  info(
    types.reduce((sum, each) => sum + each.requests, 0),
    types.map((each) => `${each.type} ${each.requests}`).join(', '),
  );

const thirdParties: Judge = ({ thirdParties: origins }) =>
  origins.length === 0
    ? pass(0, 'Everything was loaded from the site itself.')
    : info(origins.length, origins.join(', '), origins.length === 1 ? 'origin' : 'origins');

const errors: Judge = ({ consoleErrors: { count, texts } }) =>
  count === 0
    ? pass(0, 'No errors in the browser console.')
    : warning(count, texts.join(' · '), 'Open the browser console, and fix the errors that it reports.');

const ROWS: readonly (readonly [CheckInfo, Judge])[] = [
  [
    {
      id: 'browser-page-weight',
      group: 'performance',
      title: 'Page weight',
      why: 'On a phone, each megabyte costs time, and often money.',
      source: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
    },
    weight,
  ],
  [
    {
      id: 'browser-requests',
      group: 'performance',
      title: 'Requests',
      why: 'Each request is one more thing to wait for on a slow connection.',
      source: 'https://web.dev/articles/performance-resource-summary',
    },
    requests,
  ],
  [
    {
      id: 'browser-third-parties',
      group: 'performance',
      title: 'Third parties contacted',
      why: 'Each one slows the page down and learns of each visit.',
      source: 'https://developer.chrome.com/docs/lighthouse/performance/third-party-summary',
    },
    thirdParties,
  ],
  [
    {
      id: 'browser-console-errors',
      group: 'user-experience',
      title: 'Errors in the console',
      why: 'An error often means that something on the page does not work.',
      source: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
    },
    errors,
  ],
];

/** The cost of loading a page; a text is the reason for a missing result. */
export const loadFindings = (result: LighthouseResult | string): readonly (readonly [CheckInfo, Finding])[] =>
  ROWS.map(([about, judge]) => [about, typeof result === 'string' ? notMeasured(result) : judge(result)]);
