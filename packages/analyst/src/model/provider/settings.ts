import type { FailureKind } from '../../analyst.ts';

/** Dollars for a million tokens. */
export type Price = { readonly input: number; readonly output: number };

/** How a provider is reached, and what it may take. */
export type ProviderSettings = {
  /** Absent: the server wants none, as local ones do. */
  readonly apiKey: string | undefined;
  /** Any server that speaks the protocol; absent: OpenAI itself. */
  readonly baseUrl: string | undefined;
  /** Models for the sections of a report. The next one is asked where the server does not know the one before. */
  readonly models: readonly string[];
  /** The same for choosing passages and checking statements; absent: `models`. */
  readonly smallModels?: readonly string[] | undefined;
  /** Which of the two protocols is tried first; `auto`: Chat Completions, which nearly every server has. */
  readonly api: 'auto' | 'chat' | 'responses';
  readonly prices: ReadonlyMap<string, Price>;
};

/** How long and how much a report may take. */
export type ReportLimits = {
  /** For the whole report. */
  readonly deadlineMs: number;
  /** A request that is told to come back later waits at most this long. */
  readonly patienceMs: number;
  /** What fits into one request, question and answer together. */
  readonly contextTokens: number;
};

/** What each part of a report, and a comparison of reviews, is called in requests and metrics. */
export type Task = 'probe' | 'select' | 'purpose' | 'swot' | 'market' | 'personas' | 'ratings' | 'verify' | 'compare';

/** These need no large model. */
export const SMALL_TASKS: ReadonlySet<Task> = new Set(['select', 'verify']);

/** What a model analyst reports for the metrics. */
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
      /** Where the model has a price. */
      readonly dollars?: number;
    }
  /** How asking for a report ended, as a part of an analysis or as a job. */
  | { readonly type: 'report'; readonly outcome: 'written' | FailureKind; readonly isLate: boolean }
  | { readonly type: 'claims'; readonly fate: ClaimFate; readonly count: number };

/** What became of the statements of a model: only the first two are in the report. */
export type ClaimFate = 'kept' | 'inferred' | 'unreferenced' | 'unsupported' | 'unfit';
