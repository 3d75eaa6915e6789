import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { z } from 'zod';
import { firstForm, formAfter, isUnknownModel, lessStructured, type Form, type RefusedRequest } from './form.ts';
import { jsonIn } from './read-answer.ts';
import { sendQuestion, UnusableAnswer, type Question, type RawAnswer } from './requests.ts';
import { retryAfterMs } from './retry-after.ts';
import { SMALL_TASKS, type ModelEvent, type ProviderSettings, type Task } from './settings.ts';

/** How much an answer may be, in tokens. */
export const MAX_ANSWER_TOKENS = 4_000;

/** A request that fails on the way, or is told to wait, is repeated so often. */
const MAX_RETRIES = 2;
/** A server that does not say how long to wait. */
const RETRY_MS = 500;
/** Without a count of the server: about so many characters make one token. */
const CHARACTERS_PER_TOKEN = 4;

export type Asked<Answer> = {
  readonly task: Task;
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<Answer>;
};

export type AskOptions = { readonly signal: AbortSignal; readonly patienceMs: number };

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

export type ProviderDeps = {
  readonly settings: ProviderSettings;
  readonly observe: (event: ModelEvent) => void;
  /** Counts what a request used. */
  readonly addTokens: (tokens: number) => Promise<void>;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

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
    // A redirect would take the key and the page to an address that nobody configured.
    fetchOptions: { redirect: 'error' },
  });

const refusedIn = (error: unknown): RefusedRequest | undefined =>
  error instanceof OpenAI.APIError && typeof error.status === 'number'
    ? { status: error.status, text: `${error.message} ${JSON.stringify(error.error ?? '')} ${error.param ?? ''}` }
    : undefined;

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

/** Where the model of a task has got to in its list, and how it wants to be asked. */
type Line = { readonly models: readonly string[]; at: number; form: Form; ready: Promise<void> | undefined };

/** Asks any server that speaks OpenAI's protocol. How a server and a model want to be asked is found out once. */
export const createProvider = (deps: ProviderDeps): ModelProvider => {
  const { settings, observe, addTokens, wait = (ms, signal) => sleep(ms, undefined, { signal }) } = deps;
  const client = clientOf(settings);
  const lineOf = (models: readonly string[]): Line => ({
    models,
    at: 0,
    form: firstForm(settings.api),
    ready: undefined,
  });
  const large = lineOf(settings.models);
  const isOne = settings.smallModels === undefined || settings.smallModels.join() === settings.models.join();
  const small = isOne ? large : lineOf(settings.smallModels ?? settings.models);
  const modelOf = (line: Line): string => line.models[line.at] ?? '';

  const count = async (question: Question, { text, tokens }: RawAnswer): Promise<void> => {
    const { model, system, user } = question;
    const input = tokens?.input ?? Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN);
    const output = tokens?.output ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN);
    const price = settings.prices.get(model);
    const dollars = price && (input * price.input + output * price.output) / 1_000_000;
    observe({ type: 'used', model, input, output, ...(dollars !== undefined && { dollars }) });
    await addTokens(input + output);
  };

  /** How long to wait before the same request again; undefined: not at all. */
  const pauseAfter = (error: unknown, retries: number, patienceMs: number): number | undefined => {
    if (retries >= MAX_RETRIES) return undefined;
    if (error instanceof OpenAI.APIUserAbortError) return undefined;
    if (error instanceof OpenAI.APIConnectionError || error instanceof TypeError) return RETRY_MS;
    if (!(error instanceof OpenAI.APIError)) return undefined;
    if (error.status !== 429 && error.status !== 408 && (error.status ?? 0) < 500) return undefined;
    const ms = retryAfterMs(error.headers, Date.now()) ?? RETRY_MS * 2 ** retries;
    return ms <= patienceMs ? ms : undefined;
  };

  /** Changes how the line asks after a refusal. False where no other way is left. */
  const adapt = (line: Line, asked: Form, refused: RefusedRequest): boolean => {
    if (line.form !== asked) return true;
    if (isUnknownModel(refused) && line.at < line.models.length - 1) {
      line.at += 1;
      return true;
    }
    const next = formAfter(asked, refused);
    if (next !== undefined) line.form = next;
    return next !== undefined;
  };

  const send = async (line: Line, question: Omit<Question, 'model'>, task: Task, options: AskOptions) => {
    for (let retries = 0; ;) {
      const form = line.form;
      const full = { ...question, model: modelOf(line) };
      const startedAt = performance.now();
      const tell = (outcome: 'done' | 'failed') =>
        observe({
          type: 'requested',
          task,
          model: full.model,
          outcome,
          seconds: (performance.now() - startedAt) / 1_000,
        });
      try {
        const answer = await sendQuestion(client, full, form, AbortSignal.any([options.signal]));
        tell('done');
        await count(full, answer);
        return answer.text;
      } catch (error) {
        tell('failed');
        options.signal.throwIfAborted();
        const refused = refusedIn(error);
        if (refused !== undefined && adapt(line, form, refused)) continue;
        const pauseMs = pauseAfter(error, retries, options.patienceMs);
        if (pauseMs === undefined) throw error;
        retries += 1;
        await wait(pauseMs, options.signal);
      }
    }
  };

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
