import type { ProductView } from '@twofold/contracts/analysis/api';
import { someFacts } from './facts.ts';

const [like] = someFacts;

const aBrowserFact = (id: string, fact: Partial<NonNullable<typeof like>>) => ({ ...like!, id, ...fact });

/** A browser measurement of the sample site. */
export const someBrowser: NonNullable<ProductView['browser']> = {
  measuredAt: '2025-01-06T10:00:00Z',
  lighthouse: {
    version: '12.8.2',
    isHostSlow: false,
    scores: { performance: 64, accessibility: 100, bestPractices: null, search: 83 },
    vitals: {
      largestContentfulPaintMs: 3_140,
      layoutShift: 0.0123,
      totalBlockingTimeMs: 1_234,
      firstContentfulPaintMs: 900,
      speedIndexMs: 2_050,
    },
    weight: [{ type: 'image', bytes: 1_200_000, requests: 8 }],
    requests: 8,
    thirdParties: ['https://fonts.example'],
    consoleErrors: { count: 0, texts: [] },
  },
  facts: [
    aBrowserFact('browser-largest-paint', {
      group: 'performance',
      title: 'Largest contentful paint',
      status: 'warning',
      value: 3.1,
      unit: 's',
      advice: 'Load the largest picture first.',
    }),
    aBrowserFact('browser-dead-links', {
      group: 'user-experience',
      title: 'Links that lead nowhere',
      status: 'fail',
      value: '1 of 9',
      evidence: '/old-prices (404)',
    }),
    aBrowserFact('lighthouse-image-alt', {
      group: 'accessibility',
      title: 'Image elements do not have [alt] attributes',
      status: 'fail',
      value: 'Failed',
    }),
  ],
};
