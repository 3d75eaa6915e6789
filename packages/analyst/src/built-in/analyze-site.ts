import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { limitedReportOf } from '../limited/limited-report.ts';
import { reportOf } from './report.ts';
import { factsOfSite } from './whole-site.ts';

export { RUBRIC_VERSION } from './ratings/rating.ts';

/** The report of the built-in rules on a site. Pure: the same snapshot always gives the same report. */
export const analyzeSite = (snapshot: SiteSnapshot): Report =>
  limitedReportOf(snapshot) ?? reportOf(factsOfSite(snapshot));
