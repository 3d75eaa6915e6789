import OpenAI from 'openai';
import { z } from 'zod';
import { firstForm, lessStructured } from './form.ts';
import { jsonIn } from './read-answer.ts';
import { UnusableAnswer } from './requests.ts';
import { createSend, modelOf, type AskOptions, type Line, type ProviderDeps } from './send.ts';
import { SMALL_TASKS, type ProviderSettings, type Task } from './settings.ts';

/** How much an answer may be, in tokens. */
export const MAX_ANSWER_TOKENS = 4_000;

export type Asked<Answer> = {
  readonly task: Task;
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<Answer>;
};

/** A server and its models. */
export interface ModelProvider {
  /** The model that writes. */
  readonly model: string;
  /**
   * Asks one question; an answer that cannot be read gets one repair.
   * @throws Error when there is no usable answer.
   */
  ask<Answer>(asked: Asked<Answer>, options: AskOptions): Promise<Answer>;
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
    // A redirect would take the key and the page to an address that no one configured.
    fetchOptions: { redirect: 'error' },
  });

/** Whether a model answered, but nothing that can be used. */
export const isUnusable = (error: unknown): boolean => problemOf(error) !== undefined;

/** Why an answer could not be read, in words for the model; undefined where asking again would not help. */
const problemOf = (error: unknown): string | undefined => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  if (error instanceof SyntaxError) return 'it was not valid JSON';
  return error instanceof UnusableAnswer ? error.message : undefined;
};

const repaired = (user: string, problem: string): string =>
  `${user}\nYour last answer could not be used: ${problem.slice(0, 1_000)}\nAnswer again, complete and in the given shape.`;

/** Asks any server that speaks OpenAI's protocol. How a server and a model want to be asked is found out once. */
export const createProvider = (deps: ProviderDeps): ModelProvider => {
  const { settings } = deps;
  const send = createSend(clientOf(settings), deps);
  const lineOf = (models: readonly string[]): Line => ({
    models,
    at: 0,
    form: firstForm(settings.api),
    ready: undefined,
  });
  const large = lineOf(settings.models);
  const isOne = settings.smallModels === undefined || settings.smallModels.join() === settings.models.join();
  const small = isOne ? large : lineOf(settings.smallModels ?? settings.models);

  const askLine = async <Answer>(line: Line, asked: Asked<Answer>, options: AskOptions): Promise<Answer> => {
    const { task, system, schema } = asked;
    const question = { system, name: task, schema: z.toJSONSchema(schema), maxAnswerTokens: MAX_ANSWER_TOKENS };
    const attempt = async (user: string): Promise<Answer> =>
      schema.parse(jsonIn(await send(line, { ...question, user }, task, options)));
    try {
      return await attempt(asked.user);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      return attempt(repaired(asked.user, problem));
    }
  };

  /** Climbs down the ladder until a small question is answered in its shape. */
  const probe = async (line: Line, options: AskOptions): Promise<void> => {
    for (;;) {
      const { form } = line;
      try {
        await askLine(line, { ...PROBE, schema: probeAnswer }, options);
        return;
      } catch (error) {
        const next = problemOf(error) === undefined ? undefined : lessStructured(form);
        if (next === undefined) throw error;
        line.form = next;
      }
    }
  };

  const readied = (line: Line, options: AskOptions): Promise<void> => {
    line.ready ??= probe(line, options).catch((error: unknown) => {
      line.ready = undefined;
      throw error;
    });
    return line.ready;
  };

  return {
    get model() {
      return modelOf(large);
    },
    ask: async (asked, options) => {
      const line = SMALL_TASKS.has(asked.task) ? small : large;
      await readied(line, options);
      return askLine(line, asked, options);
    },
  };
};
