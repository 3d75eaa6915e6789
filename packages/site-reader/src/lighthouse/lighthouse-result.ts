import { z } from 'zod';

/*
 * The answer of the Lighthouse process: a small part of its report, with caps for all texts and lists. The process has
 * opened a foreign page, so its parent accepts only this schema.
 */

const points = z.int().min(0).max(100).nullable();
/** The limit exceeds the time of a run, because waiting is simulated. */
const milliseconds = z.number().min(0).max(1_000_000).nullable();

export const RESOURCE_TYPES = ['document', 'script', 'stylesheet', 'image', 'font', 'media', 'other'] as const;

export const MAX_THIRD_PARTIES = 30;
export const MAX_CONSOLE_TEXTS = 5;
export const MAX_FAILING_AUDITS = 25;

/** Of 100; null if Lighthouse could not rate it. */
export const scores = z.object({
  performance: points,
  accessibility: points,
  bestPractices: points,
  search: points,
});

/** Times are for a simulated slow phone; `layoutShift` has no unit. */
export const vitals = z.object({
  largestContentfulPaintMs: milliseconds,
  layoutShift: z.number().min(0).max(1_000).nullable(),
  totalBlockingTimeMs: milliseconds,
  firstContentfulPaintMs: milliseconds,
  speedIndexMs: milliseconds,
});

/** The transfer of one resource type. */
export const weightOfType = z.object({
  type: z.enum(RESOURCE_TYPES),
  bytes: z.int().min(0),
  requests: z.int().min(0),
});

export const consoleErrors = z.object({
  count: z.int().min(0),
  texts: z.array(z.string().max(200)).max(MAX_CONSOLE_TEXTS),
});

/** A failed audit. `evidence` has elements and addresses of the page. */
const failingAudit = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,47}$/),
  category: z.enum(['performance', 'accessibility', 'best-practices', 'seo']),
  /** Its score is below 0.5. */
  isFailed: z.boolean(),
  title: z.string().min(1).max(300),
  description: z.string().min(1).max(1_000),
  display: z.string().max(200),
  evidence: z.string().max(1_000),
});
export type FailingAudit = z.infer<typeof failingAudit>;

export const lighthouseResult = z.object({
  /** Of Lighthouse. */
  version: z.string().max(20),
  /** The machine that measured was slow or busy, so times may be too long. */
  isHostSlow: z.boolean(),
  scores,
  vitals,
  weight: z.array(weightOfType).max(RESOURCE_TYPES.length),
  /** Origins. */
  thirdParties: z.array(z.url().max(260)).max(MAX_THIRD_PARTIES),
  consoleErrors,
  failing: z.array(failingAudit).max(MAX_FAILING_AUDITS),
});
export type LighthouseResult = z.infer<typeof lighthouseResult>;
