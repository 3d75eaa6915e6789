import type { Config, Flags } from 'lighthouse';

/** How long the parts of a run may take; the process is killed when the whole of it takes too long. */
const LOAD_MS = 30_000;
const FIRST_PAINT_MS = 20_000;

/** They cost time and memory, navigate elsewhere or fetch more, and count for no score. */
const NOT_NEEDED = ['bf-cache', 'final-screenshot', 'screenshot-thumbnails', 'valid-source-maps'];

/** As Lighthouse shows itself on a phone, and who asks in truth. */
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
