import { analyzeSite, RUBRIC_VERSION } from '@twofold/analyst/built-in/analyze-site';
import type { Analyst } from './analyst.ts';

/** The analyst for when no provider is configured (D-43): the rules of `packages/analyst`. */
export const builtInAnalyst = (): Analyst => ({
  provenance: { provider: 'built-in', rubricVersion: RUBRIC_VERSION },
  analyse: (snapshot) => Promise.resolve(analyzeSite(snapshot)),
});
