import type { Provenance, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Spender } from './budget.ts';

/**
 * Turns what a page says into a report. Two implementations: `openai-analyst.ts` and `built-in-analyst.ts`.
 * @throws AnalystFailed when the provider fails, times out, or answers what cannot be repaired.
 */
export interface Analyst {
  readonly provenance: Provenance;
  analyse(
    snapshot: SiteSnapshot,
    options: { readonly signal: AbortSignal; readonly spender?: Spender },
  ): Promise<Report>;
}

/** The provider gave no usable answer. `reason` is recorded in `AnalysisFailed`; the message is for logs. */
export class AnalystFailed extends Error {
  readonly code = 'analyst-failed';
  readonly reason: 'provider-failed' | 'provider-timed-out';

  constructor(reason: 'provider-failed' | 'provider-timed-out', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
