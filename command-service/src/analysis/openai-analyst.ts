import { randomUUID } from 'node:crypto';
import type { Logger } from '@twofold/http/log';
import { withinDeadline } from '@twofold/http/within-deadline';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import OpenAI from 'openai';
import { z } from 'zod';
import { AnalystFailed, type Analyst } from './analyst.ts';
import type { AnalysisBudget } from './budget.ts';
import { answerJsonSchema, modelAnswer } from './openai/answer.ts';
import { promptFor, repairPrompt } from './openai/prompt.ts';
import { toReport } from './openai/to-report.ts';

/** One analysis asks at most twice: the second call repairs a bad answer or repeats a failed one (T13). */
const MAX_CALLS = 2;

/** Both calls together, bodies included: reading may take 15 s for the first page and 12 s for the others (D-119). */
const DEADLINE_MS = 22_000;

const MAX_ANSWER_TOKENS = 8_000;

export type OpenAiSettings = {
  readonly apiKey: string;
  readonly model: string;
  /** Any server that speaks the same protocol; absent: OpenAI itself. */
  readonly baseUrl: string | undefined;
};

export type OpenAiAnalystDeps = OpenAiSettings & {
  readonly budget: AnalysisBudget;
  readonly log: Logger;
  readonly deadlineMs?: number;
};

type Attempt = { readonly report: Report } | { readonly problem: string; readonly error: unknown };

type Options = Parameters<Analyst['analyse']>[1];

/** Asks a model for the report, with structured output, and believes no quote that is not on the page. */
export const openaiAnalyst = (deps: OpenAiAnalystDeps): Analyst => {
  const { model, budget, log, deadlineMs = DEADLINE_MS } = deps;
  const client = new OpenAI({
    apiKey: deps.apiKey,
    baseURL: deps.baseUrl ?? null,
    maxRetries: 0,
    timeout: deadlineMs,
    // A redirect would take the key and the page to an address that nobody configured.
    fetchOptions: { redirect: 'error' },
  });

  const ask = async (snapshot: SiteSnapshot, problem: string | undefined, options: Options): Promise<string> => {
    await budget.reserveCall(options.spender);
    const messages = [...promptFor(snapshot, randomUUID()), ...(problem ? [repairPrompt(problem)] : [])];
    const completion = await client.chat.completions.create(
      {
        model,
        messages,
        max_completion_tokens: MAX_ANSWER_TOKENS,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'report', strict: true, schema: answerJsonSchema() },
        },
      },
      { signal: options.signal },
    );
    await budget.addTokens(completion.usage?.total_tokens ?? 0);
    const choice = completion.choices[0];
    if (choice?.message.refusal) throw new Error('The model refused to answer');
    if (choice?.finish_reason === 'length') throw new Error('The answer was longer than allowed');
    return choice?.message.content ?? '';
  };

  const attempt = async (snapshot: SiteSnapshot, problem: string | undefined, options: Options): Promise<Attempt> => {
    try {
      const answer = modelAnswer.parse(JSON.parse(await ask(snapshot, problem, options)));
      return { report: toReport(answer, snapshot) };
    } catch (error) {
      if (options.signal.aborted)
        throw new AnalystFailed('provider-timed-out', 'The model took too long', { cause: error });
      if (!isWorthAnotherCall(error))
        throw new AnalystFailed('provider-failed', 'The provider failed', { cause: error });
      return { problem: problemOf(error), error };
    }
  };

  const analyse = async (snapshot: SiteSnapshot, options: Options): Promise<Report> => {
    let failed: { readonly problem: string; readonly error: unknown } | undefined;
    for (let call = 1; call <= MAX_CALLS; call++) {
      const attempted = await attempt(snapshot, failed?.problem, options);
      if ('report' in attempted) return attempted.report;
      failed = attempted;
      log.warn({ call, problem: failed.problem.slice(0, 300) }, 'the model gave no usable answer');
    }
    throw new AnalystFailed('provider-failed', 'The model gave no usable answer', { cause: failed?.error });
  };

  return {
    provenance: { provider: 'openai', model },
    analyse: (snapshot, options) =>
      withinDeadline(options.signal, deadlineMs, (signal) => analyse(snapshot, { ...options, signal })),
  };
};

/** A wrong key, a wrong request or an empty budget will not get better by asking again. */
const isWorthAnotherCall = (error: unknown): boolean => {
  if (error instanceof OpenAI.APIConnectionError) return true;
  if (error instanceof OpenAI.APIError) return error.status === 429 || (error.status ?? 0) >= 500;
  return error instanceof z.ZodError || error instanceof SyntaxError || (error instanceof Error && !('code' in error));
};

const problemOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  if (error instanceof SyntaxError) return 'it was not valid JSON';
  return error instanceof Error ? error.message : 'unknown error';
};
