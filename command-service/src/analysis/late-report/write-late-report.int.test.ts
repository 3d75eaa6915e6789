import { AnalystFailed, type Analyst } from '@twofold/analyst/analyst';
import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { aReport } from '../../testing/a-report.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';

const WAIT = { withinMs: 30_000 };
const MODEL = { provider: 'openai', model: 'stand-in' } as const;
const RULES = { provider: 'built-in', rubricVersion: '2' } as const;

let service: RunningService | undefined;
afterEach(async () => {
  await service?.end();
  service = undefined;
});

type Late = () => Promise<typeof aReport>;

/** A model that is too slow for a visitor; `late` is its late report. */
const slowModel = (late: Late): Analyst => ({
  provenance: MODEL,
  analyze: () => Promise.reject(new AnalystFailed('provider-timed-out', 'slow')),
  fallback: { provenance: RULES, analyze: () => Promise.resolve(aReport) },
  late: { provenance: MODEL, limitMs: 20_000, analyze: late },
});

const start = async (late: Late): Promise<RunningService> => {
  service = await startService({ createAnalyst: () => slowModel(late) });
  await service.start();
  return service;
};

const eventsIn = async ({ store }: RunningService): Promise<AnalysisEvent[]> => {
  const events: AnalysisEvent[] = [];
  for await (const { type, data } of store.readAll()) events.push({ type, data } as AnalysisEvent);
  return events;
};
const typesIn = async (started: RunningService) => (await eventsIn(started)).map(({ type }) => type);
const analyze = ({ url }: RunningService) =>
  aBrowser(url).post('/api/analyze/url', { url: 'https://benchbook.example/' });
const endsWith = (started: RunningService, type: string) =>
  eventually(async () => expect((await typesIn(started)).at(-1)).toBe(type), WAIT);

describe('the report of a slow model', () => {
  it('becomes the second version, once', async () => {
    const started = await start(() => Promise.resolve(aReport));
    expect((await analyze(started)).status).toBe(201);
    await endsWith(started, 'ReanalysisCompleted');
    const events = await eventsIn(started);
    expect(events.map(({ type }) => type)).toEqual([
      'AnalysisRequested',
      'AnalysisCompleted',
      'ReanalysisRequested',
      'ReanalysisCompleted',
    ]);
    expect(events[1]?.data).toMatchObject({
      provenance: { ...RULES, insteadOfModel: 'slow' },
      modelReport: 'follows',
    });
    expect(events[2]?.data).toMatchObject({ version: 2, because: 'slow-model' });
    expect(events[3]?.data).toMatchObject({ version: 2, provenance: MODEL });
  });

  it('is recorded as failed when the model gives none either, and the first one stays', async () => {
    const started = await start(() => Promise.reject(new AnalystFailed('provider-failed', 'no')));
    await analyze(started);
    await endsWith(started, 'ReanalysisFailed');
    expect((await eventsIn(started)).at(-1)?.data).toMatchObject({ version: 2, reason: 'provider-failed' });
  });
});
