import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import type { ReadResult, ReadSite } from '@twofold/site-reader/site-snapshot';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { aReport } from '../testing/a-report.ts';
import { aSnapshot } from '../testing/a-snapshot.ts';
import type { KeepText } from './captures/keep-text.ts';
import { createAnalyze, type AnalysisToRun } from './analyze.ts';
import { AnalystFailed, type Analyst } from '@twofold/analyst/analyst';
import { productCategory } from './category.ts';
import { createOutcomes } from './outcome.ts';

const at = new Date('2026-01-05T10:00:00.000Z');
const log = createLog({ service: 'test', level: 'silent' });
const anAnalysis: AnalysisToRun = {
  productId: 7,
  url: 'https://benchbook.example/',
  requestedAt: at,
  submittedBy: 'a'.repeat(64),
  requestedBy: undefined,
  context: aContext,
};

const analystSaying = (analyze: Analyst['analyze']): Analyst => ({
  provenance: { provider: 'built-in', rubricVersion: '1' },
  analyze,
});

const CAPTURE = { name: 'text', digest: 'ab'.repeat(32), bytes: 900 };
const keepText: KeepText = () => Promise.resolve({ captures: [CAPTURE], measurement: 'follows' });

const setUp = (given: { readSite?: ReadSite; analyze?: Analyst['analyze']; store?: EventStore } = {}) => {
  const store = given.store ?? memoryEventStore();
  const reads: string[] = [];
  const readSite: ReadSite = (url, options) => {
    reads.push(url);
    return given.readSite?.(url, options) ?? Promise.resolve({ ok: true, snapshot: aSnapshot });
  };
  const analyst = analystSaying(given.analyze ?? (() => Promise.resolve(aReport)));
  const stopping = new AbortController();
  const handle = createCommandHandler({ store, now: () => at });
  const findOutcome = createOutcomes({ readSite, analyst, log, stopping: stopping.signal });
  const newId = () => crypto.randomUUID();
  return {
    analyze: createAnalyze({ handle, findOutcome, keepText, now: () => at, newId }),
    handle,
    reads,
    stopping,
    store,
  };
};

const typesIn = async (store: EventStore): Promise<string[]> => {
  const types = [];
  for await (const { type, data } of store.readAll()) {
    const reason = typeof data === 'object' && data && 'reason' in data ? ` ${String(data.reason)}` : '';
    types.push(`${type}${reason}`);
  }
  return types;
};

describe('analyzing a site', () => {
  it('records the request and the report', async () => {
    const { analyze, store } = setUp();
    expect(await analyze(anAnalysis)).toMatchObject({ ok: true });
    expect(await typesIn(store)).toEqual(['AnalysisRequested', 'AnalysisCompleted']);
  });

  it('answers the position of its last event', async () => {
    const { analyze, store } = setUp();
    const { position } = await analyze(anAnalysis);
    const positions = [];
    for await (const event of store.readAll()) positions.push(event.position);
    expect(position).toBe(positions.at(-1));
  });

  it.each(['unreachable', 'blocked', 'login-wall', 'empty-shell', 'not-html', 'refused-address'] as const)(
    'records a site that is %s as a failure and asks no analyst',
    async (reason) => {
      const refused: ReadResult = { ok: false, failure: { reason, detail: '' } };
      const analyst = () => Promise.reject(new Error('must not be asked'));
      const { analyze, store } = setUp({ readSite: () => Promise.resolve(refused), analyze: analyst });
      expect(await analyze(anAnalysis)).toMatchObject({ ok: false, reason });
      expect(await typesIn(store)).toEqual(['AnalysisRequested', `AnalysisFailed ${reason}`]);
    },
  );

  it.each(['provider-failed', 'provider-timed-out'] as const)('records that its %s', async (reason) => {
    const { analyze, store } = setUp({ analyze: () => Promise.reject(new AnalystFailed(reason, 'no')) });
    expect(await analyze(anAnalysis)).toMatchObject({ ok: false, reason });
    expect(await typesIn(store)).toEqual(['AnalysisRequested', `AnalysisFailed ${reason}`]);
  });

  it('treats a report without strengths as a failure of the provider', async () => {
    const empty = { ...aReport, aiAnalysis: { ...aReport.aiAnalysis, strengths: [] } };
    const { analyze } = setUp({ analyze: () => Promise.resolve(empty) });
    expect(await analyze(anAnalysis)).toMatchObject({ ok: false, reason: 'provider-failed' });
  });

  it('makes every text storable', async () => {
    const { analyze, store } = setUp({
      analyze: () => Promise.resolve({ ...aReport, title: 'Bench\u0000book \ud800' }),
    });
    await analyze(anAnalysis);
    const events = [];
    for await (const event of store.readAll()) events.push(event);
    expect(events[1]?.data).toMatchObject({ report: { title: 'Bench\uFFFDbook \ufffd' } });
  });

  it('refuses an id that belongs to another request', async () => {
    const { analyze } = setUp();
    await analyze(anAnalysis);
    const context = { ...anAnalysis.context, id: crypto.randomUUID() };
    const other = { ...anAnalysis, url: 'https://fernpost.example/', context };
    await expect(analyze(other)).rejects.toMatchObject({ code: 'product-id-taken' });
  });
});

describe('concurrent analyses of one address', () => {
  it('read and ask the model once, and make two reports', async () => {
    const { analyze, reads, store } = setUp();
    const again = { ...anAnalysis, productId: 8, context: { ...aContext, id: crypto.randomUUID() } };
    await Promise.all([analyze(anAnalysis), analyze(again)]);
    expect(reads).toHaveLength(1);
    expect((await typesIn(store)).filter((type) => type === 'AnalysisCompleted')).toHaveLength(2);
  });

  it('read again once the first has ended', async () => {
    const { analyze, reads } = setUp();
    await analyze(anAnalysis);
    await analyze({ ...anAnalysis, productId: 8, context: { ...aContext, id: crypto.randomUUID() } });
    expect(reads).toHaveLength(2);
  });
});

describe('repeating an analysis', () => {
  it('changes nothing once it has ended', async () => {
    const { analyze, reads, store } = setUp();
    const first = await analyze(anAnalysis);
    expect(await analyze(anAnalysis)).toEqual(first);
    expect(reads).toHaveLength(1);
    expect(await typesIn(store)).toHaveLength(2);
  });

  it('continues if the process died after the request', async () => {
    const store = memoryEventStore();
    const { handle } = setUp({ store });
    const { requestedAt, context, requestedBy: _, ...data } = anAnalysis;
    const request = { ...data, requestedAt: requestedAt.toISOString(), dueAt: '2026-01-05T10:01:30.000Z' };
    await handle(productCategory, 7, { type: 'RequestAnalysis', data: request }, context);
    expect(await setUp({ store }).analyze(anAnalysis)).toMatchObject({ ok: true });
    expect(await typesIn(store)).toEqual(['AnalysisRequested', 'AnalysisCompleted']);
  });
});

describe('an analysis that is interrupted', () => {
  it('stays interrupted when its report comes too late', async () => {
    const setup = setUp({
      analyze: async () => {
        const data = { productId: 7, reason: 'interrupted', failedAt: at.toISOString() } as const;
        const command = { type: 'FailAnalysis', data } as const;
        await setup.handle(productCategory, 7, command, { ...aContext, id: crypto.randomUUID() });
        return aReport;
      },
    });
    expect(await setup.analyze(anAnalysis)).toMatchObject({ ok: false, reason: 'interrupted' });
    expect(await typesIn(setup.store)).toEqual(['AnalysisRequested', 'AnalysisFailed interrupted']);
  });

  it('is recorded as such when the service stops', async () => {
    const setup = setUp({
      analyze: (_, { signal }) => {
        setup.stopping.abort();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          if (signal.aborted) reject(new Error('aborted'));
        });
      },
    });
    expect(await setup.analyze(anAnalysis)).toMatchObject({ ok: false, reason: 'interrupted' });
  });
});
