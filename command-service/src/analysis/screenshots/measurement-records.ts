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
  /** Records screenshots during the measurement. Invalid ones are handled at the end. */
  readonly recordScreenshots: (job: MeasurementJob, taken: readonly Screenshot[]) => Promise<void>;
  /** Records that a site was measured. */
  readonly complete: (job: MeasurementJob, taken: readonly Screenshot[], browser?: Browser) => Promise<void>;
  /** Records that a site could not be measured. */
  readonly fail: (job: MeasurementJob, reason: MeasurementFailure) => Promise<void>;
};

/** Stores and records the result of a measurement; nothing once the key of the report was deleted. */
export const createMeasurementRecords = ({ handle, captures, now, newId, log }: RecordsDeps): MeasurementRecords => {
  const record = async (command: RecordMeasurement | RecordScreenshots, context: CommandContext): Promise<void> => {
    const { productId } = command.data;
    // The outcome may differ between runs, so each run's command has its own id.
    await handle(productCategory, productId, command, { ...context, id: newId(), causationId: context.id });
  };

  /** Stores captures; `undefined` once their key was deleted because the report was taken down. */
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
      log.info({ productId, version, reason }, 'could not measure the site');
      const data = { productId, version, reason, failedAt: now().toISOString() };
      return record({ type: 'FailMeasurement', data }, context);
    },
  };
};
