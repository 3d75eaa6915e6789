import type { ModelEvent } from '@twofold/analyst/model/provider/settings';
import type { Logger } from '@twofold/http/log';
import type { AnalystEnvironment } from './analysis/analyst-environment.ts';
import type { AnalysisBudget } from './analysis/budget.ts';
import { providerOf } from './analysis/choose-analyst.ts';
import { byRules, type CompareReviews } from './feedback/comparison/compare-request.ts';
import { modelComparer } from './feedback/comparison/model-comparer.ts';

type ComparerEnvironment = AnalystEnvironment & { readonly SEND_REVIEWS_TO_MODEL: 'on' | 'off' };

/** Compares reviews with the model that writes reports, if reviewers' texts may be sent to it; otherwise by rules. */
export const chooseComparer =
  (env: ComparerEnvironment, log: Logger, observe?: (event: ModelEvent) => void) =>
  (budget: AnalysisBudget): CompareReviews => {
    const provider = env.SEND_REVIEWS_TO_MODEL === 'on' ? providerOf(env, budget, observe) : undefined;
    if (provider === undefined) return byRules;
    return modelComparer({ provider, reserve: () => budget.reserveReport('account'), log });
  };
