import type { Analyst } from '@twofold/analyst/analyst';
import { modelAnalyst } from '@twofold/analyst/model/model-analyst';
import { createProvider, type ModelProvider } from '@twofold/analyst/model/provider/provider';
import type { ModelEvent, ReportLimits } from '@twofold/analyst/model/provider/settings';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { AnalystEnvironment } from './analyst-environment.ts';
import { BudgetExhausted, type AnalysisBudget } from './budget.ts';
import { builtInAnalyst } from './built-in-analyst.ts';

/** If the provider asks to retry later than this, the request fails, in the foreground as well as in a job. */
const PATIENCE_MS = 5_000;
const LATE_PATIENCE_MS = 60_000;

/** Writes one report per snapshot: the model uses the rules' report, and so does the fallback. */
const memoized = (analyst: Analyst): Analyst => {
  const reports = new WeakMap<SiteSnapshot, Promise<Report>>();
  return {
    provenance: analyst.provenance,
    analyze: (snapshot, options) => {
      const report = reports.get(snapshot) ?? analyst.analyze(snapshot, options);
      reports.set(snapshot, report);
      report.catch(() => reports.delete(snapshot));
      return report;
    },
  };
};

const limitsFrom = (env: AnalystEnvironment, seconds: number, patienceMs: number): ReportLimits => ({
  deadlineMs: seconds * 1_000,
  patienceMs,
  contextTokens: env.OPENAI_CONTEXT_TOKENS,
});

/** The provider that writes and compares, if a key or a local server is configured. */
export const providerOf = (
  env: AnalystEnvironment,
  budget: Pick<AnalysisBudget, 'addTokens'>,
  observe: (event: ModelEvent) => void = () => undefined,
): ModelProvider | undefined => {
  if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined) return undefined;
  return createProvider({
    settings: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      models: env.OPENAI_MODEL,
      smallModels: env.OPENAI_MODEL_SMALL,
      api: env.OPENAI_API,
      prices: env.OPENAI_PRICES ?? new Map(),
    },
    observe,
    addTokens: (tokens) => budget.addTokens(tokens),
  });
};

/** A model, if a key or a server is configured, with the built-in analyst as its fallback (D-121); otherwise the latter. */
export const chooseAnalyst =
  (env: AnalystEnvironment, observe: (event: ModelEvent) => void = () => undefined) =>
  (budget: AnalysisBudget): Analyst => {
    const provider = providerOf(env, budget, observe);
    if (provider === undefined) return builtInAnalyst();
    const builtIn = builtInAnalyst();
    const rules = memoized(builtIn);
    const parts = {
      provider,
      rules,
      number: builtIn.number,
      observe,
      reserve: (spender?: 'account' | 'visitor') => budget.reserveReport(spender),
      isOverBudget: (error: unknown) => error instanceof BudgetExhausted,
    };
    const model = modelAnalyst({ ...parts, limits: limitsFrom(env, env.OPENAI_SECONDS, PATIENCE_MS) });
    const lateLimits = limitsFrom(env, env.OPENAI_LATE_SECONDS, LATE_PATIENCE_MS);
    const late = modelAnalyst({ ...parts, limits: lateLimits, isLate: true });
    return {
      get provenance() {
        return model.provenance;
      },
      analyze: (snapshot, options) => model.analyze(snapshot, options),
      fallback: rules,
      ...(lateLimits.deadlineMs > 0 && {
        late: {
          get provenance() {
            return late.provenance;
          },
          analyze: (snapshot, options) => late.analyze(snapshot, options),
          limitMs: lateLimits.deadlineMs,
        },
      }),
    };
  };
