import { randomUUID } from 'node:crypto';
import { compareByRules } from '@twofold/comparison/compare-by-rules';
import { answerJsonSchema, modelAnswer } from '@twofold/comparison/model/answer';
import { numbered, promptFor, PROMPT_VERSION } from '@twofold/comparison/model/prompt';
import { toComparison } from '@twofold/comparison/model/to-comparison';
import type { Comparison } from '@twofold/contracts/feedback/comparison';
import type { Logger } from '@twofold/http/log';
import OpenAI from 'openai';
import type { CompareReviews } from './compare-request.ts';

/** One comparison is one call: what fails is compared by rules, and nobody waits for it on a screen. */
const DEADLINE_MS = 60_000;
const MAX_ANSWER_TOKENS = 4_000;

/** What a day's calls may cost, shared with the analyses. */
export type ComparisonBudget = {
  /** Counts one comparison before it is asked for. @throws when today's budget is used up */
  readonly reserveReport: (spender: 'account') => Promise<void>;
  readonly addTokens: (tokens: number) => Promise<void>;
};

export type OpenAiComparerDeps = {
  /** Absent for a server that wants none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Any server that speaks the same protocol; absent: OpenAI itself. */
  readonly baseUrl: string | undefined;
  readonly budget: ComparisonBudget;
  readonly log: Logger;
  readonly deadlineMs?: number;
};

/**
 * Has a model compare reviews by meaning. It names sentences and words of our lists, and only what the reviews bear out is
 * kept. When it fails, or the budget is used up, the rules compare. The review texts are sent to the provider: operators
 * turn that on.
 */
export const openaiComparer = (deps: OpenAiComparerDeps): CompareReviews => {
  const { model, budget, log, deadlineMs = DEADLINE_MS } = deps;
  const client = new OpenAI({
    // The client wants one.
    apiKey: deps.apiKey ?? 'none',
    baseURL: deps.baseUrl ?? null,
    maxRetries: 0,
    timeout: deadlineMs,
    // A redirect would take the key and the reviews to an address that nobody configured.
    fetchOptions: { redirect: 'error' },
  });

  const ask: CompareReviews = async (reviews, app): Promise<Comparison> => {
    const inOrder = numbered(reviews);
    await budget.reserveReport('account');
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [...promptFor(inOrder, app, randomUUID())],
        max_completion_tokens: MAX_ANSWER_TOKENS,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'comparison', strict: true, schema: answerJsonSchema() },
        },
      },
      { signal: AbortSignal.timeout(deadlineMs) },
    );
    await budget.addTokens(completion.usage?.total_tokens ?? 0);
    const answer = modelAnswer.parse(JSON.parse(completion.choices[0]?.message.content ?? ''));
    return toComparison(answer, inOrder, { by: 'model', model, promptVersion: PROMPT_VERSION });
  };

  return async (reviews, app) => {
    // Whoever was erased is not sent, and one text has nothing to be compared with.
    const readable = reviews.filter(({ text }) => text !== '');
    if (readable.length < 2) return compareByRules(reviews, app);
    try {
      const compared = await ask(readable, app);
      return { ...compared, reviewIds: reviews.map(({ reviewId }) => reviewId).toSorted((a, b) => a - b) };
    } catch (error) {
      // An answer that could not be read may quote a review: only the kind of the error is said.
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn({ reason }, 'the model gave no comparison: compared by rules');
      return compareByRules(reviews, app);
    }
  };
};
