import type { Provenance, Report } from '@twofold/contracts/analysis/report';
import { limitationOf, limitedReportOf } from '@twofold/analyst/limited/limited-report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Analyst } from './analyst.ts';
import { builtInAnalyst } from './built-in-analyst.ts';
import { withQuotesOf } from './with-quotes-of.ts';

export type Written = { readonly report: Report; readonly provenance: Provenance };

/**
 * Has a report written on what was read. A page that says hardly anything of an app is not worth a call of a model: its
 * limited report is made by our own rules, and says so. Of a page that was not rendered, the analyst says what its head says.
 */
export const writeReport = async (
  analyst: Analyst,
  snapshot: SiteSnapshot,
  options: Parameters<Analyst['analyse']>[1],
): Promise<Written> => {
  const reason = limitationOf(snapshot)?.reason;
  const limited = limitedReportOf(snapshot);
  if (limited === undefined || reason === undefined)
    return { report: await analyst.analyse(snapshot, options), provenance: analyst.provenance };
  if (reason !== 'not-rendered' || analyst.provenance.provider === 'built-in')
    return { report: limited, provenance: builtInAnalyst().provenance };
  return { report: withQuotesOf(await analyst.analyse(snapshot, options), limited), provenance: analyst.provenance };
};
