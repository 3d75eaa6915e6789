import type { Config, Flags } from 'lighthouse';

/** Limits for parts of a run; the process is killed if the whole run takes too long. */
const LOAD_MS = 30_000;
const FIRST_PAINT_MS = 20_000;

/** Audits that affect no score, but cost time and memory, navigate elsewhere or make more requests. */
const NOT_NEEDED = ['bf-cache', 'final-screenshot', 'screenshot-thumbnails', 'valid-source-maps'];

/** Lighthouse's user agent for phones, with the name of our reader. */
const userAgent = (browserVersion: string): string =>
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  `Chrome/${browserVersion.split('.')[0]}.0.0.0 Mobile Safari/537.36 Twofold/1.0 (+site analysis)`;

/**
 * Lighthouse's defaults, for a phone with simulated throttling: no plugin, no error reporting, no full-page screenshot.
 */
export const lighthouseConfig: Config = { extends: 'lighthouse:default' };

export const lighthouseFlags = (browserVersion: string): Flags => ({
  logLevel: 'silent',
  output: 'json',
  locale: 'en-US',
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  skipAudits: NOT_NEEDED,
  disableFullPageScreenshot: true,
  maxWaitForLoad: LOAD_MS,
  maxWaitForFcp: FIRST_PAINT_MS,
  emulatedUserAgent: userAgent(browserVersion),
});
