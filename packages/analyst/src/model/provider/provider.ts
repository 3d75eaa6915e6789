import OpenAI from 'openai';
import { z } from 'zod';
import { firstDialect, lessStructured } from './dialect.ts';
import { UnusableAnswer } from './requests.ts';
import { createSend, currentModel, type AskOptions, type ModelChain, type ProviderDeps } from './send.ts';
import { SMALL_TASKS, type ProviderSettings, type Task } from './settings.ts';

/** The maximum length of an answer, in tokens. */
export const MAX_ANSWER_TOKENS = 4_000;

export type ModelRequest<Answer> = {
  readonly task: Task;
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<Answer>;
};

/** A server and its models. */
export interface ModelProvider {
  /** The model that writes the report. */
  readonly model: string;
  /**
   * Sends one request. If the answer is invalid, it is requested once more with the problem.
   * @throws Error if there is no usable answer.
   */
  ask<Answer>(asked: ModelRequest<Answer>, options: AskOptions): Promise<Answer>;
}

const PROBE = { task: 'probe', system: 'Answer that all is well.', user: 'Is all well?' } as const;
const probeAnswer = z.object({ ok: z.boolean() });

const clientOf = ({ apiKey, baseUrl }: ProviderSettings): OpenAI =>
  new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    organization: null,
    project: null,
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
    // A redirect would send the key and the page to an address that is not configured.
    fetchOptions: { redirect: 'error' },
  });

/** Some models write their reasoning before the answer. */
const withoutThoughts = (text: string): string => text.replace(/<think>[\s\S]*?<\/think>/g, '');

const withoutFence = (text: string): string => /```[a-z]*\s*\n?([\s\S]*?)```/i.exec(text)?.[1] ?? text;

const betweenBraces = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/**
 * Parses the JSON of an answer, even inside a code fence or between sentences.
 * @throws SyntaxError if there is none.
 */
const jsonIn = (answer: string): unknown => {
  const text = withoutThoughts(answer).trim();
  for (const candidate of [text, withoutFence(text), betweenBraces(text)]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // Try the next candidate.
    }
  }
  throw new SyntaxError('The answer has no JSON in it');
};

/** Whether the model answered, but the answer is invalid. */
export const isUnusable = (error: unknown): boolean => problemOf(error) !== undefined;

/** Why an answer is invalid, in words for the model; undefined if a repeated request would not help. */
const problemOf = (error: unknown): string | undefined => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  if (error instanceof SyntaxError) return 'it was not valid JSON';
  return error instanceof UnusableAnswer ? error.message : undefined;
};

const withProblem = (user: string, problem: string): string =>
  `${user}\nYour last answer could not be used: ${problem.slice(0, 1_000)}\nAnswer again, complete and in the given shape.`;

/** A client for any server with an OpenAI-compatible API. It probes the dialect of a server and its model once. */
export const createProvider = (deps: ProviderDeps): ModelProvider => {
  const { settings } = deps;
  const send = createSend(clientOf(settings), deps);
  const chainOf = (models: readonly string[]): ModelChain => ({
    models,
    at: 0,
    dialect: firstDialect(settings.api),
    probed: undefined,
  });
  const large = chainOf(settings.models);
  const isOneChain = settings.smallModels === undefined || settings.smallModels.join() === settings.models.join();
  const small = isOneChain ? large : chainOf(settings.smallModels ?? settings.models);

  const askChain = async <Answer>(
    chain: ModelChain,
    asked: ModelRequest<Answer>,
    options: AskOptions,
  ): Promise<Answer> => {
    const { task, system, schema } = asked;
    const question = { system, name: task, schema: z.toJSONSchema(schema), maxAnswerTokens: MAX_ANSWER_TOKENS };
    const attempt = async (user: string): Promise<Answer> =>
      schema.parse(jsonIn(await send(chain, { ...question, user }, task, options)));
    try {
      return await attempt(asked.user);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      return attempt(withProblem(asked.user, problem));
    }
  };

  /** Reduces the structure of the output until the model answers a small request in the required shape. */
  const probe = async (chain: ModelChain, options: AskOptions): Promise<void> => {
    for (;;) {
      const { dialect } = chain;
      try {
        await askChain(chain, { ...PROBE, schema: probeAnswer }, options);
        return;
      } catch (error) {
        const next = problemOf(error) === undefined ? undefined : lessStructured(dialect);
        if (next === undefined) throw error;
        chain.dialect = next;
      }
    }
  };

  const ensureProbed = (chain: ModelChain, options: AskOptions): Promise<void> => {
    chain.probed ??= probe(chain, options).catch((error: unknown) => {
      chain.probed = undefined;
      throw error;
    });
    return chain.probed;
  };

  return {
    get model() {
      return currentModel(large);
    },
    ask: async (asked, options) => {
      const chain = SMALL_TASKS.has(asked.task) ? small : large;
      await ensureProbed(chain, options);
      return askChain(chain, asked, options);
    },
  };
};
