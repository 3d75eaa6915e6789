import type { Logger } from '@twofold/http/log';
import type { AnalysisBudget } from '../../analysis/budget.ts';
import type { AnalystEnvironment } from '../../analysis/analyst-environment.ts';
import type { CompareReviews } from './compare-request.ts';
import { openaiComparer } from './openai-comparer.ts';

type ComparerEnvironment = Pick<AnalystEnvironment, 'OPENAI_API_KEY' | 'OPENAI_MODEL' | 'OPENAI_BASE_URL'> & {
  readonly SEND_REVIEWS_TO_MODEL: 'on' | 'off';
};

/** A model where there is one, and it may be sent what reviewers wrote; undefined: our rules. */
export const chooseComparer = (
  env: ComparerEnvironment,
  log: Logger,
): ((budget: AnalysisBudget) => CompareReviews) | undefined => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: models } = env;
  const [model] = models;
  const hasModel = (apiKey !== undefined || baseUrl !== undefined) && model !== undefined;
  if (!hasModel || env.SEND_REVIEWS_TO_MODEL === 'off') return undefined;
  return (budget) => openaiComparer({ apiKey, model, baseUrl, budget, log });
};
