import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import { isInvalidEvent } from '@twofold/event-store/errors';
import { Refusal } from '../decider.ts';
import type { Outcome } from './outcome.ts';

/** The result of a successful read and analysis. */
export type Found = Extract<Outcome, { ok: true }>;

/** Records how an analysis ended. A report that cannot be stored, or that comes too late, is a failure. */
export const recordOutcome = async <End>(
  outcome: Outcome,
  record: {
    readonly complete: (found: Found) => Promise<End>;
    readonly fail: (reason: AnalysisFailure) => Promise<End>;
  },
): Promise<End> => {
  if (!outcome.ok) return record.fail(outcome.reason);
  try {
    return await record.complete(outcome);
  } catch (error) {
    if (isInvalidEvent(error)) return record.fail('provider-failed');
    if (error instanceof Refusal) return record.fail('interrupted');
    throw error;
  }
};
