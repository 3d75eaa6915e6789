import type { Provenance, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/** Who an analysis is for: accounts may use the whole budget of a day, visitors their share of it. */
export type Spender = 'account' | 'visitor';

/**
 * Turns what a site says into a report. Two implementations: the built-in analyst, and a model (`model/model-analyst.ts`).
 * @throws AnalystFailed when there is no usable report.
 */
export interface Analyst {
  /** Who wrote the latest report. */
  readonly provenance: Provenance;
  /** Writes the report where this analyst has none, and the report names it (D-121). */
  readonly fallback?: Analyst;
  /** The same analyst with the patience of a job, for a report that comes later. */
  readonly late?: LateAnalyst;
  analyze(
    snapshot: SiteSnapshot,
    options: { readonly signal: AbortSignal; readonly spender?: Spender },
  ): Promise<Report>;
}

/** `limitMs`: how long one report may take. */
export type LateAnalyst = Omit<Analyst, 'fallback' | 'late'> & { readonly limitMs: number };

/** Why there is no report: `unfounded` and `over-budget` count as failures of the provider in `AnalysisFailed`. */
export type FailureKind = 'failed' | 'slow' | 'unfounded' | 'over-budget';

/** The analyst gave no usable report. `reason` is recorded in `AnalysisFailed`; the message is for logs. */
export class AnalystFailed extends Error {
  readonly code = 'analyst-failed';
  readonly reason: 'provider-failed' | 'provider-timed-out';
  readonly kind: FailureKind;

  constructor(
    reason: 'provider-failed' | 'provider-timed-out',
    message: string,
    { kind, ...options }: ErrorOptions & { readonly kind?: FailureKind } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.kind = kind ?? (reason === 'provider-timed-out' ? 'slow' : 'failed');
  }
}

export const isAnalystFailed = (error: unknown): error is AnalystFailed =>
  error instanceof Error && 'code' in error && error.code === 'analyst-failed';
