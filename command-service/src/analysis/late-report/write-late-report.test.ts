import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../../command-handler.ts';
import { foldsOf } from '../../fold-stream.ts';
import { aContext } from '../../testing/a-context.ts';
import { aReport } from '../../testing/a-report.ts';
import { completedData, requestedData, takeDown } from '../../testing/analysis-events.ts';
import { productCategory } from '../category.ts';
import type { AnalysisCommand } from '../commands.ts';
import type { FindOutcome } from '../outcome.ts';
import type { LateReportJob } from './late-report-jobs.ts';
import { createLateReports } from './write-late-report.ts';

const at = new Date('2026-01-05T10:01:00.000Z');
const JOB: LateReportJob = { productId: 7, after: 1, context: aContext };
const here = new AbortController().signal;
const FINAL_URL = 'https://benchbook.example/';
const MODEL = { provider: 'openai', model: 'stand-in' } as const;

const written: FindOutcome = () =>
  Promise.resolve({
    ok: true,
    finalUrl: FINAL_URL,
    report: aReport,
    provenance: MODEL,
    text: { pages: [], frame: [] },
  });
const interrupted: FindOutcome = () => Promise.resolve({ ok: false, reason: 'interrupted' });

/** A product whose first report was written by the rules because the model was slow. */
const setUp = async (findOutcome: FindOutcome | undefined = written) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now: () => at });
  const send = (command: AnalysisCommand) =>
    handle(productCategory, 7, command, { ...aContext, id: crypto.randomUUID() });
  await send({ type: 'RequestAnalysis', data: { ...requestedData, requestedBy: 3 } });
  await send({ type: 'CompleteAnalysis', data: { ...completedData, modelReport: 'follows' } });
  const queued: LateReportJob[] = [];
  const reports = createLateReports({
    handle,
    fold: foldsOf(store),
    keepText: () => Promise.resolve({}),
    jobs: { add: (job) => Promise.resolve(void queued.push(job)) },
    findOutcome,
    expiresAfterMs: 600_000,
    now: () => at,
    newId: () => crypto.randomUUID(),
  });
  const types = async (): Promise<string[]> => {
    const events: AnalysisEvent['type'][] = [];
    for await (const { type } of store.readStream('product-7')) events.push(type as AnalysisEvent['type']);
    return events.slice(2);
  };
  return { ...reports, send, queued, types };
};

const SECOND_VERSION = ['ReanalysisRequested', 'ReanalysisCompleted'];

describe('writing the report of a slow model later', () => {
  it('makes it the next version, and no third one when the job runs again', async () => {
    const { writeLateReport, types } = await setUp();
    await writeLateReport(JOB, 1, here);
    await writeLateReport(JOB, 2, here);
    await writeLateReport({ ...JOB, after: 2 }, 1, here);
    expect(await types()).toEqual(SECOND_VERSION);
  });

  it('continues in another process with the version that one that was stopped has requested', async () => {
    const { writeLateReport, queued, send, types } = await setUp(interrupted);
    await writeLateReport(JOB, 1, here);
    expect({ queued, types: await types() }).toEqual({ queued: [JOB], types: ['ReanalysisRequested'] });
    const data = { productId: 7, after: 1, requestedAt: at.toISOString(), dueAt: at.toISOString() };
    await send({ type: 'RequestLateReport', data });
    expect(await types()).toEqual(['ReanalysisRequested']);
  });

  it('gives up after the second process that was killed at it', async () => {
    const { writeLateReport, types } = await setUp(interrupted);
    await writeLateReport(JOB, 1, here);
    await writeLateReport(JOB, 3, here);
    expect(await types()).toEqual(['ReanalysisRequested', 'ReanalysisFailed']);
  });

  it('is not begun by a process that stops', async () => {
    const { writeLateReport, queued, types } = await setUp();
    await writeLateReport(JOB, 1, AbortSignal.abort());
    expect({ queued, types: await types() }).toEqual({ queued: [JOB], types: [] });
  });

  it('writes nothing where a user has asked for another report meanwhile', async () => {
    const { writeLateReport, send, types } = await setUp();
    const times = { requestedAt: at.toISOString(), dueAt: '2026-01-05T11:00:00.000Z' };
    await send({ type: 'RequestReanalysis', data: { productId: 7, requestedBy: 3, ...times } });
    await writeLateReport(JOB, 1, here);
    expect(await types()).toEqual(['ReanalysisRequested']);
  });

  it('leaves its owner the hourly report', async () => {
    const { writeLateReport, send, types } = await setUp();
    await writeLateReport(JOB, 1, here);
    const times = { requestedAt: '2026-01-05T10:02:00.000Z', dueAt: '2026-01-05T10:04:00.000Z' };
    await send({ type: 'RequestReanalysis', data: { productId: 7, requestedBy: 3, ...times } });
    expect(await types()).toEqual([...SECOND_VERSION, 'ReanalysisRequested']);
  });

  it('writes nothing of what was taken down, or without a model', async () => {
    const gone = await setUp();
    await gone.send(takeDown());
    await gone.writeLateReport(JOB, 1, here);
    expect(await gone.types()).toEqual(['ProductTakenDown']);
  });
});
