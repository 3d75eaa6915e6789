import { randomUUID } from 'node:crypto';
import type { ModelProvider } from '@twofold/analyst/model/provider/provider';
import { compareByRules } from '@twofold/comparison/compare-by-rules';
import { modelAnswer } from '@twofold/comparison/model/answer';
import { INSTRUCTIONS, numbered, promptFor, PROMPT_VERSION } from '@twofold/comparison/model/prompt';
import { toComparison } from '@twofold/comparison/model/to-comparison';
import type { Comparison } from '@twofold/contracts/feedback/comparison';
import type { Logger } from '@twofold/http/log';
import type { CompareReviews } from './compare-request.ts';

/** Long, because no user waits for the result. After it the rules compare. */
const DEADLINE_MS = 60_000;

export type ModelComparerDeps = {
  readonly provider: ModelProvider;
  /**
   * Counts one comparison in the day's budget of reports before the model is called.
   * @throws when the budget is used up
   */
  readonly reserve: () => Promise<void>;
  readonly log: Logger;
  readonly deadlineMs?: number;
};

/**
 * Compares reviews by meaning, with a model. The model cites sentences and words from our lists, and only verified
 * citations are kept. If it fails, or the budget is used up, the rules compare. Operators must opt in, because the
 * review texts are sent to the provider.
 */
export const modelComparer = (deps: ModelComparerDeps): CompareReviews => {
  const { provider, reserve, log, deadlineMs = DEADLINE_MS } = deps;

  const ask: CompareReviews = async (reviews, app): Promise<Comparison> => {
    const inOrder = numbered(reviews);
    await reserve();
    const signal = AbortSignal.timeout(deadlineMs);
    const user = promptFor(inOrder, app, randomUUID());
    const question = { task: 'compare', system: INSTRUCTIONS, user, schema: modelAnswer } as const;
    const answer = await provider.ask(question, { signal, patienceMs: deadlineMs });
    return toComparison(answer, inOrder, { by: 'model', model: provider.model, promptVersion: PROMPT_VERSION });
  };

  return async (reviews, app) => {
    // Reviews by erased authors have no text. A single text cannot be compared.
    const readable = reviews.filter(({ text }) => text !== '');
    if (readable.length < 2) return compareByRules(reviews, app);
    try {
      const compared = await ask(readable, app);
      return { ...compared, reviewIds: reviews.map(({ reviewId }) => reviewId).toSorted((a, b) => a - b) };
    } catch (error) {
      // Only the error's name is logged: its message may quote a review.
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn({ reason }, 'no comparison from the model, falling back to rules');
      return compareByRules(reviews, app);
    }
  };
};
