import type { BrowserMeasurement } from '../analysis/browser-measurement.ts';

/** A browser's measurement of a site: one fact, and the scores. */
export const aBrowserMeasurement: BrowserMeasurement = {
  lighthouse: {
    version: '12.8.2',
    isHostSlow: false,
    scores: { performance: 64, accessibility: 100, bestPractices: 96, search: 83 },
    vitals: {
      largestContentfulPaintMs: 3_140,
      layoutShift: 0.01,
      totalBlockingTimeMs: 120,
      firstContentfulPaintMs: 900,
      speedIndexMs: 2_050,
    },
    weight: [{ type: 'document', bytes: 12_000, requests: 1 }],
    requests: 1,
    thirdParties: ['https://fonts.example'],
    consoleErrors: { count: 0, texts: [] },
  },
  facts: [
    {
      id: 'browser-dead-links',
      group: 'user-experience',
      title: 'Links that lead nowhere',
      status: 'fail',
      value: '1 of 9',
      evidence: '/old-prices (404)',
      why: 'Visitors who follow one see an error page and leave.',
      source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/404',
      rules: '1',
    },
  ],
};
