import type { CapturedScreenshot } from '@twofold/contracts/analysis/events';
import type { MeasurementFailure } from '@twofold/contracts/analysis/measurement-failure';
import type { Logger } from '@twofold/http/log';
import { isScreenshot, type Screenshot, type ScreenshotsResult } from '@twofold/site-reader/screenshots';
import type { CommandContext, HandleCommand } from '../../command-handler.ts';
import type { Captures } from '../captures/captures.ts';
import { productCategory } from '../category.ts';
import type { RecordMeasurement, RecordScreenshots } from '../commands.ts';
import type { MeasurementJob } from './measurement-jobs.ts';

export type Browser = NonNullable<ScreenshotsResult['browser']>;

export type RecordsDeps = {
  readonly handle: HandleCommand;
  readonly captures: Pick<Captures, 'keep'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
};

export type MeasurementRecords = {
  /** Records screenshots while the rest is measured. What a browser took that is none is left to the end of the measurement. */
  readonly recordScreenshots: (job: MeasurementJob, taken: readonly Screenshot[]) => Promise<void>;
  /** Records that a site is measured. */
  readonly complete: (job: MeasurementJob, taken: readonly Screenshot[], browser?: Browser) => Promise<void>;
  /** Records that a site is not measured. */
  readonly fail: (job: MeasurementJob, reason: MeasurementFailure) => Promise<void>;
};

/** Keeps what a measurement has found beside the log, and records it. Nothing is recorded once the key of the report is gone. */
export const createMeasurementRecords = ({ handle, captures, now, newId, log }: RecordsDeps): MeasurementRecords => {
  const record = async (command: RecordMeasurement | RecordScreenshots, context: CommandContext): Promise<void> => {
    const { productId } = command.data;
    // What comes of it may differ from run to run, so its command has an id of its own each time.
    await handle(productCategory, productId, command, { ...context, id: newId(), causationId: context.id });
  };

  /** Keeps what was taken; `undefined` once its key is gone: the report was taken down. */
  const keep = async (
    { productId, version }: MeasurementJob,
    taken: readonly Screenshot[],
  ): Promise<CapturedScreenshot[] | undefined> => {
    const screenshots: CapturedScreenshot[] = [];
    for (const { name, width, height, webp } of taken) {
      const kept = await captures.keep({ productId, version, name }, webp);
      if (kept === undefined) return undefined;
      screenshots.push({ ...kept, name, width, height });
    }
    return screenshots;
  };

  return {
    recordScreenshots: async (job, taken) => {
      if (taken.length === 0 || !taken.every(({ webp }) => isScreenshot(webp))) return;
      const { productId, version, context } = job;
      const screenshots = await keep(job, taken);
      if (screenshots === undefined) return;
      const data = { productId, version, screenshots, takenAt: now().toISOString() };
      await record({ type: 'RecordScreenshots', data }, context);
    },
    complete: async (job, taken, browser) => {
      const { productId, version, context } = job;
      const screenshots = await keep(job, taken);
      if (screenshots === undefined) return;
      const data = { productId, version, screenshots, ...(browser && { browser }), measuredAt: now().toISOString() };
      await record({ type: 'RecordMeasurement', data }, context);
    },
    fail: ({ productId, version, context }, reason) => {
      log.info({ productId, version, reason }, 'site not measured');
      const data = { productId, version, reason, failedAt: now().toISOString() };
      return record({ type: 'FailMeasurement', data }, context);
    },
  };
};
