import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import type { CommandContext, HandleCommand, Handled } from '../command-handler.ts';
import { refuse } from '../decider.ts';
import { EXPIRES_AFTER_MS, type AnalysisEnd } from './analyze.ts';
import { spenderOf } from './budget.ts';
import type { KeepText } from './captures/keep-text.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand, RequestReanalysis } from './commands.ts';
import type { Analysis, Reanalysis } from './decider.ts';
import type { FindOutcome } from './outcome.ts';
import type { OnStep } from './progress/track-progress.ts';
import { recordOutcome, type Found } from './record-outcome.ts';

/** A request for a newer version of a report. A repeat has the same time. */
export type ReanalysisToRun = {
  readonly productId: number;
  readonly requestedAt: Date;
  readonly submittedBy: string;
  readonly requestedBy: number | undefined;
  readonly context: CommandContext;
  readonly onStep?: OnStep;
};

export type ReanalysisEnd = AnalysisEnd & { readonly version: number };

export type Reanalyze = (reanalysis: ReanalysisToRun) => Promise<ReanalysisEnd>;

/**
 * Reads an app's site again and records a new version of its report, or the failure (D-129). Repeating the same request
 * continues where the last run stopped.
 * @throws Refusal `product-not-found`, `reanalysis-not-allowed`, `reanalysis-running`, `reanalysis-too-soon`
 */
export const createReanalyze = (deps: {
  readonly handle: HandleCommand;
  readonly findOutcome: FindOutcome;
  readonly keepText: KeepText;
  readonly now: () => Date;
  readonly newId: () => string;
}): Reanalyze => {
  const { handle, findOutcome, keepText, now, newId } = deps;

  return async (request) => {
    const { productId, context } = request;
    const requested = await handle(productCategory, productId, toCommand(request), context);
    const { url, version } = begunIn(requested.state, request);

    // The outcome may differ between runs, so each run's command has its own id.
    const end = async (command: AnalysisCommand): Promise<ReanalysisEnd> => {
      const ended = await handle(productCategory, productId, command, {
        ...context,
        id: newId(),
        causationId: context.id,
      });
      return endOf(ended, request) ?? refuse('analysis-not-found');
    };
    const fail = (reason: AnalysisFailure): Promise<ReanalysisEnd> =>
      end({ type: 'FailReanalysis', data: { productId, version, reason, failedAt: now().toISOString() } });
    const complete = async ({ finalUrl, report, provenance, text, modelReport }: Found): Promise<ReanalysisEnd> => {
      const kept = await keepText(productId, version, text);
      const follows = { ...kept, ...(modelReport && { modelReport }) };
      const data = { productId, version, finalUrl, report, provenance, ...follows, completedAt: now().toISOString() };
      return end({ type: 'CompleteReanalysis', data });
    };
    const ended = endOf(requested, request);
    if (ended) return ended;
    return recordOutcome(await findOutcome(url, spenderOf(request), request.onStep), { complete, fail });
  };
};

const toCommand = ({ productId, requestedAt, submittedBy, requestedBy }: ReanalysisToRun): RequestReanalysis => ({
  type: 'RequestReanalysis',
  data: {
    productId,
    submittedBy,
    ...(requestedBy !== undefined && { requestedBy }),
    requestedAt: requestedAt.toISOString(),
    dueAt: new Date(requestedAt.getTime() + EXPIRES_AFTER_MS).toISOString(),
  },
});

/**
 * The requested version.
 * @throws Refusal when the app was taken down in the meantime
 */
const begunIn = (analysis: Analysis, { requestedAt }: ReanalysisToRun): Reanalysis & { readonly url: string } => {
  if (analysis.status !== 'completed') return refuse('product-not-found');
  const { request, reanalyses } = analysis;
  const begun = reanalyses.find((reanalysis) => reanalysis.requestedAt === requestedAt.toISOString());
  if (begun === undefined || typeof request.url !== 'string') return refuse('product-not-found');
  return { ...begun, url: request.url };
};

const endOf = ({ state, position }: Handled<Analysis>, request: ReanalysisToRun): ReanalysisEnd | undefined => {
  const { version, end } = begunIn(state, request);
  if (end === undefined) return undefined;
  return end === 'completed' ? { ok: true, version, position } : { ok: false, version, reason: end, position };
};
