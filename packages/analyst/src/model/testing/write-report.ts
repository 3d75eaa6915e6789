import { analyzeSite } from '../../built-in/analyze-site.ts';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Analyst } from '../../analyst.ts';
import type { Defense } from '../claims/defense.ts';
import { modelAnalyst, type ModelAnalystDeps } from '../model-analyst.ts';
import type { ModelProvider } from '../provider/provider.ts';

const reports = new WeakMap<SiteSnapshot, Report>();

/** The report of the rules on a site, written once for each site. */
export const rulesReportOn = (snapshot: SiteSnapshot): Report => {
  const report = reports.get(snapshot) ?? analyzeSite(snapshot);
  reports.set(snapshot, report);
  return report;
};

const rulesAnalyst: Analyst = {
  provenance: { provider: 'built-in', rubricVersion: '2' },
  analyze: (snapshot) => Promise.resolve(rulesReportOn(snapshot)),
};

export const LIMITS = { deadlineMs: 20_000, patienceMs: 1_000, contextTokens: 24_000 };

type Changes = Partial<ModelAnalystDeps> & { readonly defense?: Defense };

/** A model analyst with defaults for tests. */
export const anAnalyst = (provider: ModelProvider, changes: Changes = {}): Analyst =>
  modelAnalyst({
    provider,
    limits: LIMITS,
    rules: rulesAnalyst,
    reserve: () => Promise.resolve(),
    isOverBudget: () => false,
    observe: () => undefined,
    ...changes,
  });

export const reportBy = (provider: ModelProvider, snapshot: SiteSnapshot, changes?: Changes): Promise<Report> =>
  anAnalyst(provider, changes).analyze(snapshot, { signal: new AbortController().signal });
