import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { formAfter, isUnknownModel, type Form, type RefusedRequest } from './form.ts';
import { sendQuestion, type Question, type RawAnswer } from './requests.ts';
import { retryAfterMs } from './retry-after.ts';
import type { ModelEvent, ProviderSettings, Task } from './settings.ts';

/** A request that fails on the way, or is told to wait, is repeated so often. */
const MAX_RETRIES = 2;
/** A server that does not say how long to wait. */
const RETRY_MS = 500;
/** Without a count of the server: about so many characters make one token. */
const CHARACTERS_PER_TOKEN = 4;

export type AskOptions = { readonly signal: AbortSignal; readonly patienceMs: number };

export type ProviderDeps = {
  readonly settings: ProviderSettings;
  readonly observe: (event: ModelEvent) => void;
  /** Counts what a request used. */
  readonly addTokens: (tokens: number) => Promise<void>;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** Where the model of a task has got to in its list, and how it wants to be asked. */
export type Line = { readonly models: readonly string[]; at: number; form: Form; ready: Promise<void> | undefined };

export const modelOf = (line: Line): string => line.models[line.at] ?? '';

const refusedIn = (error: unknown): RefusedRequest | undefined =>
  error instanceof OpenAI.APIError && typeof error.status === 'number'
    ? { status: error.status, text: `${error.message} ${JSON.stringify(error.error ?? '')} ${error.param ?? ''}` }
    : undefined;

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

/** Sends questions to one server: adapts to its refusals, waits where it asks for that, and counts what was used. */
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

  return async (line: Line, question: Omit<Question, 'model'>, task: Task, options: AskOptions) => {
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
};
