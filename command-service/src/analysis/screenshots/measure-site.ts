import { isErased } from '@twofold/contracts/personal';
import { withinDeadline } from '@twofold/timing/within-deadline';
import {
  isScreenshot,
  type OnScreenshots,
  type ScreenshotsResult,
  type TakeScreenshots,
} from '@twofold/site-reader/screenshots';
import { streamOf } from '../../category.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { CommandToSend, Receiver } from '../../reactors/send-command.ts';
import { productCategory } from '../category.ts';
import { isMeasured, mayKeepCaptures } from '../measurement-decisions.ts';
import { MEASUREMENT_RECEIVER, type QueueMeasurement } from './measure-site-on-report-completed.reactor.ts';
import type { MeasurementJob, MeasurementJobs } from './measurement-jobs.ts';
import { createMeasurementRecords, type Browser, type RecordsDeps } from './measurement-records.ts';

export type MeasurementDeps = RecordsDeps & {
  readonly fold: FoldStream;
  readonly jobs: MeasurementJobs;
  /** Absent if rendering is off. */
  readonly takeScreenshots: TakeScreenshots | undefined;
};

/** Runs a job; `attempt` counts from 1. When the signal aborts, the job waits again and loses no attempt. */
export type MeasureSite = (job: MeasurementJob, attempt: number, signal: AbortSignal) => Promise<void>;

/** The total: waiting for the browser, both screens, a run of Lighthouse, and the links. */
const LIMIT_MS = 300_000;
/** A measurement whose process was killed is started once more. */
const MAX_ATTEMPTS = 2;
const BUSY_FOR_MS = 30_000;
const MAX_POSTPONED = 20;
/** After this, another or the next process continues. */
const STOPPING_MS = 5_000;

/** Measures the sites of reports in a browser, from a queue (D-122, D-123). */
export const createMeasurement = (
  deps: MeasurementDeps,
): { readonly receiver: Receiver; readonly measureSite: MeasureSite } => {
  const { fold, jobs, takeScreenshots, log } = deps;

  const { fail, recordScreenshots, complete } = createMeasurementRecords(deps);

  /** The address to open; `undefined` if there is nothing to measure, or no longer. */
  const addressOf = async ({ productId, version }: MeasurementJob): Promise<string | undefined> => {
    const { state } = await fold(productCategory, streamOf(productCategory, productId));
    if (state.status === 'absent' || !mayKeepCaptures(state, version) || isMeasured(state, version)) return undefined;
    return isErased(state.request.url) ? undefined : state.request.url;
  };

  const end = (job: MeasurementJob, result: ScreenshotsResult): Promise<void> => {
    const { browser, problems = [] } = result;
    for (const detail of problems) log.info({ productId: job.productId, detail }, 'could not measure part of a site');
    if (result.ok) {
      return result.screenshots.every(({ webp }) => isScreenshot(webp))
        ? complete(job, result.screenshots, browser)
        : fail(job, 'failed');
    }
    log.info({ productId: job.productId, reason: result.reason, detail: result.detail }, 'could not take screenshots');
    if (browser && hasMeasured(browser)) return complete(job, [], browser);
    if (result.reason !== 'busy') return fail(job, result.reason);
    if (job.postponed >= MAX_POSTPONED) return fail(job, 'too-busy');
    return jobs.postpone({ ...job, postponed: job.postponed + 1 }, BUSY_FOR_MS);
  };

  /** Measures a site in a browser; `undefined` if this process is stopping. Screenshots are recorded early. */
  const take = async (
    measure: TakeScreenshots,
    url: string,
    job: MeasurementJob,
    stopping: AbortSignal,
  ): Promise<ScreenshotsResult | undefined> => {
    if (stopping.aborted) return undefined;
    let recorded = Promise.resolve();
    const onScreenshots: OnScreenshots = (taken) => {
      recorded = recordScreenshots(job, taken).catch((err: unknown) => log.warn({ err }, 'screenshots are delayed'));
    };
    const result = await withinDeadline(stopping, LIMIT_MS, (signal) => measure(url, { signal, onScreenshots })).catch(
      toFailure,
    );
    await recorded;
    return result;
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
        const result = await take(takeScreenshots, url, job, stopping);
        // A result during a stop says nothing about the site, since the stop aborts its requests.
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
