import { z } from 'zod';
import { fact } from './fact.ts';

const points = z.int().min(0).max(100).nullable();
const milliseconds = z.number().min(0).max(1_000_000).nullable();

/** Lighthouse's scores from 0 to 100; null if it could not rate the category. */
export const lighthouseScores = z.object({
  performance: points,
  accessibility: points,
  bestPractices: points,
  search: points,
});
export type LighthouseScores = z.infer<typeof lighthouseScores>;

/** Loading on a simulated slow phone: times in milliseconds, the layout shift without a unit. */
export const webVitals = z.object({
  largestContentfulPaintMs: milliseconds,
  layoutShift: z.number().min(0).max(1_000).nullable(),
  totalBlockingTimeMs: milliseconds,
  firstContentfulPaintMs: milliseconds,
  speedIndexMs: milliseconds,
});
export type WebVitals = z.infer<typeof webVitals>;

/** The transfer size of one resource type, in compressed bytes. */
const weightOfType = z.object({
  type: z.enum(['document', 'script', 'stylesheet', 'image', 'font', 'media', 'other']),
  bytes: z.int().min(0),
  requests: z.int().min(0),
});

/**
 * A browser's measurement of a site, made after the report (D-123). `lighthouse` is absent if Lighthouse could not rate the
 * page. The ids of the facts begin with `browser-` or, for a failed Lighthouse audit, with `lighthouse-` and the id of
 * the audit; those of page facts never do. A fact that could not be measured gives a reason.
 */
export const browserMeasurement = z.object({
  lighthouse: z
    .object({
      version: z.string().max(20),
      /** The measuring machine was slow or busy, so times may be too long: times that are not good are not judged. */
      isHostSlow: z.boolean(),
      scores: lighthouseScores,
      vitals: webVitals,
      weight: z.array(weightOfType).max(7),
      requests: z.int().min(0),
      /** Origins, without paths. */
      thirdParties: z.array(z.url().max(260)).max(30),
      consoleErrors: z.object({ count: z.int().min(0), texts: z.array(z.string().max(200)).max(5) }),
    })
    .optional(),
  facts: z.array(fact).max(60),
});
export type BrowserMeasurement = z.infer<typeof browserMeasurement>;
