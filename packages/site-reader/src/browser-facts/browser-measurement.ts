import { z } from 'zod';
import { fact } from '../facts/fact.ts';
import {
  consoleErrors,
  MAX_THIRD_PARTIES,
  RESOURCE_TYPES,
  scores,
  vitals,
  weightOfType,
} from '../lighthouse/lighthouse-result.ts';

export const MAX_BROWSER_FACTS = 60;

/**
 * A browser's measurement of a site after its report (D-123): facts, and the numbers of Lighthouse if it could rate the
 * page. A fact that could not be measured gives the reason.
 */
export const browserMeasurement = z.object({
  lighthouse: z
    .object({
      version: z.string().max(20),
      isHostSlow: z.boolean(),
      scores,
      vitals,
      weight: z.array(weightOfType).max(RESOURCE_TYPES.length),
      requests: z.int().min(0),
      /** Origins. */
      thirdParties: z.array(z.url().max(260)).max(MAX_THIRD_PARTIES),
      consoleErrors,
    })
    .optional(),
  facts: z.array(fact).max(MAX_BROWSER_FACTS),
});
export type BrowserMeasurement = z.infer<typeof browserMeasurement>;
