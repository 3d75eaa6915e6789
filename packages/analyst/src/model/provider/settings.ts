import type { FailureKind } from '../../analyst.ts';

/** Dollars per million tokens. */
export type Price = { readonly input: number; readonly output: number };

/** The address, key, models and prices of a provider. */
export type ProviderSettings = {
  /** Absent for a server without one, such as a local server. */
  readonly apiKey: string | undefined;
  /** Any server with an OpenAI-compatible API; absent: OpenAI itself. */
  readonly baseUrl: string | undefined;
  /** Models for the sections of a report. The next one is used if the server does not know the one before. */
  readonly models: readonly string[];
  /** Models that choose passages and verify statements; absent: `models`. */
  readonly smallModels?: readonly string[] | undefined;
  /** The API to try first; `auto`: Chat Completions, which nearly every server has. */
  readonly api: 'auto' | 'chat' | 'responses';
  readonly prices: ReadonlyMap<string, Price>;
};

/** The limits of one report. */
export type ReportLimits = {
  /** For the whole report. */
  readonly deadlineMs: number;
  /** The longest wait that a server may ask for before a retry. */
  readonly patienceMs: number;
  /** The maximum size of one request and its answer together. */
  readonly contextTokens: number;
};

/** The names of requests, in the requests themselves and in metrics. */
export type Task = 'probe' | 'select' | 'purpose' | 'swot' | 'market' | 'personas' | 'ratings' | 'verify' | 'compare';

/** Tasks for the small models. */
export const SMALL_TASKS: ReadonlySet<Task> = new Set(['select', 'verify']);

/** Events of a model analyst, for metrics. */
export type ModelEvent =
  | {
      readonly type: 'requested';
      readonly task: Task;
      readonly model: string;
      readonly outcome: 'done' | 'failed';
      readonly seconds: number;
    }
  | {
      readonly type: 'used';
      readonly model: string;
      readonly input: number;
      readonly output: number;
      /** Only for models with a price. */
      readonly dollars?: number;
    }
  /** The outcome of a report, as part of an analysis or as a job. */
  | { readonly type: 'report'; readonly outcome: 'written' | FailureKind; readonly isLate: boolean }
  | { readonly type: 'claims'; readonly fate: ClaimFate; readonly count: number };

/** What happened to a statement of a model; only the first two are in the report. */
export type ClaimFate = 'kept' | 'inferred' | 'unreferenced' | 'unsupported' | 'unfit';
