import { analyzeSite } from '../../built-in/analyze-site.ts';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Analyst } from '../../analyst.ts';
import type { Defense } from '../claims/defense.ts';
import { modelAnalyst, type ModelAnalystDeps } from '../model-analyst.ts';
import type { ModelProvider } from '../provider/provider.ts';

const ruled = new WeakMap<SiteSnapshot, Report>();

/** What the rules say of a site; the same site is read once. */
export const rulesOn = (snapshot: SiteSnapshot): Report => {
  const report = ruled.get(snapshot) ?? analyzeSite(snapshot);
  ruled.set(snapshot, report);
  return report;
};

const rulesAnalyst: Analyst = {
  provenance: { provider: 'built-in', rubricVersion: '2' },
  analyze: (snapshot) => Promise.resolve(rulesOn(snapshot)),
};

export const LIMITS = { deadlineMs: 20_000, patienceMs: 1_000, contextTokens: 24_000 };

type Changes = Partial<ModelAnalystDeps> & { readonly defense?: Defense };

/** A model analyst as a test wants it. */
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

export const writtenBy = (provider: ModelProvider, snapshot: SiteSnapshot, changes?: Changes): Promise<Report> =>
  anAnalyst(provider, changes).analyze(snapshot, { signal: new AbortController().signal });
