import { Counter, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** The metrics that a model analyst reports. */
type ModelEvent =
  | { type: 'requested'; task: string; model: string; outcome: string; seconds: number }
  | { type: 'used'; model: string; input: number; output: number; dollars?: number }
  | { type: 'report'; outcome: string; isLate: boolean }
  | { type: 'claims'; fate: string; count: number };

const countersOf = (registers: Registry[]) => ({
  seconds: new Histogram({
    name: 'twofold_model_request_seconds',
    help: 'Duration of requests to the AI provider by task, model and outcome',
    labelNames: ['task', 'model', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  }),
  tokens: new Counter({
    name: 'twofold_model_tokens_total',
    help: 'Tokens of prompts and answers by model',
    labelNames: ['model', 'kind'] as const,
    registers,
  }),
  dollars: new Counter({
    name: 'twofold_model_cost_dollars_total',
    help: 'Cost of tokens at the configured prices',
    labelNames: ['model'] as const,
    registers,
  }),
  reports: new Counter({
    name: 'twofold_model_reports_total',
    help: 'Reports requested from a model: written, or why the built-in analyst wrote them',
    labelNames: ['outcome', 'when'] as const,
    registers,
  }),
  claims: new Counter({
    name: 'twofold_model_claims_total',
    help: 'Statements of models by outcome',
    labelNames: ['fate'] as const,
    registers,
  }),
});

/** Counts a model analyst's requests, tokens, cost, reports and statements. */
export const modelMetrics = (registry: Registry): ((event: ModelEvent) => void) => {
  const { seconds, tokens, dollars, reports, claims } = countersOf([registry]);
  return (event) => {
    switch (event.type) {
      case 'requested':
        seconds.observe({ task: event.task, model: event.model, outcome: event.outcome }, event.seconds);
        break;
      case 'used':
        tokens.inc({ model: event.model, kind: 'question' }, event.input);
        tokens.inc({ model: event.model, kind: 'answer' }, event.output);
        if (event.dollars !== undefined) dollars.inc({ model: event.model }, event.dollars);
        break;
      case 'report':
        reports.inc({ outcome: event.outcome, when: event.isLate ? 'later' : 'at once' });
        break;
      case 'claims':
        claims.inc({ fate: event.fate }, event.count);
        break;
    }
  };
};
