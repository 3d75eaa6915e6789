import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import { isErased } from '@twofold/contracts/personal';
import { streamOf } from '../../category.ts';
import type { HandleCommand } from '../../command-handler.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { CommandToSend, Receiver } from '../../reactors/send-command.ts';
import type { KeepText } from '../captures/keep-text.ts';
import { productCategory } from '../category.ts';
import type { AnalysisCommand } from '../commands.ts';
import type { Analysis } from '../decider.ts';
import type { FindOutcome } from '../outcome.ts';
import { recordOutcome, type Found } from '../record-outcome.ts';
import type { LateReportJob, LateReportJobs } from './late-report-jobs.ts';
import { LATE_REPORT_RECEIVER, type QueueLateReport } from './write-late-report-on-report-completed.reactor.ts';

export type LateReportDeps = {
  readonly handle: HandleCommand;
  readonly fold: FoldStream;
  readonly keepText: KeepText;
  readonly jobs: LateReportJobs;
  /** Reads the site and writes the report with the slow model. Absent if no model is configured anymore. */
  readonly findOutcome: FindOutcome | undefined;
  /** A version that has not ended after this time was interrupted. Longer than a report may take. */
  readonly expiresAfterMs: number;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Runs a job; `attempt` counts from 1. When the signal aborts, the job waits again. */
export type WriteLateReport = (job: LateReportJob, attempt: number, signal: AbortSignal) => Promise<void>;

/** A report whose process was killed is started once more. */
const MAX_ATTEMPTS = 2;
/** After this, another or the next process continues. */
const STOPPING_MS = 5_000;

/** Writes reports with a slow model in background jobs, and records them as newer versions (D-121). */
export const createLateReports = (
  deps: LateReportDeps,
): { readonly receiver: Receiver; readonly writeLateReport: WriteLateReport } => {
  const { handle, fold, keepText, jobs, findOutcome, now, newId } = deps;

  const send = (job: LateReportJob, command: AnalysisCommand) =>
    // The outcome may differ between runs, so each run's command has its own id.
    handle(productCategory, job.productId, command, { ...job.context, id: newId(), causationId: job.context.id });

  /** Requests the version, or finds the one that an earlier attempt requested; undefined if no report is due. */
  const begin = async (job: LateReportJob) => {
    const { productId, after } = job;
    const { state } = await fold(productCategory, streamOf(productCategory, productId));
    if (state.status !== 'completed') return undefined;
    const at = now();
    const times = {
      requestedAt: at.toISOString(),
      dueAt: new Date(at.getTime() + deps.expiresAfterMs).toISOString(),
    };
    const requested = await send(job, { type: 'RequestLateReport', data: { productId, after, ...times } });
    return runningIn(requested.state);
  };

  const write = async (
    job: LateReportJob,
    version: number,
    url: string,
    find: FindOutcome,
  ): Promise<'stopped' | 'ended'> => {
    const { productId } = job;
    const fail = async (reason: AnalysisFailure): Promise<void> => {
      await send(job, { type: 'FailReanalysis', data: { productId, version, reason, failedAt: now().toISOString() } });
    };
    const complete = async ({ finalUrl, report, provenance, text }: Found): Promise<void> => {
      const kept = await keepText(productId, version, text);
      const data = { productId, version, finalUrl, report, provenance, ...kept, completedAt: now().toISOString() };
      await send(job, { type: 'CompleteReanalysis', data });
    };
    // The first request to the model has already counted this report in the budget.
    const outcome = await find(url, 'account');
    if (!outcome.ok && outcome.reason === 'interrupted') return 'stopped';
    await recordOutcome(outcome, { complete, fail });
    return 'ended';
  };

  return {
    receiver: { name: LATE_REPORT_RECEIVER, receive: (sent) => jobs.add(jobOf(sent)) },
    writeLateReport: async (job, attempt, signal) => {
      if (findOutcome === undefined) return;
      if (signal.aborted) return jobs.add(job, STOPPING_MS);
      const begun = await begin(job);
      if (begun === undefined) return;
      const { productId } = job;
      const { version, url } = begun;
      if (attempt > MAX_ATTEMPTS) {
        const failedAt = now().toISOString();
        await send(job, { type: 'FailReanalysis', data: { productId, version, reason: 'interrupted', failedAt } });
      } else if ((await write(job, version, url, findOutcome)) === 'stopped') await jobs.add(job, STOPPING_MS);
    },
  };
};

/** The late version that is being written. */
const runningIn = (analysis: Analysis): { readonly version: number; readonly url: string } | undefined => {
  if (analysis.status !== 'completed' || isErased(analysis.request.url)) return undefined;
  const running = analysis.reanalyses.find(({ isLate, end }) => isLate && end === undefined);
  return running && { version: running.version, url: analysis.request.url };
};

const jobOf = ({ id, command, context }: CommandToSend): LateReportJob => ({
  productId: Number(id),
  after: (command as QueueLateReport).data.after,
  context,
});
