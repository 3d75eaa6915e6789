import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Analyst } from './analyst.ts';
import { RUBRIC_VERSION } from './built-in/ratings/rating.ts';
import { reportOf } from './built-in/report.ts';
import { factsOfSite } from './built-in/whole-site.ts';

/**
 * The analyst for when no provider is configured (D-43): reads the pages, extracts facts with the words they stand in, and
 * makes statements of nothing else. Pure: the same snapshot always gives the same report. How it judges is published in
 * `built-in/README.md`.
 */
export const builtInAnalyst = (): Analyst => ({
  provenance: { provider: 'built-in', rubricVersion: RUBRIC_VERSION },
  analyse: (snapshot: SiteSnapshot): Promise<Report> => Promise.resolve(reportOf(factsOfSite(snapshot))),
});
