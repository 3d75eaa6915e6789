import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { createLog } from '@twofold/http/log';
import type { TakeScreenshots } from '@twofold/site-reader/screenshots';
import { productCategory } from '../analysis/category.ts';
import type { AnalysisCommand } from '../analysis/commands.ts';
import { createMeasurement } from '../analysis/screenshots/measure-site.ts';
import type { MeasurementJob, MeasurementJobs } from '../analysis/screenshots/measurement-jobs.ts';
import { createCommandHandler } from '../command-handler.ts';
import { foldsOf } from '../fold-stream.ts';
import { aContext } from './a-context.ts';
import { completedData, requestedData } from './analysis-events.ts';

/** The current time. */
export const at = new Date('2026-01-05T10:05:00.000Z');
/** The job that measures the site. */
export const JOB: MeasurementJob = { productId: 7, version: 1, postponed: 0, context: aContext };
export const QUEUED = {
  receiver: 'site-measurement',
  id: 7,
  command: { type: 'QueueMeasurement', data: { version: 1 } },
  context: aContext,
};
/** The signal of a process that does not stop. */
export const here = new AbortController().signal;

type Given = { readonly take?: TakeScreenshots | undefined; readonly full?: boolean; readonly isErased?: boolean };

/** A report about a site, and the jobs and captures of its measurement. */
export const aMeasurement = async ({ take, full = false, isErased = false }: Given = {}) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now: () => at });
  const send = (command: AnalysisCommand) =>
    handle(productCategory, 7, command, { ...aContext, id: crypto.randomUUID() });
  await send({ type: 'RequestAnalysis', data: { ...requestedData, requestedBy: 3 } });
  await send({ type: 'CompleteAnalysis', data: { ...completedData, measurement: 'follows' } });
  const queued: MeasurementJob[] = [];
  const postponed: { readonly job: MeasurementJob; readonly delayMs: number }[] = [];
  const kept: string[] = [];
  const jobs: MeasurementJobs = {
    add: (job) => Promise.resolve(full ? 'full' : (queued.push(job), 'added')),
    postpone: async (job, delayMs) => void postponed.push({ job, delayMs }),
  };
  const measurement = createMeasurement({
    handle,
    fold: foldsOf(store),
    captures: {
      keep: async ({ version, name }, bytes) => {
        if (isErased) return undefined;
        kept.push(`${version} ${name}`);
        return { name, digest: 'cd'.repeat(32), bytes: bytes.length + 29 };
      },
    },
    jobs,
    takeScreenshots: take,
    now: () => at,
    newId: () => crypto.randomUUID(),
    log: createLog({ service: 'test', level: 'silent' }),
  });
  const ends = async (): Promise<AnalysisEvent[]> => {
    const events: AnalysisEvent[] = [];
    for await (const { type, data } of store.readStream('product-7')) events.push({ type, data } as AnalysisEvent);
    return events.filter(({ type }) => /^(ScreenshotsTaken|SiteMeasured|SiteMeasurementFailed)$/.test(type));
  };
  return { ...measurement, store, send, queued, postponed, kept, ends };
};
