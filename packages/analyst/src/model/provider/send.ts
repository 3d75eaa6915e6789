import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { dialectAfter, isUnknownModel, type Dialect, type RefusedRequest } from './dialect.ts';
import { sendQuestion, type Question, type RawAnswer } from './requests.ts';
import type { ModelEvent, ProviderSettings, Task } from './settings.ts';

/** Retries of a request after a connection error, a server error or a rate limit. */
const MAX_RETRIES = 2;
/** The first delay if the server names none. */
const RETRY_MS = 500;
/** An estimate, for servers that do not count tokens. */
const CHARACTERS_PER_TOKEN = 4;

export type AskOptions = { readonly signal: AbortSignal; readonly patienceMs: number };

export type ProviderDeps = {
  readonly settings: ProviderSettings;
  readonly observe: (event: ModelEvent) => void;
  /** Counts the tokens of a request. */
  readonly addTokens: (tokens: number) => Promise<void>;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** A chain of models with fallbacks: `at` is the current one, `probed` settles when its dialect is known. */
export type ModelChain = {
  readonly models: readonly string[];
  at: number;
  dialect: Dialect;
  probed: Promise<void> | undefined;
};

export const currentModel = (chain: ModelChain): string => chain.models[chain.at] ?? '';

const refusalIn = (error: unknown): RefusedRequest | undefined =>
  error instanceof OpenAI.APIError && typeof error.status === 'number'
    ? { status: error.status, text: `${error.message} ${JSON.stringify(error.error ?? '')} ${error.param ?? ''}` }
    : undefined;

/**
 * How long a server asks to wait, by its header `retry-after-ms` or `retry-after` (seconds, or a date); undefined without
 * either.
 */
const retryAfterMs = (headers: Headers | undefined, nowMs: number): number | undefined => {
  const milliseconds = headers?.get('retry-after-ms') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const value = headers?.get('retry-after')?.trim() ?? '';
  if (value === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
};

/** How long to wait before a retry; undefined: no retry. */
const retryDelayMs = (error: unknown, retries: number, patienceMs: number): number | undefined => {
  if (retries >= MAX_RETRIES) return undefined;
  if (error instanceof OpenAI.APIUserAbortError) return undefined;
  if (error instanceof OpenAI.APIConnectionError || error instanceof TypeError) return RETRY_MS;
  if (!(error instanceof OpenAI.APIError)) return undefined;
  if (error.status !== 429 && error.status !== 408 && (error.status ?? 0) < 500) return undefined;
  const ms = retryAfterMs(error.headers, Date.now()) ?? RETRY_MS * 2 ** retries;
  return ms <= patienceMs ? ms : undefined;
};

/** Changes the model or the dialect after a refusal. False if there is nothing else to try. */
const adapt = (chain: ModelChain, asked: Dialect, refused: RefusedRequest): boolean => {
  if (chain.dialect !== asked) return true;
  if (isUnknownModel(refused) && chain.at < chain.models.length - 1) {
    chain.at += 1;
    return true;
  }
  const next = dialectAfter(asked, refused);
  if (next !== undefined) chain.dialect = next;
  return next !== undefined;
};

/** Sends requests to one server: adapts to its refusals, waits if it asks for that, and counts tokens and cost. */
export const createSend = (client: OpenAI, deps: ProviderDeps) => {
  const { settings, observe, addTokens, wait = (ms, signal) => sleep(ms, undefined, { signal }) } = deps;

  const count = async (question: Question, { text, tokens }: RawAnswer): Promise<void> => {
    const { model, system, user } = question;
    const input = tokens?.input ?? Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN);
    const output = tokens?.output ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN);
    const price = settings.prices.get(model);
    const dollars = price && (input * price.input + output * price.output) / 1_000_000;
    observe({ type: 'used', model, input, output, ...(dollars !== undefined && { dollars }) });
    await addTokens(input + output);
  };

  return async (chain: ModelChain, question: Omit<Question, 'model'>, task: Task, options: AskOptions) => {
    for (let retries = 0; ;) {
      const dialect = chain.dialect;
      const withModel = { ...question, model: currentModel(chain) };
      const startedAt = performance.now();
      const observeRequest = (outcome: 'done' | 'failed') =>
        observe({
          type: 'requested',
          task,
          model: withModel.model,
          outcome,
          seconds: (performance.now() - startedAt) / 1_000,
        });
      try {
        const answer = await sendQuestion(client, withModel, dialect, AbortSignal.any([options.signal]));
        observeRequest('done');
        await count(withModel, answer);
        return answer.text;
      } catch (error) {
        observeRequest('failed');
        options.signal.throwIfAborted();
        const refused = refusalIn(error);
        if (refused !== undefined && adapt(chain, dialect, refused)) continue;
        const pauseMs = retryDelayMs(error, retries, options.patienceMs);
        if (pauseMs === undefined) throw error;
        retries += 1;
        await wait(pauseMs, options.signal);
      }
    }
  };
};
