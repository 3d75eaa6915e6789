import type { MeasurementFailure } from '@twofold/contracts/analysis/measurement-failure';
import { isErased } from '@twofold/contracts/personal';
import type { Logger } from '@twofold/http/log';
import { withinDeadline } from '@twofold/http/within-deadline';
import { streamOf } from '../../category.ts';
import type { CommandContext, HandleCommand } from '../../command-handler.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { CommandToSend, Receiver } from '../../reactors/send-command.ts';
import type { Captures } from '../captures/captures.ts';
import { productCategory } from '../category.ts';
import type { RecordMeasurement } from '../commands.ts';
import { isMeasured, mayKeepCaptures } from '../measurement-decisions.ts';
import { MEASUREMENT_RECEIVER, type QueueMeasurement } from './measure-site-on-report-completed.reactor.ts';
import type { MeasurementJob, MeasurementJobs } from './measurement-jobs.ts';
import {
  isScreenshot,
  type Screenshot,
  type ScreenshotsResult,
  type TakeScreenshots,
} from '@twofold/site-reader/screenshots';

type Browser = NonNullable<ScreenshotsResult['browser']>;

export type MeasurementDeps = {
  readonly handle: HandleCommand;
  readonly fold: FoldStream;
  readonly captures: Pick<Captures, 'keep'>;
  readonly jobs: MeasurementJobs;
  /** Absent where rendering is off. */
  readonly takeScreenshots: TakeScreenshots | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
};

/** Runs a job; `attempt` counts from 1. When the signal aborts, the job waits again and loses no attempt. */
export type MeasureSite = (job: MeasurementJob, attempt: number, signal: AbortSignal) => Promise<void>;

/** All of it: waiting for the browser, both screens, a run of Lighthouse, and the links. */
const LIMIT_MS = 300_000;
/** A site whose process is killed is measured once more. */
const MAX_ATTEMPTS = 2;
const BUSY_FOR_MS = 30_000;
const MAX_POSTPONED = 20;
/** Another process, or the next one, goes on after this. */
const STOPPING_MS = 5_000;

/** Measures the sites of reports: queues them, and has a browser look at them when their turn comes (D-122, D-123). */
export const createMeasurement = (
  deps: MeasurementDeps,
): { readonly receiver: Receiver; readonly measureSite: MeasureSite } => {
  const { handle, fold, captures, jobs, takeScreenshots, now, newId, log } = deps;

  const record = async (command: RecordMeasurement, context: CommandContext): Promise<void> => {
    const { productId } = command.data;
    // What comes of it may differ from run to run, so its command has an id of its own each time.
    await handle(productCategory, productId, command, { ...context, id: newId(), causationId: context.id });
  };
  const fail = ({ productId, version, context }: MeasurementJob, reason: MeasurementFailure): Promise<void> => {
    log.info({ productId, version, reason }, 'site not measured');
    return record(
      { type: 'FailMeasurement', data: { productId, version, reason, failedAt: now().toISOString() } },
      context,
    );
  };

  /** The address to open; `undefined` where there is nothing to measure, or no longer. */
  const addressOf = async ({ productId, version }: MeasurementJob): Promise<string | undefined> => {
    const { state } = await fold(productCategory, streamOf(productCategory, productId));
    if (state.status === 'absent' || !mayKeepCaptures(state, version) || isMeasured(state, version)) return undefined;
    return isErased(state.request.url) ? undefined : state.request.url;
  };

  const keep = async (job: MeasurementJob, taken: readonly Screenshot[], browser?: Browser): Promise<void> => {
    const { productId, version, context } = job;
    const screenshots = [];
    for (const { name, width, height, webp } of taken) {
      const kept = await captures.keep({ productId, version, name }, webp);
      // Its key is gone: the report was taken down.
      if (kept === undefined) return;
      screenshots.push({ ...kept, name, width, height });
    }
    const data = { productId, version, screenshots, ...(browser && { browser }), measuredAt: now().toISOString() };
    await record({ type: 'RecordMeasurement', data }, context);
  };

  const end = (job: MeasurementJob, result: ScreenshotsResult): Promise<void> => {
    const { browser, problems = [] } = result;
    for (const detail of problems) log.info({ productId: job.productId, detail }, 'part of a site not measured');
    if (result.ok) {
      return result.screenshots.every(({ webp }) => isScreenshot(webp))
        ? keep(job, result.screenshots, browser)
        : fail(job, 'failed');
    }
    log.info({ productId: job.productId, reason: result.reason, detail: result.detail }, 'no screenshots');
    if (browser && hasMeasured(browser)) return keep(job, [], browser);
    if (result.reason !== 'busy') return fail(job, result.reason);
    if (job.postponed >= MAX_POSTPONED) return fail(job, 'too-busy');
    return jobs.postpone({ ...job, postponed: job.postponed + 1 }, BUSY_FOR_MS);
  };

  return {
    receiver: {
      name: MEASUREMENT_RECEIVER,
      receive: async (sent) => {
        const job = jobOf(sent);
        if ((await addressOf(job)) === undefined) return;
        if (takeScreenshots === undefined) await fail(job, 'off');
        else if ((await jobs.add(job)) === 'full') await fail(job, 'too-busy');
      },
    },
    measureSite: async (job, attempt, stopping) => {
      const url = await addressOf(job);
      if (url === undefined) return;
      if (takeScreenshots === undefined) await fail(job, 'off');
      else if (attempt > MAX_ATTEMPTS) await fail(job, 'interrupted');
      else {
        const result = stopping.aborted
          ? undefined
          : await withinDeadline(stopping, LIMIT_MS, (signal) => takeScreenshots(url, { signal })).catch(toFailure);
        // What a stopping process did not get says nothing about the site. All that wait come by here while it stops.
        if (result === undefined || stopping.aborted) await jobs.postpone(job, STOPPING_MS);
        else await end(job, result);
      }
    },
  };
};

const hasMeasured = ({ facts }: Browser): boolean => facts.some(({ status }) => status !== 'not-measured');

const toFailure = (error: unknown): ScreenshotsResult => ({
  ok: false,
  reason: 'failed',
  detail: error instanceof Error ? error.message : String(error),
});

const jobOf = ({ id, command, context }: CommandToSend): MeasurementJob => ({
  productId: Number(id),
  version: (command as QueueMeasurement).data.version,
  postponed: 0,
  context,
});
