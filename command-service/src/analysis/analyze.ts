import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import type { Position } from '@twofold/event-store/port';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { spenderOf } from './budget.ts';
import { AnalysisCancelled } from './cancelled.ts';
import type { KeepText } from './captures/keep-text.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand } from './commands.ts';
import type { Analysis } from './decider.ts';
import type { FindOutcome } from './outcome.ts';
import type { OnStep } from './progress/track-progress.ts';
import { recordOutcome, type Found } from './record-outcome.ts';

/** An analysis that has not ended after this time was interrupted. Longer than any analysis can run. */
export const EXPIRES_AFTER_MS = 90_000;

export type AnalysisToRun = {
  readonly productId: number;
  readonly url: string;
  readonly requestedAt: Date;
  readonly submittedBy: string;
  readonly requestedBy: number | undefined;
  readonly context: CommandContext;
  readonly onStep?: OnStep;
  /** Aborts when the requesting browser cancels. */
  readonly cancelled?: AbortSignal;
};

/** `position` is that of the event that ended the analysis. */
export type AnalysisEnd =
  | { readonly ok: true; readonly position: Position | undefined }
  | { readonly ok: false; readonly reason: AnalysisFailure | 'cancelled'; readonly position: Position | undefined };

export type Analyze = (analysis: AnalysisToRun) => Promise<AnalysisEnd>;

/**
 * Runs one analysis and records its request and its end. Repeating the same request continues where the last run
 * stopped: a finished analysis does not run twice.
 * @throws Refusal `product-id-taken` when the id belongs to another request.
 */
export const createAnalyze = (deps: {
  readonly handle: HandleCommand;
  readonly findOutcome: FindOutcome;
  readonly keepText: KeepText;
  readonly now: () => Date;
  readonly newId: () => string;
}): Analyze => {
  const { handle, findOutcome, keepText, now, newId } = deps;

  return async (analysis) => {
    const { productId, url, context } = analysis;
    // The outcome may differ between runs, so each run's command has its own id.
    const send = (command: AnalysisCommand) =>
      handle(productCategory, productId, command, { ...context, id: newId(), causationId: context.id });
    const fail = async (reason: AnalysisFailure): Promise<AnalysisEnd> => {
      const data = { productId, reason, failedAt: now().toISOString() };
      const { state, position } = await send({ type: 'FailAnalysis', data });
      return endOf(state, position) ?? { ok: false, reason, position };
    };

    const requested = await handle(productCategory, productId, toRequest(analysis), context);
    const ended = endOf(requested.state, requested.position);
    if (ended) return ended;

    const complete = async ({ finalUrl, report, provenance, text, modelReport }: Found): Promise<AnalysisEnd> => {
      const kept = await keepText(productId, 1, text);
      const follows = { ...kept, ...(modelReport && { modelReport }) };
      const data = { productId, finalUrl, report, provenance, ...follows, completedAt: now().toISOString() };
      const { position } = await send({ type: 'CompleteAnalysis', data });
      return { ok: true, position };
    };
    const cancel = async (): Promise<AnalysisEnd> => {
      const data = { productId, cancelledAt: now().toISOString() };
      const { state, position } = await send({ type: 'CancelAnalysis', data });
      return endOf(state, position) ?? { ok: false, reason: 'cancelled', position };
    };
    try {
      const outcome = await findOutcome(url, spenderOf(analysis), analysis.onStep, analysis.cancelled);
      return await recordOutcome(outcome, { complete, fail });
    } catch (error) {
      if (error instanceof AnalysisCancelled) return cancel();
      throw error;
    }
  };
};

const toRequest = (analysis: AnalysisToRun): AnalysisCommand => {
  const { productId, url, requestedAt, submittedBy, requestedBy } = analysis;
  return {
    type: 'RequestAnalysis',
    data: {
      productId,
      url,
      submittedBy,
      ...(requestedBy === undefined ? {} : { requestedBy }),
      requestedAt: requestedAt.toISOString(),
      dueAt: new Date(requestedAt.getTime() + EXPIRES_AFTER_MS).toISOString(),
    },
  };
};

const endOf = (analysis: Analysis, position: Position | undefined): AnalysisEnd | undefined => {
  if (analysis.status === 'completed') return { ok: true, position };
  if (analysis.status === 'failed') return { ok: false, reason: analysis.reason, position };
  return undefined;
};
