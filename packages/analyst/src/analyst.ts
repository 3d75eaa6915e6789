import type { Provenance, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/** Who requested an analysis: accounts may use the whole daily budget, visitors only a share of it. */
export type Spender = 'account' | 'visitor';

/**
 * Writes a report about a site. Implementations: the built-in analyst, and a model (`model/model-analyst.ts`).
 * @throws AnalystFailed if there is no usable report.
 */
export interface Analyst {
  /** The author of the latest report. */
  readonly provenance: Provenance;
  /** Writes the report if this analyst fails; the report names it (D-121). */
  readonly fallback?: Analyst;
  /** The same analyst with the longer limits of a job, for a report that is delivered later. */
  readonly late?: LateAnalyst;
  analyze(
    snapshot: SiteSnapshot,
    options: { readonly signal: AbortSignal; readonly spender?: Spender },
  ): Promise<Report>;
}

/** `limitMs`: the maximum time for one report. */
export type LateAnalyst = Omit<Analyst, 'fallback' | 'late'> & { readonly limitMs: number };

/** Why there is no report. `AnalysisFailed` records `unfounded` and `over-budget` as failures of the provider. */
export type FailureKind = 'failed' | 'slow' | 'unfounded' | 'over-budget';

/** The analyst returned no usable report. `reason` is recorded in `AnalysisFailed`; the message is for logs. */
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
